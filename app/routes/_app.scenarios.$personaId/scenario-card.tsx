import { Icon } from "../../components/ui/icon.tsx";
import type { Scenario } from "../../models/scenario.ts";

type Props = { scenario: Scenario; personaName: string; isPending: boolean };

/** One situation to practise. The whole card is the button that starts it. */
export function ScenarioCard({ scenario, personaName, isPending }: Props) {
  const { id, name, description, goal, exampleOpening, opens } = scenario;
  return (
    <button
      name="scenario"
      value={id}
      aria-describedby={`${id}-goal`}
      aria-label={name}
      aria-busy={isPending}
      className="block w-full rounded-card border border-line bg-raised p-4 text-left shadow-card hover:bg-sunken aria-busy:opacity-60"
    >
      <span className="flex items-center justify-between gap-3">
        <span className="text-lg font-bold tracking-tight">{isPending ? "Starting…" : name}</span>
        <Icon name="chevron-right" className="size-5 text-soft" />
      </span>
      <span className="block text-soft">{description}</span>
      <span id={`${id}-goal`} className="mt-3 flex gap-2">
        <Icon name="target" className="mt-0.5 size-5 text-accent" />
        <span>{goal}</span>
      </span>
      <span className="mt-3 block rounded-control bg-sunken px-3 py-2.5">
        <span className="block text-sm text-soft">
          {opens === "you" ? "You open, for example" : `${personaName} opens, for example`}
        </span>
        <span className="block">{quoted(exampleOpening)}</span>
      </span>
    </button>
  );
}

function quoted(line: string): string {
  return line.startsWith("“") ? line : `“${line}”`;
}
