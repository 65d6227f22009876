import type { Skill } from "../models/skill.ts";
import { Chip } from "./ui/chip.tsx";

const WIDTH = 348;
const HEIGHT = 220;
const CENTRE = { x: 174, y: 118 };
const RADIUS = 82;
const LABEL_RADIUS = RADIUS + 12;
const RINGS = [25, 50, 75, 100];
/** Short enough to stand around the figure; the list below has the full names. */
const SHORT_NAMES = ["Opening", "Flow", "Wit", "Empathy", "Confidence"];
const ANCHORS = ["middle", "start", "start", "end", "end"] as const;

/** Five skills as a figure, and the same as a list for everybody. */
export function SkillRadar({ skills }: { skills: Skill[] }) {
  return (
    <>
      <RadarFigure skills={skills} label={skills.map(({ name, value }) => `${name} ${value}`).join(", ")} />
      <dl className="mt-3 divide-y divide-line">
        {skills.map(({ name, value, isEstimate }) => (
          <div key={name} className="flex min-h-9 items-center justify-between gap-3 py-1.5">
            <dt className="flex flex-wrap items-center gap-x-2">
              {name}
              {isEstimate ? <Chip>estimate</Chip> : null}
            </dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {skills.some(({ isEstimate }) => isEstimate) ? (
        <p className="mt-2 text-sm text-soft">
          An estimate follows from your average score; the others are measured in your chats.
        </p>
      ) : null}
    </>
  );
}

/** Where the skills will be, before there are any. */
export function EmptyRadar() {
  return (
    <>
      <RadarFigure skills={[]} label="An empty chart of five skills" />
      <p className="mt-2 text-soft">
        Finish your first chat and your five skills appear here: how you open, keep a conversation flowing, make people
        laugh, read them, and hold your own.
      </p>
    </>
  );
}

function RadarFigure({ skills, label }: { skills: Skill[]; label: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="mx-auto w-full max-w-[400px]">
      <g fill="none" className="stroke-line">
        {RINGS.map((ring) => (
          <polygon key={ring} points={polygon(() => ring)} strokeDasharray={skills.length === 0 ? "3 4" : undefined} />
        ))}
        {SHORT_NAMES.map((name, at) => {
          const { x, y } = pointAt(at, RADIUS);
          return <path key={name} d={`M${CENTRE.x} ${CENTRE.y}L${x} ${y}`} />;
        })}
      </g>
      {skills.length > 0 ? (
        <g className="fill-accent stroke-accent">
          <polygon
            points={polygon((at) => skills[at]?.value ?? 0)}
            fillOpacity={0.18}
            strokeWidth={2}
            strokeLinejoin="round"
          />
          {skills.map(({ name, value }, at) => {
            const { x, y } = pointAt(at, (RADIUS * value) / 100);
            return <circle key={name} cx={x} cy={y} r={3} stroke="none" />;
          })}
        </g>
      ) : null}
      <g className="fill-soft" fontSize={13}>
        {SHORT_NAMES.map((name, at) => {
          const { x, y } = pointAt(at, LABEL_RADIUS);
          return (
            <text key={name} x={x} y={y + 4} textAnchor={ANCHORS[at]}>
              {name}
            </text>
          );
        })}
      </g>
    </svg>
  );
}

function polygon(value: (at: number) => number): string {
  return SHORT_NAMES.map((_, at) => {
    const { x, y } = pointAt(at, (RADIUS * value(at)) / 100);
    return `${x},${y}`;
  }).join(" ");
}

/** The first axis points up, the others follow clockwise. */
function pointAt(at: number, radius: number): { x: number; y: number } {
  const angle = (at / SHORT_NAMES.length) * 2 * Math.PI - Math.PI / 2;
  return { x: round(CENTRE.x + radius * Math.cos(angle)), y: round(CENTRE.y + radius * Math.sin(angle)) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
