/**
 * What script would do to the chat page, for those without it: a frame whose HTML grows as the reply is spoken
 * (`part=reply`) and one in which the meter moves (`part=mood`). Each ends when nothing is owed any more.
 */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { CHANGE_TEXT, CHANGE_WASH } from "../components/mood-tones.ts";
import { escapeHtml, htmlStream } from "../html-stream.server.ts";
import { getChatSession, type ChatSessionRow } from "../models/chat-session.server.ts";
import { ARROW_SIGNS, changeTone, leadReason, moodArrow, moodLabel, signedChange } from "../models/mood.ts";
import { listReplyStates } from "../models/reply.server.ts";
import { scenarioById } from "../models/scenario.ts";
import { orNotFound } from "../not-found.server.ts";
import type { ChatEvent } from "../services/chat-events.ts";
import { chatEvents } from "../services/chat-events.server.ts";
import { registerStream } from "../services/streams.server.ts";
import { getSessionKey, requireUser } from "../session.server.ts";
import stylesUrl from "../styles.css?url";
import { themeOf } from "../theme.server.ts";

const LONGEST_MS = 90_000;

type Page = { nonce: string; theme: string; chat: ChatSessionRow };

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireUser(visit);
  const chat = await orNotFound(getChatSession(user.id, String(visit.params.sessionId)));
  const url = new URL(visit.request.url);
  const client = AbortSignal.any([visit.context.signal ?? visit.request.signal, AbortSignal.timeout(LONGEST_MS)]);
  const signal = registerStream(String(await getSessionKey(visit)), client);
  const owed = await pendingMessages(chat.id);
  const events = untilSettled(chat.id, url.searchParams.get("after"), owed, signal);
  const page = { nonce: visit.context.nonce ?? "", theme: themeOf(visit.request), chat };
  return htmlStream(
    url.searchParams.get("part") === "mood" ? moodFrame(page, events) : replyFrame(page, events),
    signal,
  );
}

async function pendingMessages(chatSessionId: string): Promise<Set<string>> {
  const states = await listReplyStates(chatSessionId);
  return new Set(states.filter((state) => state.status === "pending").map((state) => state.userMessageId));
}

/** The chat's events until each owed reply came (its mood is the last of it) or failed. */
async function* untilSettled(
  chatSessionId: string,
  after: string | null,
  owed: Set<string>,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const isOver = new AbortController();
  // What was stored meanwhile is given all the same; only the waiting ends.
  if (owed.size === 0) isOver.abort();
  for await (const { event } of chatEvents(chatSessionId, after, AbortSignal.any([signal, isOver.signal]))) {
    yield event;
    if ((event.type === "mood_update" || event.type === "error") && event.messageId) owed.delete(event.messageId);
    if (owed.size === 0 && event.type !== "message" && event.type !== "ai_message") isOver.abort();
  }
}

async function* replyFrame(page: Page, events: AsyncIterable<ChatEvent>): AsyncGenerator<string> {
  yield head(page, "Reply", "flex flex-col-reverse h-dvh overflow-y-auto");
  // Reversed, so that the newest words are in view without script.
  yield `<div class="mb-auto flex w-full flex-col gap-1.5">`;
  let bubble = 0;
  let open: string | null = null;
  for await (const event of events) {
    if (event.type === "typing" && event.active && !open) yield typingDots();
    if (event.type === "token") {
      if (open !== event.messageId) {
        open = event.messageId;
        bubble += 1;
        yield hide(page, ".typing-dots") + `<div class="b${bubble} ${BUBBLE}">`;
      }
      yield escapeHtml(event.text);
    }
    if (event.type === "reset" && open) {
      open = null;
      yield `</div>` + hide(page, `.b${bubble}`);
    }
    if (event.type === "ai_message") {
      if (open === event.message.id) yield `</div>`;
      else yield hide(page, ".typing-dots") + `<div class="${BUBBLE}">${escapeHtml(event.message.content)}</div>`;
      open = null;
    }
    if (event.type === "mood_update") yield why(event);
    if (event.type === "error") {
      if (open) yield `</div>` + hide(page, `.b${bubble}`);
      open = null;
      yield hide(page, ".typing-dots") + failed(page, event.message);
    }
  }
  yield `</div></body></html>`;
}

async function* moodFrame(page: Page, events: AsyncIterable<ChatEvent>): AsyncGenerator<string> {
  const { chat } = page;
  yield head(page, "Mood", "mood-frame overflow-hidden");
  const aside = `${scenarioById(chat.scenario).name} · ${chat.difficulty}`;
  let version = 0;
  const words = (mood: number, change: number) => `<p class="m${version} text-sm px-4">${moodWords(mood, change)}</p>`;
  yield `<div class="flex items-baseline justify-between">${words(chat.mood, chat.moodHistory.at(-1)?.change ?? 0)}<p class="order-last truncate px-4 text-sm text-soft">${escapeHtml(aside)}</p>`;
  yield barWidth(page, chat.mood) + `<div class="mood-bar" aria-hidden="true"><i></i></div>`;
  for await (const event of events) {
    if (event.type !== "mood_update") continue;
    yield hide(page, `.m${version}`);
    version += 1;
    yield words(event.mood, event.moodChange) + barWidth(page, event.mood);
  }
  yield `</div></body></html>`;
}

const BUBBLE =
  "self-start max-w-[82%] rounded-bubble px-3.5 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere] rounded-bl-tight border border-line bg-raised";

function head({ theme }: Page, title: string, body: string): string {
  return (
    `<!doctype html><html lang="en" data-theme="${theme}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<link rel="stylesheet" href="${stylesUrl}"></head>` +
    `<body class="font-sans text-base text-ink ${body}">`
  );
}

function typingDots(): string {
  return `<div class="${BUBBLE} typing-dots"><span class="sr-only">typing</span><i></i><i></i><i></i></div>`;
}

/** Later rules win, and a nonce is all that the policy asks of them: this is how a sent page changes without script. */
function hide({ nonce }: Page, selector: string): string {
  return `<style nonce="${nonce}">${selector}{display:none}</style>`;
}

function barWidth({ nonce }: Page, mood: number): string {
  return `<style nonce="${nonce}">:root{--mood:${mood}}</style>`;
}

function moodWords(mood: number, change: number): string {
  const by = change === 0 ? "" : ` ${Math.abs(change)}`;
  const arrow = `<span class="tabular-nums ${CHANGE_TEXT[changeTone(change)]}">${ARROW_SIGNS[moodArrow(change)]}${by}</span>`;
  return `<strong>${moodLabel(mood)}</strong> <span class="tabular-nums">${mood}</span> ${arrow}`;
}

function why({ moodChange, reasons, advice }: Extract<ChatEvent, { type: "mood_update" }>): string {
  const lead = leadReason(reasons);
  if (!lead) return "";
  const look = `self-end max-w-[88%] rounded-control px-2.5 py-1.5 text-sm ${CHANGE_WASH[changeTone(moodChange)]}`;
  return `<p class="${look}"><strong>${signedChange(moodChange)}</strong> ${escapeHtml(lead.text)} <span class="block">${escapeHtml(advice)}</span></p>`;
}

function failed({ chat }: Page, message: string): string {
  return `<p class="self-end rounded-control bg-bad-wash px-2.5 py-1.5 text-sm text-bad">${escapeHtml(message)} <a class="font-semibold underline" target="_top" href="/chat/${chat.id}">Go back to retry</a></p>`;
}
