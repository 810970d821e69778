import { liveEvents } from "@reclaim/contracts-community/live";
import { serveHttp } from "@reclaim/platform/http-server";
import { silentLog } from "@reclaim/platform/log";
import { dropListeningConnections } from "@reclaim/platform/testing/database";
import { readEvents } from "@reclaim/platform/testing/events";
import type { Gateway } from "@reclaim/service-gateway";
import assert from "node:assert/strict";
import { startProduct } from "./product.ts";

const product = await startProduct();
Deno.test.afterAll(() => product.close());
type Guest = Awaited<ReturnType<typeof product.guest>>;

let names = 0;
async function member(): Promise<Guest> {
  const guest = await product.guest();
  const { status } = await guest.call("POST", "/api/pseudonyms", {
    pseudonym: `Walker${++names}`,
    avatarColor: "#336699",
  });
  assert.equal(status, 201);
  return guest;
}
async function share(writer: Guest): Promise<number> {
  const { status, body } = await writer.call("POST", "/api/forum/posts", {
    categoryId: 1,
    content: "I sleep again.",
  });
  assert.equal(status, 201, JSON.stringify(body));
  return body.id;
}

/** A gateway behind a port, and streams from it over sockets. */
function serve(gateway: Gateway) {
  let clientGone = Promise.resolve();
  const server = serveHttp({
    port: 0,
    hostname: "127.0.0.1",
    log: silentLog,
    handler(request, remoteAddr) {
      clientGone = new Promise((gone) => request.signal.addEventListener("abort", () => gone()));
      return gateway.fetch(request, { remoteAddr });
    },
  });
  return {
    server,
    async follow({ cookie }: Guest, lastEventId?: string) {
      const resumed: Record<string, string> = lastEventId ? { "last-event-id": lastEventId } : {};
      const answer = await fetch(`http://127.0.0.1:${server.addr.port}/api/forum/live`, {
        headers: { cookie, ...resumed },
      });
      const gone = clientGone;
      const reader = readEvents(answer, liveEvents);
      if (!lastEventId) await reader.ready();
      return {
        ...reader,
        /** Ends when the server knows it. */
        async cut() {
          await reader.close();
          await gone;
        },
      };
    },
  };
}
const sharedPost = async (reader: { until(name: string): Promise<{ data: { id: number } }[]> }) =>
  (await reader.until("post")).at(-1)?.data.id;

Deno.test("two readers and a writer at two gateways: everybody gets the news", async () => {
  const other = await product.openGateway();
  const gateways = [serve(product.gateway), serve(other)];
  const writer = await member();
  const readers = await Promise.all(gateways.map(async ({ follow }) => follow(await member())));
  const id = await share(writer);
  assert.deepEqual(await Promise.all(readers.map(sharedPost)), [id, id]);
  for (const reader of readers) await reader.cut();
  for (const { server } of gateways) await server.shutdown();
  await other.close();
});

Deno.test("a stream that was cut goes on at another gateway by its id, without loss or repeat", async () => {
  const [writer, guest] = [await member(), await member()];
  const first = serve(product.gateway);
  const reader = await first.follow(guest);
  const seen = [await share(writer)];
  assert.equal(await sharedPost(reader), seen[0]);
  const lastId = reader.lastId();
  await reader.cut();
  await first.server.shutdown();
  const missed = [await share(writer), await share(writer)];
  const other = await product.openGateway();
  const second = serve(other);
  const resumed = await second.follow(guest, lastId);
  missed.push(await share(writer));
  for (const id of missed) assert.equal(await sharedPost(resumed), id);
  await resumed.cut();
  await second.server.shutdown();
  await other.close();
});

Deno.test("who signs out follows no more, and a visitor never does", async () => {
  const guest = await member();
  const { server, follow } = serve(product.gateway);
  const reader = await follow(guest);
  const { cookie } = guest;
  assert.equal((await guest.call("POST", "/api/auth/sign-out", {})).status, 200);
  assert.equal(await reader.next(), null);
  const refused = await fetch(`http://127.0.0.1:${server.addr.port}/api/forum/live`, {
    headers: { cookie },
  });
  assert.equal(refused.status, 401);
  await refused.body?.cancel();
  await server.shutdown();
});

Deno.test("a gateway that stops ends its streams, and then its connections", async () => {
  const gateway = await product.openGateway();
  const { server, follow } = serve(gateway);
  const reader = await follow(await member());
  gateway.endStreams();
  assert.equal(await reader.next(), null);
  await server.shutdown();
  await gateway.close();
});

Deno.test({
  name: "news come also after the database has dropped the listening connection",
  ignore: !Deno.env.get("TEST_DATABASE_URL"),
  async fn() {
    const { server, follow } = serve(product.gateway);
    const [writer, reader] = [await member(), await follow(await member())];
    assert.ok(await dropListeningConnections(product.service("community").deps.db) > 0);
    const id = await share(writer);
    assert.equal(await sharedPost(reader), id);
    await reader.cut();
    await server.shutdown();
  },
});
