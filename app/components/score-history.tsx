type Point = { id: string; score: number; day: string };

const WIDTH = 320;
const HEIGHT = 132;
const LEFT = 24;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 22;
const MAX_SCORE = 10;
const LINES = [0, 5, 10];

/** Scores of the latest chats as a line, and the same in words. Needs at least one. */
export function ScoreHistory({ scores }: { scores: Point[] }) {
  const points = scores.map((score, at) => ({ ...score, x: x(at, scores.length), y: y(score.score) }));
  const first = points[0];
  const last = points.at(-1);
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full" role="img" aria-label={inWords(scores)}>
        <g className="stroke-line" fill="none">
          {LINES.map((score) => (
            <path key={score} d={`M${LEFT} ${y(score)}H${WIDTH - RIGHT}`} />
          ))}
        </g>
        <g className="fill-soft" fontSize={12} textAnchor="end">
          {LINES.map((score) => (
            <text key={score} x={LEFT - 7} y={y(score) + 4}>
              {score}
            </text>
          ))}
        </g>
        <polyline
          points={points.map((point) => `${point.x},${point.y}`).join(" ")}
          fill="none"
          className="stroke-accent"
          strokeWidth={2.5}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {points.map((point, at) => (
          <circle
            key={point.id}
            cx={point.x}
            cy={point.y}
            r={at === points.length - 1 ? 5 : 3.5}
            className="fill-accent"
          />
        ))}
        <g className="fill-soft" fontSize={12}>
          {first && points.length > 1 ? (
            <text x={LEFT} y={HEIGHT - 5}>
              {first.day}
            </text>
          ) : null}
          <text x={WIDTH - RIGHT} y={HEIGHT - 5} textAnchor="end">
            {last?.day}
          </text>
        </g>
      </svg>
      <figcaption className="mt-2 text-sm text-soft">{inWords(scores)}</figcaption>
    </figure>
  );
}

/** "Your last 3 scores, oldest first: 5, 6, 8 of 10." */
export function inWords(scores: Pick<Point, "score">[]): string {
  const list = scores.map(({ score }) => score).join(", ");
  return scores.length === 1
    ? `Your first score: ${list} of 10.`
    : `Your last ${scores.length} scores, oldest first: ${list} of 10.`;
}

/** A single point stands in the middle. */
function x(at: number, count: number): number {
  const span = WIDTH - LEFT - RIGHT - 12;
  return Math.round(LEFT + 6 + (count === 1 ? span / 2 : (at * span) / (count - 1)));
}

function y(score: number): number {
  return Math.round(HEIGHT - BOTTOM - (score / MAX_SCORE) * (HEIGHT - TOP - BOTTOM));
}
