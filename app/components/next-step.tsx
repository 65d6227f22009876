import { Link } from "@remix-run/react";
import type { DashboardView } from "../services/dashboard.server.ts";
import type { ShellView } from "../services/shell.server.ts";
import { Portrait } from "./portrait.tsx";
import { buttonClass } from "./ui/button.tsx";

/** Turned inside out in light, merely raised in dark, so that it leads without glaring. */
const HERO =
  "rounded-card border border-transparent bg-[light-dark(var(--ink),var(--surface-raised))] p-4 text-[color:light-dark(var(--surface),var(--ink))] dark:border-line";

/** The one thing to do now: go on with the chat that was left open, else start one. */
export function NextStep({ open, shell }: { open: DashboardView["openChat"]; shell: ShellView }) {
  return open ? <Continue open={open} shell={shell} /> : <Start shell={shell} />;
}

function Continue({ open, shell }: { open: NonNullable<DashboardView["openChat"]>; shell: ShellView }) {
  const portrait = shell.recentChats.find(({ id }) => id === open.id)?.personaImageUrl;
  return (
    <section className={HERO} aria-labelledby="next">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <p className="text-sm opacity-80">Pick up where you left off</p>
          <h2 id="next" className="mt-1 text-lg [overflow-wrap:anywhere]">
            {open.scenario} with {open.personaName}
          </h2>
          <p className="mt-1 text-sm opacity-80">Mood: {open.mood}</p>
        </div>
        {portrait ? <Portrait src={portrait} size={64} /> : null}
      </div>
      <Link to={`/chat/${open.id}`} className={buttonClass("primary", "mt-4 w-full")}>
        Continue chat
      </Link>
    </section>
  );
}

function Start({ shell }: { shell: ShellView }) {
  return (
    <section className={HERO} aria-labelledby="next">
      <div className="flex -space-x-3" aria-hidden="true">
        {shell.personas.map((persona) => (
          <Portrait
            key={persona.id}
            src={persona.imageUrl}
            size={52}
            className="border-2 border-[light-dark(var(--ink),var(--surface-raised))]"
          />
        ))}
      </div>
      <h2 id="next" className="mt-3 text-lg">
        Who would you like to talk to?
      </h2>
      <p className="mt-1 text-sm opacity-80">Pick a partner and a moment. A chat takes a few minutes.</p>
      <Link to="/personas" className={buttonClass("primary", "mt-4 w-full")}>
        Start Chat
      </Link>
    </section>
  );
}
