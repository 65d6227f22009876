import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { pageTitle } from "../brand.ts";
import { ChatHistory } from "../components/chat-history.tsx";
import { LevelCard } from "../components/level-card.tsx";
import { ScoreHistory } from "../components/score-history.tsx";
import { Screen } from "../components/screen.tsx";
import { EmptyRadar, SkillRadar } from "../components/skill-radar.tsx";
import { TipCard } from "../components/tip-card.tsx";
import { buttonClass } from "../components/ui/button.tsx";
import { Card } from "../components/ui/card.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { readProgress } from "../services/progress-view.server.ts";
import { requireUser, timeZoneOf } from "../session.server.ts";

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireUser(visit);
  return readProgress(user, { now: new Date(), timeZone: timeZoneOf(visit.request) });
}

export const meta: MetaFunction = () => [{ title: pageTitle("Progress") }];

export default function ProgressScreen() {
  const view = useLoaderData<typeof loader>();
  const hasFinished = view.chatsCompleted > 0;
  return (
    <Screen title="Your progress" width="board">
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <LevelCard
            level={view.level}
            xp={view.xp}
            figures={[
              { name: "total chats", value: view.chatsCompleted.toLocaleString("en") },
              { name: "average score", value: hasFinished ? `${view.averageScore}%` : "–" },
              { name: "chats this week", value: view.chatsThisWeek.toLocaleString("en") },
              {
                name: "day streak",
                value: view.streak.toLocaleString("en"),
                note: `best: ${view.bestStreak.toLocaleString("en")}`,
              },
            ]}
          />
          {hasFinished ? null : <FirstChat />}
          {view.insights.length > 0 ? <Insights insights={view.insights} /> : null}
          {view.scores.length > 0 ? (
            <Card title="Your scores">
              <ScoreHistory scores={view.scores} />
            </Card>
          ) : null}
        </div>
        <div className="grid min-w-0 gap-4">
          <Card title="Your skills">{view.skills ? <SkillRadar skills={view.skills} /> : <EmptyRadar />}</Card>
          <TipCard tip={view.tip} />
        </div>
      </div>
      {view.history.length > 0 ? (
        <Card title="Your chats" className="mt-4">
          <ChatHistory chats={view.history} />
        </Card>
      ) : null}
    </Screen>
  );
}

function Insights({ insights }: { insights: string[] }) {
  return (
    <Card title="What stands out">
      <ul className="grid gap-3">
        {insights.map((insight) => (
          <li key={insight} className="flex gap-3">
            <Icon name="sparkles" className="mt-0.5 size-5 text-accent" />
            {insight}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function FirstChat() {
  return (
    <section className="rounded-card border border-line bg-raised p-4 shadow-card">
      <h2 className="text-lg">Your scores will be here</h2>
      <p className="mt-1 mb-4 text-soft">
        After each chat you get a score, what worked, and one thing to try next. The first one is the hardest.
      </p>
      <Link to="/personas" className={buttonClass("primary", "w-full sm:w-auto")}>
        Start Chat
      </Link>
    </section>
  );
}

export { ErrorFallback as ErrorBoundary } from "../components/error-fallback.tsx";
