import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "../../brand.ts";
import { PersonaCard } from "../../components/persona-card.tsx";
import { Screen } from "../../components/screen.tsx";
import { listPersonas } from "../../models/persona.server.ts";
import { toPersonaAbout, toPersonaCard } from "../../services/persona-view.ts";
import { requireUser } from "../../session.server.ts";
import { AboutDialog } from "./about-dialog.tsx";

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireUser(visit);
  const personas = await listPersonas(user.id);
  const aboutId = new URL(visit.request.url).searchParams.get("about");
  const about = aboutId ? personas.find(({ id }) => id === aboutId) : undefined;
  if (aboutId && !about) throw new Response("Not Found", { status: 404 });
  return {
    personas: personas.map((persona) => toPersonaCard(persona, user)),
    about: about ? toPersonaAbout(about, user) : null,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.about ? data.about.name : "Choose a partner") },
];

export default function PersonasScreen() {
  const { personas, about } = useLoaderData<typeof loader>();
  return (
    <>
      <Screen
        title="Choose your practice partner"
        lead="Tap a card to start, or a portrait to get to know them first."
        width="board"
      >
        <ul className="grid gap-4 lg:grid-cols-2">
          {personas.map((persona) => (
            <li key={persona.id}>
              <PersonaCard persona={persona} />
            </li>
          ))}
        </ul>
      </Screen>
      {about ? <AboutDialog persona={about} /> : null}
    </>
  );
}

export { ErrorFallback as ErrorBoundary } from "../../components/error-fallback.tsx";
