import { useEffect, useRef } from "react";
import { buttonClass } from "../../components/ui/button.tsx";
import { COST_PER_MESSAGE } from "../../models/credit.ts";

type Props = { message: string; chatSessionId: string; onClose: () => void };

/** Says what is missing, what it truly costs, and offers both ways on. Open without script too, because the server says so. */
export function CreditsDialog({ message, chatSessionId, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Rendered open for those without script; with it, a modal keeps the focus. `close()` would tell of a closing.
    element.removeAttribute("open");
    element.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      open
      onClose={onClose}
      aria-labelledby="credits-needed"
      className="backdrop:bg-black/50 fixed inset-0 z-40 m-auto w-[min(26rem,calc(100%-2rem))] rounded-card border border-line bg-raised p-5 text-ink shadow-card"
    >
      <h2 id="credits-needed" className="text-xl">
        Credits Needed
      </h2>
      <p className="mt-2">{message}</p>
      <p className="mt-2 text-sm text-soft">
        A message or a hint costs {COST_PER_MESSAGE} credits. Premium is $10 per month, billed monthly, cancel anytime,
        and counts nothing.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a
          href={`/chat/${chatSessionId}`}
          className={buttonClass("secondary")}
          onClick={(event) => {
            event.preventDefault();
            dialog.current?.close();
          }}
        >
          Maybe Later
        </a>
        <a href="/subscription" className={buttonClass("primary")}>
          Upgrade Now
        </a>
      </div>
    </dialog>
  );
}
