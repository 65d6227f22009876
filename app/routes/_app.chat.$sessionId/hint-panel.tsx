import { Form } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { cannedHint, OFFLINE_HINT } from "../../models/hint.ts";
import { COST_PER_HINT } from "../../models/credit.ts";
import type { ChatView } from "../../services/chat-view.server.ts";

type Props = {
  view: ChatView;
  isOpen: boolean;
  /** Why the last try gave none; only without script. */
  refusal: string | undefined;
  onNeedCredits: (message: string) => void;
};

/** Opens above the composer. Free of charge when nothing useful came back. */
export function HintPanel({ view, isOpen, refusal, onNeedCredits }: Props) {
  const { hint, isLoading, ask } = useHint(view, onNeedCredits);
  return (
    <details open={isOpen} className="hint-panel group">
      <summary
        className="absolute bottom-0 left-0 grid size-12 list-none place-items-center rounded-[14px] border border-line bg-raised text-lg font-bold"
        title="Hint"
        aria-label="Hint"
      >
        <span aria-hidden="true">?</span>
      </summary>
      <div className="mb-2 rounded-card border border-line bg-sunken p-3" id="hint">
        {hint ? (
          <p aria-live="polite" data-testid="hint">
            {hint}
          </p>
        ) : (
          <p className="text-sm text-soft">
            Stuck? A hint reads the conversation and names one thing you could do next.
          </p>
        )}
        {refusal ? <p className="mt-1 text-sm text-bad">{refusal}</p> : null}
        <Form method="post" onSubmit={ask} className="mt-2">
          <input type="hidden" name="intent" value="hint" />
          <input type="hidden" name="clientMessageId" value={view.clientMessageId} />
          <button
            disabled={isLoading || !view.isOpen}
            className="min-h-11 rounded-control border border-line bg-raised px-4 text-sm font-semibold disabled:opacity-60"
          >
            {isLoading ? "Reading the conversation…" : hint ? "Get another hint" : "Get a hint"}
            {view.isPremium ? "" : ` · ${COST_PER_HINT} credits`}
          </button>
        </Form>
      </div>
    </details>
  );
}

function useHint(view: ChatView, onNeedCredits: (message: string) => void) {
  const [hint, setHint] = useState(view.hint);
  const [isLoading, setIsLoading] = useState(false);

  async function ask(event: FormEvent) {
    event.preventDefault();
    setIsLoading(true);
    try {
      const response = await fetch("/api/chat/hint", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          sessionId: view.id,
          personaName: view.persona.name,
          context: view.messages
            .slice(-3)
            .map(({ sender, content }) => `${sender}: ${content}`)
            .join("\n"),
        }),
      });
      const body = (await response.json()) as { hint?: string; message?: string };
      if (response.status === 402) onNeedCredits(body.message ?? "");
      else setHint(response.ok && body.hint ? body.hint : cannedHint(Date.now()));
    } catch {
      setHint(OFFLINE_HINT);
    } finally {
      setIsLoading(false);
    }
  }

  return { hint, isLoading, ask: (event: FormEvent) => void ask(event) };
}
