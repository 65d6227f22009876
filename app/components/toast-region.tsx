import type { Toast } from "../toast.ts";

const TONES = {
  good: "border-good bg-good-wash text-good",
  bad: "border-bad bg-bad-wash text-bad",
  plain: "border-line bg-raised text-ink",
};

/** At most one message at a time, announced politely. Without script it stays until the next page. */
export function ToastRegion({ toast }: { toast: Toast | null }) {
  return (
    <div
      role="status"
      aria-live="polite"
      data-toasts
      className="pointer-events-none fixed inset-x-0 bottom-20 z-50 flex justify-center px-4 md:bottom-6"
    >
      {toast ? (
        <div
          data-toast
          className={`pointer-events-auto w-full rounded-card border px-4 py-3 shadow-card md:max-w-[420px] ${TONES[toast.tone]}`}
        >
          <p className="font-semibold">{toast.title}</p>
          {toast.description ? <p className="text-sm">{toast.description}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
