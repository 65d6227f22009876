import { Form } from "@remix-run/react";
import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from "react";
import { Icon } from "../../components/ui/icon.tsx";
import { MAX_MESSAGE_LENGTH } from "../../models/message.ts";
import type { ChatView } from "../../services/chat-view.server.ts";

type Props = {
  view: ChatView;
  /** What was typed before the server refused it, without script. */
  refused: { content: string; error: string } | undefined;
  /** Words given back to the person, e.g. when credits ran out. */
  returned: string;
  onSend: (line: { clientMessageId: string; content: string }) => void;
  children: ReactNode;
};

/** Enter sends, Shift+Enter makes a new line; on touch keyboards Enter is always a new line. */
export function Composer({ view, refused, returned, onSend, children }: Props) {
  const { field, saveDraft, clearDraft } = useDraft(view.id, returned);

  function submit(event: FormEvent) {
    event.preventDefault();
    const content = field.current?.value.trim() ?? "";
    if (!content || !field.current) return;
    field.current.value = "";
    clearDraft();
    onSend({ clientMessageId: newId(), content });
    field.current.focus();
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    if (matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <div className="border-t border-line bg-raised px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <div className="relative mx-auto max-w-[720px]">
        {children}
        <Form method="post" onSubmit={submit} className="flex items-end gap-2 pl-14" noValidate>
          <input type="hidden" name="intent" value="send" />
          <input type="hidden" name="clientMessageId" value={view.clientMessageId} />
          <div className="min-w-0 flex-1">
            {refused ? (
              <p id="message-error" role="alert" className="mb-1 text-sm text-bad">
                {refused.error}
              </p>
            ) : null}
            <label htmlFor="message" className="sr-only">
              Message {view.persona.name}
            </label>
            <textarea
              ref={field}
              id="message"
              name="content"
              rows={1}
              maxLength={MAX_MESSAGE_LENGTH * 2}
              disabled={!view.isOpen}
              defaultValue={refused?.content}
              placeholder={`Message ${view.persona.name}`}
              aria-invalid={refused ? true : undefined}
              aria-describedby={refused ? "message-error" : undefined}
              enterKeyHint="send"
              autoComplete="off"
              onKeyDown={sendOnEnter}
              onInput={saveDraft}
              className="composer-field block max-h-40 min-h-12 w-full resize-none rounded-[14px] border border-line bg-sunken px-3.5 py-2.5 text-base placeholder:text-soft disabled:opacity-60"
            />
          </div>
          <button
            disabled={!view.isOpen}
            aria-label="Send"
            className="grid size-12 flex-none place-items-center rounded-[14px] bg-accent text-accent-ink disabled:opacity-60"
          >
            <Icon name="arrow-up" className="size-6" />
          </button>
        </Form>
      </div>
    </div>
  );
}

/** What is being typed is kept in this browser until it is sent. */
function useDraft(chatSessionId: string, returned: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const key = `repartee-draft:${chatSessionId}`;

  useEffect(() => {
    if (!field.current || field.current.value) return;
    try {
      field.current.value = localStorage.getItem(key) ?? "";
    } catch {
      // Storage is forbidden: the draft lives as long as the page.
    }
  }, [key]);

  useEffect(() => {
    if (!returned || !field.current) return;
    field.current.value = [returned, field.current.value].filter(Boolean).join("\n");
  }, [returned]);

  function write(text: string) {
    try {
      if (text) localStorage.setItem(key, text);
      else localStorage.removeItem(key);
    } catch {
      // See above.
    }
  }

  return { field, saveDraft: () => write(field.current?.value ?? ""), clearDraft: () => write("") };
}

/** Like crypto.randomUUID, which plain-http addresses other than localhost do not have. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
