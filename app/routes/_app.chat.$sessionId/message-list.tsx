import { Form } from "@remix-run/react";
import { Fragment, useEffect, useRef, useState } from "react";
import { CHANGE_WASH } from "../../components/mood-tones.ts";
import type { MoodMove } from "../../models/chat-session.ts";
import type { Message } from "../../models/message.ts";
import { changeTone, leadReason, signedChange } from "../../models/mood.ts";
import { REPLY_FAILED } from "../../services/chat-events.ts";
import type { ChatView } from "../../services/chat-view.server.ts";
import type { ChatState, Outgoing } from "./chat-state.ts";

/** Further than this from the end, a reader is reading and is not scrolled away. */
const AT_END_PX = 120;

type Props = {
  view: ChatView;
  state: ChatState;
  onRetry: (message: Message) => void;
  onResend: (line: Outgoing) => void;
};

/** The conversation: a log that stays at its end while the reader is there. */
export function MessageList({ view, state, onRetry, onResend }: Props) {
  const { scroller, isAway, toEnd } = useEnd(state.messages.length);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain px-4"
        tabIndex={0}
        role="region"
        aria-label={`Conversation with ${view.persona.name}`}
      >
        <div className="mx-auto flex w-full max-w-[720px] flex-col gap-1.5 py-4">
          <Beginning view={view} isEmpty={state.messages.length === 0} />
          <ol className="contents">
            {state.messages.map((message, at) => (
              <Fragment key={message.id}>
                <DaySeparator message={message} previous={state.messages[at - 1]} />
                <Line
                  message={message}
                  isGrouped={state.messages[at + 1]?.sender === message.sender}
                  move={state.moves[message.id]}
                />
                {state.failed.includes(message.id) ? <FailedReply message={message} onRetry={onRetry} /> : null}
              </Fragment>
            ))}
            {state.outgoing.map((line) => (
              <OutgoingLine key={line.clientMessageId} line={line} onResend={onResend} />
            ))}
          </ol>
          <Speaking view={view} state={state} />
          <div id="latest" />
        </div>
      </div>
      {isAway ? (
        <button
          type="button"
          onClick={toEnd}
          className="absolute bottom-3 left-1/2 min-h-11 -translate-x-1/2 rounded-full border border-line bg-raised px-4 text-sm font-semibold shadow-card"
        >
          New message
        </button>
      ) : null}
      <p className="sr-only" role="status" aria-live="polite">
        {announcement(view, state)}
      </p>
    </div>
  );
}

function Beginning({ view, isEmpty }: { view: ChatView; isEmpty: boolean }) {
  if (view.earlier !== null) {
    return (
      <a
        href={`?before=${view.earlier}`}
        className="mx-auto inline-flex min-h-11 items-center text-sm font-semibold text-accent"
      >
        Earlier messages
      </a>
    );
  }
  return (
    <div className="mx-auto max-w-sm pb-3 text-center text-sm text-soft">
      <p>
        <span className="font-semibold text-ink">{view.scenario.name}.</span> {view.scenario.goal}
      </p>
      {isEmpty ? <p className="mt-1">You open. Anything honest and specific beats anything clever.</p> : null}
    </div>
  );
}

function Line({ message, isGrouped, move }: { message: Message; isGrouped: boolean; move: MoodMove | undefined }) {
  const isOwn = message.sender === "user";
  const time = new Date(message.timestamp);
  return (
    <li
      className={`flex max-w-full flex-col ${isOwn ? "items-end" : "items-start"} ${isGrouped ? "" : "mb-1"}`}
      data-sender={message.sender}
    >
      <div className={bubbleClass(message.sender)} title={time.toLocaleString("en")} suppressHydrationWarning>
        <span className="sr-only">{isOwn ? "You: " : "They: "}</span>
        <Marked text={message.content} quote={move ? leadReason(move.reasons)?.quote : undefined} />
      </div>
      {move ? <Why move={move} /> : null}
    </li>
  );
}

export function bubbleClass(sender: "user" | "ai"): string {
  const shape = "max-w-[82%] rounded-bubble px-3.5 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]";
  return sender === "user"
    ? `${shape} rounded-br-tight bg-accent text-accent-ink`
    : `${shape} rounded-bl-tight border border-line bg-raised`;
}

/** The words that moved the mood most, underlined where they stand. */
function Marked({ text, quote }: { text: string; quote: string | undefined }) {
  const at = quote && quote.length < text.length ? text.indexOf(quote) : -1;
  if (!quote || at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent text-current underline decoration-2 underline-offset-3">{quote}</mark>
      {text.slice(at + quote.length)}
    </>
  );
}

/** The "why" of a move: one line, and all of its reasons on demand. */
function Why({ move }: { move: MoodMove }) {
  const lead = leadReason(move.reasons);
  if (!lead) return null;
  return (
    <details
      className={`why mt-1 max-w-[88%] rounded-control px-2.5 py-1 text-sm ${CHANGE_WASH[changeTone(move.change)]}`}
    >
      <summary className="flex min-h-8 list-none items-center gap-1.5">
        <strong className="tabular-nums">{signedChange(move.change)}</strong>
        <span>{lead.text}</span>
        <span aria-hidden="true" className="why-more">
          ⌄
        </span>
      </summary>
      <ul className="mt-1 space-y-1 border-t border-current/20 pt-1.5 pb-1">
        {move.reasons.map((reason, at) => (
          <li key={at}>
            <strong className="tabular-nums">{signedChange(reason.delta)}</strong> {reason.text}
            {reason.quote ? <q className="ml-1 opacity-80">{shortened(reason.quote)}</q> : null}
          </li>
        ))}
        <li className="text-ink">{move.advice}</li>
      </ul>
    </details>
  );
}

function FailedReply({ message, onRetry }: { message: Message; onRetry: (message: Message) => void }) {
  return (
    <li className="flex flex-col items-end gap-1 text-sm" role="alert">
      <p className="rounded-control bg-bad-wash px-2.5 py-1.5 text-bad">{REPLY_FAILED}</p>
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onRetry(message);
        }}
      >
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="clientMessageId" value={message.clientMessageId} />
        <input type="hidden" name="content" value={message.content} />
        <button className="min-h-11 rounded-control px-3 font-semibold text-accent">Retry</button>
      </Form>
    </li>
  );
}

function OutgoingLine({ line, onResend }: { line: Outgoing; onResend: (line: Outgoing) => void }) {
  return (
    <li className="flex flex-col items-end gap-1" data-sender="user" data-outgoing={line.state}>
      <div className={`${bubbleClass("user")} opacity-75`}>{line.content}</div>
      <p className="text-sm text-soft">
        {line.state === "sending" ? "Sending…" : null}
        {line.state === "waiting" ? "No connection. It will be sent as soon as there is one." : null}
        {line.state === "refused" ? <span className="text-bad">{line.reason}</span> : null}
      </p>
      {line.state === "refused" ? (
        <button
          type="button"
          className="min-h-11 rounded-control px-3 text-sm font-semibold text-accent"
          onClick={() => onResend(line)}
        >
          Retry
        </button>
      ) : null}
    </li>
  );
}

/** Where the reply will appear: the typing dots, then its words. Without script a frame brings both. */
function Speaking({ view, state }: { view: ChatView; state: ChatState }) {
  const isOwed = state.typing || state.pending.length > 0;
  return (
    <>
      {state.live ? (
        <div className="flex flex-col items-start" data-live>
          <div className={bubbleClass("ai")}>{state.live.text}</div>
        </div>
      ) : isOwed ? (
        <div className="js-only typing-late flex flex-col items-start" data-typing>
          <div className={`${bubbleClass("ai")} typing-dots`}>
            <span className="sr-only">{view.persona.name} is typing</span>
            <i aria-hidden="true" />
            <i aria-hidden="true" />
            <i aria-hidden="true" />
          </div>
        </div>
      ) : null}
      {view.pending.length > 0 ? (
        <noscript>
          <iframe
            title={`${view.persona.name}'s reply`}
            src={`/chat/${view.id}/live?part=reply&after=${view.position}`}
            className="h-88 w-full border-0"
          />
        </noscript>
      ) : null}
    </>
  );
}

function DaySeparator({ message, previous }: { message: Message; previous: Message | undefined }) {
  const day = dayOf(message);
  if (previous && dayOf(previous) === day) return null;
  return (
    <li className="my-2 self-center text-sm text-soft" suppressHydrationWarning>
      {day}
    </li>
  );
}

function dayOf(message: Message): string {
  return new Date(message.timestamp).toLocaleDateString("en", { weekday: "long", day: "numeric", month: "long" });
}

function shortened(quote: string): string {
  return quote.length > 80 ? `${quote.slice(0, 79)}…` : quote;
}

/** One sentence for each finished reply, never token by token. */
function announcement(view: ChatView, state: ChatState): string {
  const last = state.messages.at(-1);
  if (!last || last.sender !== "ai" || state.live) return "";
  return `${view.persona.name}: ${last.content}`;
}

/** The list is reversed by CSS, so it stays at its end by itself; this only tells whether the reader left it. */
function useEnd(length: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const update = () => {
      if (element.scrollTop > -AT_END_PX) setIsAway(false);
    };
    element.addEventListener("scroll", update, { passive: true });
    return () => element.removeEventListener("scroll", update);
  }, []);

  useEffect(() => {
    const element = scroller.current;
    if (element && element.scrollTop <= -AT_END_PX) setIsAway(true);
  }, [length]);

  return { scroller, isAway, toEnd: () => scroller.current?.scrollTo({ top: 0, behavior: "smooth" }) };
}
