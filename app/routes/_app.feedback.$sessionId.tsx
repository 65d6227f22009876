import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "../brand.ts";
import { MoodChart } from "../components/mood-chart.tsx";
import { ScoreStars } from "../components/score-stars.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { buttonClass } from "../components/ui/button.tsx";
import { AppError } from "../errors.ts";
import { getChatSession } from "../models/chat-session.server.ts";
import { feedbackHeadline } from "../models/feedback.ts";
import { getPersona } from "../models/persona.server.ts";
import { scenarioById } from "../models/scenario.ts";
import { listMessages } from "../models/message.server.ts";
import { findUserById } from "../models/user.server.ts";
import { orNotFound } from "../not-found.server.ts";
import { isOwnNavigation } from "../same-site.server.ts";
import { completeChat } from "../services/feedback.server.ts";
import { requireUser, timeZoneOf } from "../session.server.ts";
import type { User } from "../models/user.ts";

export const handle = { bare: true };

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireUser(visit);
  const chat = await orNotFound(getChatSession(user.id, String(visit.params.sessionId)));
  const persona = await getPersona(user.id, chat.personaId);
  const about = {
    id: chat.id,
    personaName: persona.name,
    scenario: scenarioById(chat.scenario).name,
    difficulty: chat.difficulty,
  };

  // Opening this page completes the chat (SPEC 4), but not because another site sent the browser here.
  if (!chat.isCompleted && !isOwnNavigation(visit.request)) return { state: "unfinished" as const, about };
  try {
    return { state: "done" as const, about, ...(await readFeedback(user, chat.id, timeZoneOf(visit.request))) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ state: "refused" as const, about, message: error.message }, { status: error.status });
  }
}

/** Finishes a chat that was opened from elsewhere. */
export async function action(visit: ActionFunctionArgs) {
  const user = await requireUser(visit);
  const id = String(visit.params.sessionId);
  await orNotFound(getChatSession(user.id, id));
  return redirect(`/feedback/${id}`, 303);
}

async function readFeedback(user: User, chatSessionId: string, timeZone: string) {
  const { chat, feedback } = await completeChat(user, chatSessionId, { timeZone });
  const [messages, earner] = await Promise.all([listMessages(chat.id), findUserById(user.id)]);
  const words = new Map(messages.map((message) => [message.id, message.content]));
  return {
    feedback,
    xpAwarded: chat.xpAwarded,
    level: earner?.level ?? user.level,
    streak: user.streak,
    moves: chat.moodHistory.map(({ messageId, mood, change, reasons }) => ({
      messageId,
      mood,
      change,
      text: reasons[0]?.text ?? "",
      words: words.get(messageId) ?? "",
    })),
  };
}

export const meta: MetaFunction<typeof loader> = () => [{ title: pageTitle("Feedback") }];

export default function FeedbackScreen() {
  const view = useLoaderData<typeof loader>();
  const { about } = view;
  return (
    <main className="mx-auto w-full max-w-[720px] px-4 pt-4 pb-28">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-soft">
          {about.scenario} with {about.personaName} · {about.difficulty}
        </p>
        <a
          href="/"
          aria-label="Close"
          className="grid size-11 flex-none place-items-center rounded-control text-soft hover:bg-sunken"
        >
          <Icon name="x" className="size-6" />
        </a>
      </div>
      {view.state === "done" ? <Review {...view} /> : <NotYet {...view} />}
      <a href="/" className="mt-4 inline-flex min-h-11 items-center font-semibold text-accent">
        Back to Dashboard
      </a>
      <nav
        aria-label="What next"
        className="fixed inset-x-0 bottom-0 border-t border-line bg-raised px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] md:left-80"
      >
        <div className="mx-auto grid max-w-[720px] grid-cols-2 gap-2">
          <a href="/personas" className={buttonClass("primary", "px-2!")}>
            Practice Again
          </a>
          <a href="/personas" className={buttonClass("secondary", "px-2!")}>
            New Chat
          </a>
        </div>
      </nav>
    </main>
  );
}

type Done = Awaited<ReturnType<typeof readFeedback>>;

function Review({ feedback, xpAwarded, level, streak, moves }: Done) {
  return (
    <>
      <h1 className="mt-1 text-2xl">{feedbackHeadline(feedback.score)}</h1>
      <ScoreStars score={feedback.score} />
      <div className="mt-5 flex flex-col gap-4">
        <Card title="One thing to try next">
          <p>{feedback.oneThing}</p>
        </Card>
        {moves.length > 1 ? (
          <Card title="How it went">
            <MoodChart moves={moves} />
          </Card>
        ) : null}
        {feedback.suggestions.length > 0 ? (
          <Card title="Suggestions">
            <ul className="divide-y divide-line">
              {feedback.suggestions.map((suggestion) => (
                <li key={suggestion.original} className="py-3 first:pt-0 last:pb-0">
                  <p className="text-sm text-soft">You wrote</p>
                  <p className="line-clamp-6 [overflow-wrap:anywhere]">{suggestion.original}</p>
                  <p className="mt-2 text-sm text-good">Better, in the same moment</p>
                  <p>{suggestion.better}</p>
                  {suggestion.why ? <p className="mt-1 text-sm text-soft">{suggestion.why}</p> : null}
                </li>
              ))}
            </ul>
          </Card>
        ) : null}
        <Points
          title="Strengths"
          points={feedback.strengths}
          empty="Nothing stood out yet. The next chat is a fresh one."
        />
        <Points title="Improvements" points={feedback.improvements} empty="Nothing to mend. Try a tougher partner." />
        <Card title="What you earned">
          <p className="tabular-nums">
            <strong>{xpAwarded} XP</strong>
            {xpAwarded === 0 ? " (ten chats a day are rewarded)" : ""} · level {level} · {streak} day streak
          </p>
        </Card>
      </div>
    </>
  );
}

type Pending = { state: "unfinished"; about: unknown } | { state: "refused"; message: string };

function NotYet(view: Pending) {
  return (
    <>
      <h1 className="mt-1 text-2xl">{view.state === "refused" ? "No feedback yet" : "Finish this chat?"}</h1>
      <p className="mt-3 max-w-prose text-soft">
        {view.state === "refused" ? view.message : "Seeing the feedback ends the chat and scores it."}
      </p>
      {view.state === "unfinished" ? (
        <form method="post" className="mt-4">
          <button className={buttonClass("primary")}>Finish and see feedback</button>
        </form>
      ) : null}
    </>
  );
}

function Card({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-raised p-4 shadow-card">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}

function Points({ title, points, empty }: { title: string; points: string[]; empty: string }) {
  return (
    <Card title={title}>
      {points.length > 0 ? (
        <ul className="list-disc space-y-1.5 pl-5 marker:text-accent">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : (
        <p className="text-soft">{empty}</p>
      )}
    </Card>
  );
}

export { ErrorFallback as ErrorBoundary } from "../components/error-fallback.tsx";
