import { Link, useNavigate } from "@remix-run/react";
import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { Icon } from "./icon.tsx";

type Props = {
  /** Where closing leads. */
  closeTo: string;
  /** The id of its heading, which takes the focus (give it `tabIndex={-1}`). */
  labelledBy: string;
  /** Stays in sight under the content. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A dialog that is a page of its own: the server renders it open for a URL, and closing it is a link. With script it
 * becomes modal: focus stays inside, Esc closes, and focus returns to where it was.
 */
export function PageDialog({ closeTo, labelledBy, footer, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const leave = () => navigate(closeTo, { preventScrollReset: true });
    // Shown by its attribute until now; only showModal keeps focus inside.
    dialog.removeAttribute("open");
    dialog.showModal();
    document.getElementById(labelledBy)?.focus();
    dialog.addEventListener("close", leave);
    return () => {
      dialog.removeEventListener("close", leave);
      dialog.close();
    };
  }, [closeTo, labelledBy, navigate]);

  function close(event: MouseEvent) {
    event.preventDefault();
    ref.current?.close();
  }

  return (
    <dialog
      ref={ref}
      open
      aria-labelledby={labelledBy}
      className="fixed inset-0 z-40 m-0 flex h-dvh max-h-none w-full max-w-none items-end justify-center bg-transparent p-0 text-ink backdrop:bg-transparent sm:items-center sm:p-6"
    >
      <Link
        to={closeTo}
        onClick={close}
        preventScrollReset
        tabIndex={-1}
        aria-hidden="true"
        className="absolute inset-0 bg-[oklch(16%_0.02_320/0.6)]"
      />
      <div className="relative flex max-h-[92dvh] w-full max-w-lg flex-col overflow-hidden rounded-t-card bg-raised shadow-card sm:rounded-card">
        {/* Holds the close link, so that the keyboard can scroll it everywhere. */}
        <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-6 pb-5">
          <Link
            to={closeTo}
            onClick={close}
            preventScrollReset
            aria-label="Close"
            className="absolute top-2 right-2 z-10 grid size-11 place-items-center rounded-full bg-raised text-soft hover:bg-sunken"
          >
            <Icon name="x" />
          </Link>
          {children}
        </div>
        {footer ? (
          <div className="border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">{footer}</div>
        ) : null}
      </div>
    </dialog>
  );
}
