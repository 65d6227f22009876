import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useRevalidator, useSearchParams } from "@remix-run/react";
import { useCallback, useEffect, useReducer, useState } from "react";
import { z } from "zod";
import { pageTitle } from "../../brand.ts";
import { handleForm } from "../../form.server.ts";
import { log } from "../../log.server.ts";
import { NEED_CREDITS_FOR_HINT, NEED_CREDITS_TO_SEND } from "../../models/credit.ts";
import type { Message } from "../../models/message.ts";
import { ClientId, SendMessage } from "../../services/chat.schema.ts";
import { sendMessage } from "../../services/chat.server.ts";
import type { ChatEvent } from "../../services/chat-events.ts";
import { readChat } from "../../services/chat-view.server.ts";
import { completeOnLeave } from "../../services/feedback.server.ts";
import { requestHint } from "../../services/hint.server.ts";
import { orNotFound } from "../../not-found.server.ts";
import { requireUser, timeZoneOf } from "../../session.server.ts";
import { chatReducer, initialChatState, type Outgoing } from "./chat-state.ts";
import { ChatHeader } from "./chat-header.tsx";
import { Composer } from "./composer.tsx";
import { CreditsDialog } from "./credits-dialog.tsx";
import { HintPanel } from "./hint-panel.tsx";
import { MessageList } from "./message-list.tsx";
import { useChatEvents } from "./use-chat-events.ts";
import { useOutbox } from "./use-outbox.ts";

export const handle = { bare: true };

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireUser(visit);
  const before = Number(new URL(visit.request.url).searchParams.get("before")) || undefined;
  return orNotFound(readChat(user, String(visit.params.sessionId), before));
}

const Intent = z.enum(["send", "hint", "leave"]);

export async function action(visit: ActionFunctionArgs) {
  const user = await requireUser(visit);
  const sessionId = String(visit.params.sessionId);
  const timeZone = timeZoneOf(visit.request);
  const formData = await visit.request.formData();
  const intent = Intent.safeParse(formData.get("intent")).data;
  // Someone else's chat is a missing page, whatever was to be done in it.
  await orNotFound(readChat(user, sessionId));

  if (intent === "leave") {
    // Leaving must never fail because scoring did.
    await completeOnLeave(user, sessionId, { timeZone }).catch((error: unknown) =>
      log.warn({ requestId: visit.context.requestId, err: error }, "Failed to generate feedback"),
    );
    return redirect("/personas", 303);
  }
  if (intent === "hint") {
    return handleForm(formData, z.object({ clientMessageId: ClientId }), async ({ clientMessageId }) => {
      await requestHint(user, sessionId, clientMessageId);
      return redirect(`/chat/${sessionId}?hint=open#hint`, 303);
    });
  }
  if (intent === "send") {
    return handleForm(formData, SendMessage, async (input) => {
      await sendMessage(user, sessionId, input, { timeZone });
      return redirect(`/chat/${sessionId}#latest`, 303);
    });
  }
  return data(null, { status: 400 });
}

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: pageTitle(view ? `Chat with ${view.persona.name}` : "Chat") },
];

export default function ChatScreen() {
  const view = useLoaderData<typeof loader>();
  // Another chat is another screen: nothing of the first one may linger.
  return <Chat key={view.id} />;
}

function Chat() {
  const view = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const refusal = useRefusal();
  const [state, dispatch] = useReducer(chatReducer, view, initialChatState);
  const [needCredits, setNeedCredits] = useState(refusal?.needCredits ?? "");
  const [returned, setReturned] = useState("");
  const { revalidate } = useRevalidator();

  useEffect(() => dispatch({ type: "loaded", view }), [view]);

  const onEvent = useCallback(
    (event: ChatEvent) => {
      dispatch({ type: "event", event });
      if (event.type === "mood_update") revalidate();
      if (event.type === "insufficient_credits") setNeedCredits(event.message);
    },
    [revalidate],
  );
  const status = useChatEvents(view.id, view.position, onEvent);
  const send = useOutbox({
    chatSessionId: view.id,
    dispatch,
    onNeedCredits(line, message) {
      setReturned(line.content);
      setNeedCredits(message || NEED_CREDITS_TO_SEND);
    },
  });

  function retry(message: Message) {
    dispatch({ type: "retried", messageId: message.id });
    send({ clientMessageId: message.clientMessageId ?? "", content: message.content });
  }

  function resend(line: Outgoing) {
    send({ clientMessageId: line.clientMessageId, content: line.content });
  }

  return (
    <main className="flex h-dvh min-h-0 flex-col">
      <ChatHeader view={view} state={state} status={status} />
      <MessageList view={view} state={state} onRetry={retry} onResend={resend} />
      {view.isOpen ? (
        <Composer
          view={view}
          refused={refusal?.intent === "send" ? refusal : undefined}
          returned={returned}
          onSend={send}
        >
          <HintPanel
            view={view}
            isOpen={params.get("hint") === "open" || refusal?.intent === "hint"}
            refusal={refusal?.intent === "hint" ? refusal.error : undefined}
            onNeedCredits={(message) => setNeedCredits(message || NEED_CREDITS_FOR_HINT)}
          />
        </Composer>
      ) : (
        <Finished chatSessionId={view.id} isCompleted={view.isCompleted} />
      )}
      {needCredits ? (
        <CreditsDialog message={needCredits} chatSessionId={view.id} onClose={() => setNeedCredits("")} />
      ) : null}
    </main>
  );
}

function Finished({ chatSessionId, isCompleted }: { chatSessionId: string; isCompleted: boolean }) {
  return (
    <div className="border-t border-line bg-raised px-4 py-3 text-center">
      <a href={`/feedback/${chatSessionId}`} className="inline-flex min-h-11 items-center font-semibold text-accent">
        {isCompleted
          ? "This chat is finished. See your feedback"
          : "This chat takes no more messages. See your feedback"}
      </a>
    </div>
  );
}

type Refusal = { intent: "send" | "hint"; content: string; error: string; needCredits: string | undefined };

/** What the server said no to when the form was posted without script. */
function useRefusal(): Refusal | undefined {
  const reply = useActionData<typeof action>();
  if (!reply?.error) return undefined;
  const values = reply.initialValue as { intent?: string; content?: string } | undefined;
  const error = reply.error[""]?.[0] ?? reply.error.content?.[0] ?? "That did not work. Please try again.";
  const isCredits = error === NEED_CREDITS_TO_SEND || error === NEED_CREDITS_FOR_HINT;
  return {
    intent: values?.intent === "hint" ? "hint" : "send",
    content: values?.content ?? "",
    error,
    needCredits: isCredits ? error : undefined,
  };
}

export { ErrorFallback as ErrorBoundary } from "../../components/error-fallback.tsx";
