import { Link } from "@remix-run/react";
import { CreditBadge } from "../../components/credit-badge.tsx";
import { LevelCard } from "../../components/level-card.tsx";
import { LowCreditCard } from "../../components/low-credit-card.tsx";
import { NextStep } from "../../components/next-step.tsx";
import { EmptyRadar, SkillRadar } from "../../components/skill-radar.tsx";
import { TipCard } from "../../components/tip-card.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import type { IconName } from "../../components/ui/icon-names.ts";
import type { DashboardView } from "../../services/dashboard.server.ts";
import type { ShellView } from "../../services/shell.server.ts";

/** The face of `/` for people who are signed in. */
export function Dashboard({ view, shell }: { view: DashboardView; shell: ShellView }) {
  const hasFinished = view.chatsCompleted > 0;
  return (
    <main className="mx-auto w-full max-w-[960px] px-4 pb-8 md:px-6">
      <header className="flex items-end justify-between gap-3 pt-6 pb-4 md:pt-8">
        <div className="min-w-0">
          <p className="text-sm text-soft">{view.moment}</p>
          <h1 className="line-clamp-2 text-2xl [overflow-wrap:anywhere]">Hi {view.callName}</h1>
        </div>
        <CreditBadge credits={view.credits} isPremium={view.isPremium} />
      </header>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <NextStep open={view.openChat} shell={shell} />
          {view.lowCredits === "no" ? null : <LowCreditCard credits={view.credits} urgency={view.lowCredits} />}
          <LevelCard
            level={view.level}
            xp={view.xp}
            figures={[
              { name: view.chatsCompleted === 1 ? "chat" : "chats", value: view.chatsCompleted.toLocaleString("en") },
              { name: "average score", value: hasFinished ? `${view.averageScore}%` : "–" },
              { name: "day streak", value: view.streak.toLocaleString("en") },
            ]}
          />
          <div className="grid grid-cols-2 gap-4">
            {view.openChat ? (
              <WayCard to="/personas" icon="message-circle" title="Start Chat" text="Pick a partner" />
            ) : null}
            <WayCard to="/progress" icon="chart-line" title="View Stats" text="Your scores" wide={!view.openChat} />
          </div>
        </div>
        <div className="grid min-w-0 gap-4">
          <Card title="Your skills">{view.skills ? <SkillRadar skills={view.skills} /> : <EmptyRadar />}</Card>
          <TipCard tip={view.tip} />
        </div>
      </div>
    </main>
  );
}

type WayProps = { to: string; icon: IconName; title: string; text: string; wide?: boolean };

function WayCard({ to, icon, title, text, wide = false }: WayProps) {
  return (
    <Link
      to={to}
      className={`flex rounded-card border border-line bg-raised p-4 shadow-card hover:bg-sunken ${wide ? "col-span-2 items-center gap-3" : "flex-col gap-2"}`}
    >
      <Icon name={icon} className="size-6 text-accent" />
      <span className="min-w-0 leading-snug">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-soft">{text}</span>
      </span>
    </Link>
  );
}
