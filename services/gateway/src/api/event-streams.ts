import { defineError } from "@reclaim/platform/errors";
import type { SessionCache } from "../sessions/session.cache.ts";

const tooManyStreams = defineError(
  429,
  "too_many_streams",
  "Too many tabs follow the circle at once.",
);

/** One a tab, on all devices of a member. */
export const MAX_STREAMS_PER_MEMBER = 10;
/** How often open streams are compared with the sessions that they were opened by. */
const SESSION_CHECK_INTERVAL_MS = 60_000;

interface OpenStream {
  request: Request;
  sub: string;
  end(): void;
}

/**
 * Passes on streams of events that services answer, as they come. A stream ends with the service's,
 * with its client, with its session (at once when that ended here, else within a minute), or by `end`.
 * A member may have a few at a time (429 `too_many_streams`).
 */
export function createEventStreams(
  { sessions, onCount, every = startInterval }: {
    sessions: Pick<SessionCache, "of">;
    /** Told how many are open. */
    onCount(open: number): void;
    /** Runs a function again and again; returns the function that ends it. */
    every?: (run: () => void, milliseconds: number) => () => void;
  },
) {
  const open = new Set<OpenStream>();
  const countBySub = new Map<string, number>();
  let stopChecks: (() => void) | undefined;

  function count(sub: string, by: 1 | -1): void {
    const left = (countBySub.get(sub) ?? 0) + by;
    if (left === 0) countBySub.delete(sub);
    else countBySub.set(sub, left);
  }

  /** Ends the streams whose session is gone. While nobody can tell, they go on. */
  async function endWithoutSession(): Promise<void> {
    for (const stream of open) {
      const session = await sessions.of(stream.request).catch(() => undefined);
      if (session !== undefined && session?.identity.sub !== stream.sub) stream.end();
    }
  }

  function passOn(request: Request, sub: string, source: ReadableStream<Uint8Array>) {
    const reader = source.getReader();
    let stream: OpenStream | undefined;
    const remove = () => {
      if (!stream || !open.delete(stream)) return;
      count(sub, -1);
      onCount(open.size);
      if (open.size > 0) return;
      stopChecks?.();
      stopChecks = undefined;
    };
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        stream = {
          request,
          sub,
          end() {
            if (!stream || !open.has(stream)) return;
            remove();
            controller.close();
            void reader.cancel().catch(() => {});
          },
        };
        open.add(stream);
        onCount(open.size);
        stopChecks ??= every(() => void endWithoutSession(), SESSION_CHECK_INTERVAL_MS);
      },
      async pull(controller) {
        const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
        if (!stream || !open.has(stream)) return;
        // A service that breaks off ends the stream, too: the page opens another one.
        if (done || !value) stream.end();
        else controller.enqueue(value);
      },
      cancel() {
        remove();
        return reader.cancel();
      },
    });
    return body;
  }

  return {
    /** What `call` answers, passed on while it is a stream. */
    async open(
      request: Request,
      sub: string,
      call: () => Response | Promise<Response>,
    ): Promise<Response> {
      if ((countBySub.get(sub) ?? 0) >= MAX_STREAMS_PER_MEMBER) throw tooManyStreams();
      count(sub, 1);
      try {
        const response = await call();
        if (response.ok && response.body) {
          const { status, headers } = response;
          return new Response(passOn(request, sub, response.body), { status, headers });
        }
        count(sub, -1);
        return response;
      } catch (error) {
        count(sub, -1);
        throw error;
      }
    },
    endWithoutSession,
    end: () => [...open].forEach((stream) => stream.end()),
  };
}
export type EventStreams = ReturnType<typeof createEventStreams>;

const startInterval = (run: () => void, milliseconds: number) => {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
};
