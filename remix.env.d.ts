/// <reference types="vite/client" />
import "@remix-run/server-runtime";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }

  /** Made anew for each HTTP request by app/http.server.ts. */
  interface AppLoadContext {
    /** Aborted when the client is gone; `request.signal` may never fire (nodejs/node#55428). */
    signal?: AbortSignal;
    /** For Content-Security-Policy; every script and style of the page carries it. */
    nonce?: string;
    requestId?: string;
    clientAddress?: string;
  }
}
