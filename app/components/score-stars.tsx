import { stars } from "../models/feedback.ts";

const STAR = "M12 2l3 6.500 7 .8-5.200 4.800 1.400 7L12 17.600 5.800 21.100l1.400-7L2 9.300l7-.8z";

/** Five stars with halves, and the score in words. */
export function ScoreStars({ score }: { score: number }) {
  return (
    <div className="mt-2 flex items-center gap-3">
      <svg
        viewBox="0 0 128 24"
        width={128}
        height={24}
        className="text-accent"
        role="img"
        aria-label={`${score / 2} of 5 stars`}
      >
        <defs>
          <clipPath id="half-star">
            <path d="M0 0h12v24H0z" />
          </clipPath>
        </defs>
        {stars(score).map((fill, at) => (
          <g key={at} transform={`translate(${at * 26} 0)`}>
            <path d={STAR} fill="none" stroke="currentColor" strokeLinejoin="round" />
            {fill === "empty" ? null : (
              <path d={STAR} fill="currentColor" clipPath={fill === "half" ? "url(#half-star)" : undefined} />
            )}
          </g>
        ))}
      </svg>
      <p className="tabular-nums">
        <strong data-testid="score">{score}</strong> of 10
      </p>
    </div>
  );
}
