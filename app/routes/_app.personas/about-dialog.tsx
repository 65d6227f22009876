import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Portrait } from "../../components/portrait.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { Chip } from "../../components/ui/chip.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { PageDialog } from "../../components/ui/page-dialog.tsx";
import type { PersonaAboutView } from "../../services/persona-view.ts";

/** Who a partner is, before one talks to them. */
export function AboutDialog({ persona }: { persona: PersonaAboutView }) {
  return (
    <PageDialog closeTo="/personas" labelledBy="about-name" footer={<Start persona={persona} />}>
      <div className="flex items-center gap-4 pr-10">
        <Portrait src={persona.imageUrl} size={88} />
        <div className="min-w-0">
          <h2 id="about-name" tabIndex={-1} className="line-clamp-3 text-xl [overflow-wrap:anywhere] outline-none">
            {persona.name}, {persona.age}
          </h2>
          <p className="text-soft">{persona.occupation}</p>
          <p className="mt-1.5">
            <Chip>{persona.style}</Chip>
          </p>
        </div>
      </div>
      <div className="mt-5 grid gap-5">
        <Part title="About Me">
          <p className="whitespace-pre-line">{persona.background}</p>
        </Part>
        <Part title="Interests">
          <Chips words={persona.interests} />
        </Part>
        <Part title="Personality">
          <p className="mb-2.5">{persona.personality}</p>
          <Chips words={persona.traits} />
        </Part>
      </div>
    </PageDialog>
  );
}

function Start({ persona }: { persona: PersonaAboutView }) {
  if (persona.isLocked) {
    return (
      <Link to="/subscription" className={buttonClass("primary", "w-full")}>
        <Icon name="lock" className="size-4" />
        Unlock with Premium
      </Link>
    );
  }
  return (
    <Link to={`/scenarios/${persona.id}`} className={buttonClass("primary", "w-full")}>
      Start Conversation
    </Link>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-base">{title}</h3>
      {children}
    </section>
  );
}

function Chips({ words }: { words: string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word}>
          <Chip>{word}</Chip>
        </li>
      ))}
    </ul>
  );
}
