import type { Identity } from "@reclaim/platform/identity";
import { testIdentity } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import type { GatewaySession } from "../sessions/session.cache.ts";
import { createEventStreams, MAX_STREAMS_PER_MEMBER } from "./event-streams.ts";

const text = new TextDecoder();
const bytes = new TextEncoder();

/** A service that streams, and sessions that the test ends. */
function given() {
  const sessions = new Map<string, Identity>();
  let isIdentityAway = false;
  const counts: number[] = [];
  const checks = new Set<() => void>();
  const streams = createEventStreams({
    sessions: {
      of(request) {
        if (isIdentityAway) return Promise.reject(new Error("identity is away"));
        const identity = sessions.get(request.headers.get("cookie") ?? "");
        return Promise.resolve(identity ? { identity } as GatewaySession : null);
      },
    },
    onCount: (open) => void counts.push(open),
    every(run) {
      checks.add(run);
      return () => void checks.delete(run);
    },
  });
  return {
    streams,
    sessions,
    counts,
    checks,
    identityIsAway: () => isIdentityAway = true,
    /** Opens a stream of `sub`; `source` is the service's side of it. */
    async open(sub: string) {
      sessions.set(sub, testIdentity({ sub }));
      let source!: ReadableStreamDefaultController<Uint8Array>;
      const { promise: cancelled, resolve: cancel } = Promise.withResolvers<void>();
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => void (source = controller),
        cancel,
      });
      const request = new Request("http://reclaim.test/api/forum/live", {
        headers: { cookie: sub },
      });
      const response = await streams.open(request, sub, () => new Response(body));
      const reader = response.body!.getReader();
      return {
        source,
        cancelled,
        reader,
        async next(): Promise<string | null> {
          const { done, value } = await reader.read();
          return done ? null : text.decode(value);
        },
      };
    },
  };
}

Deno.test("events pass as they come, and the end of the service's stream ends it", async () => {
  const { open, counts, checks } = given();
  const { source, next } = await open("ben");
  source.enqueue(bytes.encode("one"));
  assert.equal(await next(), "one");
  source.enqueue(bytes.encode("two"));
  assert.equal(await next(), "two");
  source.close();
  assert.equal(await next(), null);
  assert.deepEqual(counts, [1, 0]);
  assert.equal(checks.size, 0);
});

Deno.test("a service that breaks off ends the stream without an error", async () => {
  const { open } = given();
  const { source, next } = await open("ben");
  source.error(new Error("connection reset"));
  assert.equal(await next(), null);
});

Deno.test("a client that goes ends the service's stream", async () => {
  const { open, counts } = given();
  const { reader, cancelled } = await open("ben");
  await reader.cancel();
  await cancelled;
  assert.deepEqual(counts, [1, 0]);
});

Deno.test("a member has a few streams at once, and gets a place back with each that ends", async () => {
  const { open, streams } = given();
  const opened = [];
  for (let count = 0; count < MAX_STREAMS_PER_MEMBER; count++) opened.push(await open("ben"));
  await assert.rejects(open("ben"), { status: 429, code: "too_many_streams" });
  await open("carl");
  await opened[0]?.reader.cancel();
  await open("ben");
  await assert.rejects(open("ben"), { code: "too_many_streams" });
  streams.end();
});

Deno.test("a call that is refused or fails takes no place", async () => {
  const { streams } = given();
  const request = new Request("http://reclaim.test/");
  for (let count = 0; count <= MAX_STREAMS_PER_MEMBER; count++) {
    const answer = await streams.open(request, "ben", () => new Response(null, { status: 403 }));
    assert.equal(answer.status, 403);
    await assert.rejects(streams.open(request, "ben", () => Promise.reject(new Error("away"))));
  }
});

Deno.test("a stream ends with its session, and goes on while nobody can tell", async () => {
  const { open, sessions, checks, identityIsAway, streams } = given();
  const [ben, carl] = [await open("ben"), await open("carl")];
  sessions.delete("ben");
  for (const check of checks) check();
  assert.equal(await ben.next(), null);
  await ben.cancelled;
  identityIsAway();
  await streams.endWithoutSession();
  carl.source.enqueue(bytes.encode("still here"));
  assert.equal(await carl.next(), "still here");
  streams.end();
});

Deno.test("a stop ends all streams", async () => {
  const { open, streams, checks } = given();
  const all = [await open("ben"), await open("carl")];
  streams.end();
  for (const { next, cancelled } of all) {
    assert.equal(await next(), null);
    await cancelled;
  }
  assert.equal(checks.size, 0);
});
