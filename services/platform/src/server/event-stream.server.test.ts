import { EVENT_STREAM_TYPE } from "@reclaim/contracts-common/operations";
import assert from "node:assert/strict";
import { createIdentitySigner } from "../identity/caller.identity.ts";
import { silentLog } from "../logging/json.logger.ts";
import { createHttpClient } from "../service-client/service.client.ts";
import { serveHttp } from "./http.server.ts";

/** A server of a stream at /events and of an answer without an end at /endless. */
function startServer() {
  let source!: ReadableStreamDefaultController<Uint8Array>;
  const { promise: cancelled, resolve: cancel } = Promise.withResolvers<void>();
  const server = serveHttp({
    port: 0,
    hostname: "127.0.0.1",
    log: silentLog,
    limits: { responseTimeoutMs: 1 },
    handler(request) {
      const isEvents = new URL(request.url).pathname === "/events";
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          if (isEvents) source = controller;
          controller.enqueue(new TextEncoder().encode("first"));
        },
        cancel: () => isEvents ? cancel() : undefined,
      });
      const type = isEvents ? EVENT_STREAM_TYPE : "text/plain";
      return new Response(body, { headers: { "content-type": type } });
    },
  });
  return {
    base: `http://127.0.0.1:${server.addr.port}`,
    server,
    send: (text: string) => source.enqueue(new TextEncoder().encode(text)),
    end: () => source.close(),
    cancelled,
  };
}

async function readText(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const { value } = await reader.read();
  return new TextDecoder().decode(value);
}

Deno.test("a stream of events comes event by event, uncompressed, and is not cut by the time limit of answers", async () => {
  const { base, server, send, end } = startServer();
  const answer = await fetch(`${base}/events`, { headers: { "accept-encoding": "gzip, br" } });
  assert.equal(answer.headers.get("content-encoding"), null);
  const reader = answer.body!.getReader();
  assert.equal(await readText(reader), "first");
  // Begun later, and closed by the time limit: the limit has passed for both.
  await assert.rejects((await fetch(`${base}/endless`)).text());
  send("second");
  assert.equal(await readText(reader), "second");
  end();
  assert.equal((await reader.read()).done, true);
  await server.shutdown();
});

Deno.test("a client that goes ends the stream at its source", async () => {
  const { base, server, cancelled } = startServer();
  const controller = new AbortController();
  const answer = await fetch(`${base}/events`, { signal: controller.signal });
  const reader = answer.body!.getReader();
  assert.equal(await readText(reader), "first");
  controller.abort();
  await assert.rejects(reader.read());
  await cancelled;
  await server.shutdown();
});

Deno.test("a service in another process streams through its client, and hears when nobody reads any more", async () => {
  const { base, server, send, cancelled } = startServer();
  const sign = createIdentitySigner(() => "a key that is long enough for a test");
  const answer = await createHttpClient("community", base, sign)
    .call(new Request("http://reclaim.test/events"), null);
  const reader = answer.body!.getReader();
  assert.equal(await readText(reader), "first");
  send("second");
  assert.equal(await readText(reader), "second");
  await reader.cancel();
  await cancelled;
  await server.shutdown();
});
