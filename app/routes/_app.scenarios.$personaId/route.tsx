import { randomUUID } from "node:crypto";
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { pageTitle } from "../../brand.ts";
import { Portrait } from "../../components/portrait.tsx";
import { Screen } from "../../components/screen.tsx";
import { ToastRegion } from "../../components/toast-region.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { AppError } from "../../errors.ts";
import { log } from "../../log.server.ts";
import { getPersona } from "../../models/persona.server.ts";
import { DIFFICULTIES, SCENARIOS, suggestedDifficulty } from "../../models/scenario.ts";
import { orNotFound } from "../../not-found.server.ts";
import { StartChat } from "../../services/chat.schema.ts";
import { startChat } from "../../services/chat.server.ts";
import { toPersonaCard } from "../../services/persona-view.ts";
import { requireUser } from "../../session.server.ts";
import type { Toast } from "../../toast.ts";
import { DifficultyPicker } from "./difficulty-picker.tsx";
import { ScenarioCard } from "./scenario-card.tsx";

/** Refusals whose own words say more than that it failed. */
const TELLING = new Set(["forbidden", "too_many_requests"]);

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireUser(visit);
  const persona = await orNotFound(getPersona(user.id, String(visit.params.personaId)));
  return {
    persona: toPersonaCard(persona, user),
    difficulty: suggestedDifficulty(user.chatsCompleted),
    // Fresh for each page, so that a double tap opens one chat.
    clientId: randomUUID(),
  };
}

export async function action(visit: ActionFunctionArgs) {
  const user = await requireUser(visit);
  const fields = Object.fromEntries(await visit.request.formData());
  const input = StartChat.safeParse({ ...fields, personaId: visit.params.personaId });
  if (!input.success) return failed(fields.difficulty, 400);
  try {
    const chat = await orNotFound(startChat(user, input.data));
    return redirect(`/chat/${chat.id}`, 303);
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof AppError) {
      return failed(fields.difficulty, error.status, TELLING.has(error.code) ? error.message : undefined);
    }
    log.error({ requestId: visit.context.requestId, err: error }, "chat did not start");
    return failed(fields.difficulty, 500);
  }
}

function failed(chosen: unknown, status: number, words = "Failed to start chat session. Please try again.") {
  const toast: Toast = { title: "Error", description: words, tone: "bad" };
  return data({ toast, difficulty: DIFFICULTIES.find((each) => each === chosen) }, { status });
}

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: pageTitle(view ? `Talk with ${view.persona.name}` : "Page not found") },
];

export default function ScenariosScreen() {
  const { persona, difficulty, clientId } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formData?.get("scenario");
  return (
    <Screen title="Choose a scenario" back={{ to: "/personas", label: "Partners" }}>
      <div className="mb-6 flex items-center gap-4">
        <Portrait src={persona.imageUrl} size={64} className="ring-1 ring-line" />
        <div className="min-w-0">
          <p className="text-lg font-semibold [overflow-wrap:anywhere]">
            {persona.name}, {persona.age}
          </p>
          <p className="text-sm text-soft">{persona.occupation}</p>
        </div>
      </div>
      {persona.isLocked ? (
        <Locked name={persona.name} />
      ) : (
        <Form method="post">
          <input type="hidden" name="clientId" value={clientId} />
          <DifficultyPicker chosen={reply?.difficulty ?? difficulty} />
          <ul className="mt-6 grid gap-3">
            {SCENARIOS.map((scenario) => (
              <li key={scenario.id}>
                <ScenarioCard scenario={scenario} personaName={persona.name} isPending={pending === scenario.id} />
              </li>
            ))}
          </ul>
        </Form>
      )}
      {reply?.toast ? <ToastRegion toast={reply.toast} /> : null}
    </Screen>
  );
}

function Locked({ name }: { name: string }) {
  return (
    <section className="rounded-card border border-line bg-raised p-4 shadow-card">
      <h2 className="text-lg">{name} is part of Premium</h2>
      <p className="mt-1 mb-4 text-soft">
        Premium opens every partner, without counting credits. The first four are open to everyone.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to="/subscription" className={buttonClass("primary")}>
          See Premium
        </Link>
        <Link to="/personas" className={buttonClass("secondary")}>
          Choose someone else
        </Link>
      </div>
    </section>
  );
}

export { ErrorFallback as ErrorBoundary } from "../../components/error-fallback.tsx";
