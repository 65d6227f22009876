/** The adapter for pages that grow while they are read: sends each piece of HTML as it comes. */

/** Some browsers paint nothing until they hold about a kilobyte. */
const FIRST_PAINT_PADDING = `<!-- ${" ".repeat(1024)} -->`;

/** A document from its pieces, sent as they come until the iterable ends or the signal (the client's) is aborted. */
export function htmlStream(pieces: AsyncIterable<string>, signal: AbortSignal): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      let isFirst = true;
      try {
        for await (const piece of pieces) {
          if (signal.aborted) break;
          controller.enqueue(encoder.encode(isFirst ? piece + FIRST_PAINT_PADDING : piece));
          isFirst = false;
        }
        controller.close();
      } catch (error) {
        if (!signal.aborted) controller.error(error);
      }
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as it may stand in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
