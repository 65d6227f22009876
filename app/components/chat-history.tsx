import { Link } from "@remix-run/react";
import type { ProgressView } from "../services/progress-view.server.ts";
import { Portrait } from "./portrait.tsx";
import { Icon } from "./ui/icon.tsx";

/** Past chats, newest first: a finished one leads to its feedback, an open one back into it. */
export function ChatHistory({ chats }: { chats: ProgressView["history"] }) {
  return (
    <ul className="-mx-2 divide-y divide-line">
      {chats.map((chat) => (
        <li key={chat.id}>
          <Link
            to={chat.isCompleted ? `/feedback/${chat.id}` : `/chat/${chat.id}`}
            className="flex min-h-15 items-center gap-3 rounded-control px-2 py-2 hover:bg-sunken"
          >
            <Portrait src={chat.personaImageUrl} size={40} />
            <span className="min-w-0 flex-1 leading-snug">
              <span className="flex items-baseline gap-2">
                <span className="truncate font-semibold">{chat.personaName}</span>
                <span className="flex-none text-sm text-soft">{chat.day}</span>
              </span>
              <span className="block truncate text-sm text-soft">{chat.scenario}</span>
            </span>
            <span className="text-sm whitespace-nowrap tabular-nums">
              {chat.score === null ? (
                <span className="text-soft">{chat.isCompleted ? "Finished" : "Continue"}</span>
              ) : (
                <>
                  <strong className="text-base">{chat.score}</strong> <span className="text-soft">of 10</span>
                </>
              )}
            </span>
            <Icon name="chevron-right" className="size-5 text-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
