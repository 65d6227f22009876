import { Link } from "@remix-run/react";
import type { PersonaCardView } from "../services/persona-view.ts";
import { Portrait } from "./portrait.tsx";
import { Chip } from "./ui/chip.tsx";
import { Icon } from "./ui/icon.tsx";

/** The card leads to the partner's scenarios, the portrait on it to who they are. A locked card says what unlocks it. */
export function PersonaCard({ persona }: { persona: PersonaCardView }) {
  return (
    <article className="relative h-full rounded-card border border-line bg-raised p-4 shadow-card has-[h2_a:hover]:bg-sunken">
      <div className="flex items-center gap-4">
        <Link
          to={`/personas?about=${persona.id}`}
          preventScrollReset
          aria-label={`About ${persona.name}`}
          className={`relative z-10 flex-none rounded-full ${persona.isLocked ? "grayscale" : ""}`}
        >
          <Portrait src={persona.imageUrl} size={80} className="ring-1 ring-line" />
        </Link>
        <div className="min-w-0 flex-1">
          <h2 className="line-clamp-3 text-lg">
            <Link
              to={persona.isLocked ? "/subscription" : `/scenarios/${persona.id}`}
              className="[overflow-wrap:anywhere] outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
            >
              {persona.name}, {persona.age}
            </Link>
          </h2>
          <p className="text-sm text-soft">{persona.occupation}</p>
          <p className="mt-1.5">
            <Chip>{persona.style}</Chip>
          </p>
        </div>
      </div>
      <figure className="mt-3">
        <figcaption className="text-sm text-soft">Says things like</figcaption>
        <blockquote className="[overflow-wrap:anywhere]">“{persona.sampleLine}”</blockquote>
      </figure>
      {persona.isLocked ? (
        <p className="mt-3 flex items-center gap-1.5 text-sm font-semibold">
          <Icon name="lock" className="size-4" />
          Unlocks with Premium
        </p>
      ) : null}
    </article>
  );
}
