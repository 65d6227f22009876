/** How a score is put into words and stars (SPEC 9). */

/** Score ≥ 8, ≥ 6 and the rest. */
export function feedbackHeadline(score: number): string {
  if (score >= 8) return "Great conversation!";
  if (score >= 6) return "Good effort!";
  return "Keep practicing!";
}

/** Five stars, each full, half or empty: stars equal score ÷ 2, with halves. */
export function stars(score: number): ("full" | "half" | "empty")[] {
  return Array.from({ length: 5 }, (_, star) => {
    if (score >= star * 2 + 2) return "full";
    return score >= star * 2 + 1 ? "half" : "empty";
  });
}
