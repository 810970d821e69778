import { EVENT_STREAM_TYPE } from "@reclaim/contracts-common/operations";
import type { CoachEvent } from "@reclaim/contracts-insights/coach";

/** An answer of the coach that a test or story sends piece by piece. */
export interface FakeStream {
  response: Response;
  send: (event: CoachEvent) => void;
  /** Bytes as they are, to cut an event in two. */
  sendText: (text: string) => void;
  /** Ends the answer as the server does. */
  end: () => void;
  /** Breaks the connection. */
  cut: () => void;
  /** True as soon as its reader has gone. */
  isCancelled: () => boolean;
}

export function fakeStream(): FakeStream {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    cancel() {
      cancelled = true;
    },
  });
  const encoder = new TextEncoder();
  const sendText = (text: string) => controller.enqueue(encoder.encode(text));
  return {
    response: new Response(body, { headers: { "content-type": EVENT_STREAM_TYPE } }),
    send: ({ event, data }) => sendText(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    sendText,
    end: () => controller.close(),
    cut: () => controller.error(new TypeError("network error")),
    isCancelled: () => cancelled,
  };
}
