import { Form } from "@remix-run/react";
import { Icon } from "../../components/ui/icon.tsx";
import { isNotable } from "../../models/mood.ts";
import type { ChatView } from "../../services/chat-view.server.ts";
import type { ChatState } from "./chat-state.ts";
import { MoodMeter } from "./mood-meter.tsx";

type Props = { view: ChatView; state: ChatState; status: "connecting" | "online" };

/** Who one is talking to, how they feel, and the two ways out. */
export function ChatHeader({ view, state, status }: Props) {
  const aside = `${view.scenario.name} · ${view.difficulty}`;
  const isStreaming = view.pending.length > 0;
  return (
    <header className="relative z-10 border-b border-line bg-raised">
      <div className="mx-auto max-w-[752px]">
        <div className="flex items-center gap-1 py-2 pr-2 pl-1">
          <Form method="post">
            <input type="hidden" name="intent" value="leave" />
            <button
              aria-label="Back to partners"
              className="grid size-11 place-items-center rounded-control hover:bg-sunken"
            >
              <Icon name="chevron-left" className="size-6" />
            </button>
          </Form>
          <img
            src={view.persona.imageUrl}
            alt=""
            width={40}
            height={40}
            className="size-10 flex-none rounded-full bg-sunken"
          />
          <div className="min-w-0 flex-1 pl-2 leading-tight">
            <div className="flex items-baseline gap-2">
              <h1 className="truncate text-base">{view.persona.name}</h1>
              <p className="js-only flex-none text-sm text-soft" role="status">
                {status === "online" ? "Online now" : "Connecting..."}
              </p>
            </div>
            <p className="truncate text-sm text-soft">AI practice partner</p>
          </div>
          <a
            href={`/feedback/${view.id}`}
            className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold whitespace-nowrap text-accent hover:bg-sunken"
          >
            End chat
          </a>
        </div>
        <div className={isStreaming ? "js-only" : undefined}>
          <MoodMeter mood={state.mood} change={state.moodChange} aside={aside} />
        </div>
        {isStreaming ? (
          <noscript>
            <iframe
              title="Mood"
              src={`/chat/${view.id}/live?part=mood&after=${view.position}`}
              className="block h-11 w-full border-0"
            />
          </noscript>
        ) : null}
      </div>
      {state.advice && isNotable(state.moodChange) ? (
        <p
          key={state.advice.key}
          className="advice absolute inset-x-4 top-full mx-auto mt-2 max-w-md rounded-card border border-line bg-raised px-4 py-2.5 text-sm shadow-card"
          role="status"
        >
          {state.advice.text}
        </p>
      ) : null}
    </header>
  );
}
