import { changeTone, signedChange } from "../models/mood.ts";
import { CHANGE_TEXT } from "./mood-tones.ts";

type Move = { messageId: string; mood: number; change: number; text: string; words: string };

const WIDTH = 320;
const HEIGHT = 120;
const PADDING = 12;

/** The mood after each of the person's messages; every point says in words what moved it. */
export function MoodChart({ moves }: { moves: Move[] }) {
  const points = moves.map((move, at) => ({ ...move, x: x(at, moves.length), y: y(move.mood) }));
  const best = moves.reduce((max, move) => (move.change > max.change ? move : max));
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full"
        role="img"
        aria-label={`Mood after each message: ${moves.map((move) => move.mood).join(", ")}`}
      >
        <g className="stroke-line" fill="none">
          {[20, 50, 80].map((mood) => (
            <path key={mood} d={`M0 ${y(mood)}H${WIDTH}`} />
          ))}
        </g>
        <polyline
          points={points.map((point) => `${point.x},${point.y}`).join(" ")}
          fill="none"
          className="stroke-accent"
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
        {points.map((point) => (
          <circle
            key={point.messageId}
            cx={point.x}
            cy={point.y}
            r={point.messageId === best.messageId ? 6 : 4}
            className="fill-accent"
          />
        ))}
      </svg>
      <details className="mt-2 text-sm">
        <summary className="min-h-11 py-2.5 font-semibold">Line by line</summary>
        <ol className="space-y-2">
          {moves.map((move) => (
            <li key={move.messageId} className="flex gap-3">
              <span
                className={`w-9 flex-none text-right font-semibold tabular-nums ${CHANGE_TEXT[changeTone(move.change)]}`}
              >
                {signedChange(move.change)}
              </span>
              <span className="min-w-0">
                <q className="line-clamp-4 [overflow-wrap:anywhere]">{move.words}</q>
                <span className="block text-soft">{move.text}</span>
              </span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

function x(at: number, count: number): number {
  return Math.round(PADDING + (at * (WIDTH - 2 * PADDING)) / Math.max(1, count - 1));
}

function y(mood: number): number {
  return Math.round(HEIGHT - PADDING - (mood / 100) * (HEIGHT - 2 * PADDING));
}
