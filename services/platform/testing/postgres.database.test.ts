import assert from "node:assert/strict";
import { notifyChannel, openPostgres } from "../src/database/postgres.database.ts";
import { testDatabase } from "./test-database.ts";

const server = Deno.env.get("TEST_DATABASE_URL");

/** Counts calls for a test that waits for them. */
function calls() {
  let count = 0;
  let look = () => {};
  return {
    heard(): void {
      count++;
      look();
    },
    until(wanted: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      look = () => count >= wanted && resolve();
      look();
      return promise;
    },
  };
}

Deno.test("who listens hears that it begins, and then each time that something is told", async () => {
  const { database, drop } = await testDatabase();
  const { heard, until } = calls();
  const stop = await database.listen("test_channel", heard);
  await until(1);
  await notifyChannel(database.db, "test_channel", "something");
  await until(2);
  await stop();
  await notifyChannel(database.db, "test_channel", "something");
  await database.close();
  await drop();
});

Deno.test({
  name: "listening begins as soon as the server is there, and anew after the connection is lost",
  ignore: !server,
  async fn() {
    const database = openPostgres(server ?? "", 1);
    const way = wayTo(new URL(server ?? ""));
    const listening = openPostgres(way.url, 1);
    const { heard, until } = calls();
    await assert.rejects(listening.listen("test_channel", heard));
    way.open();
    await until(1);
    way.cut();
    await until(2);
    await notifyChannel(database.db, "test_channel", "something");
    await until(3);
    await listening.close();
    await way.close();
    await database.close();
  },
});

/** Another address of a server, which does not answer until it is opened. */
function wayTo(server: URL) {
  const { hostname, port } = server;
  const reserved = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const address = reserved.addr;
  reserved.close();
  const url = new URL(server);
  url.hostname = address.hostname;
  url.port = String(address.port);
  let cutting = new AbortController();
  let listener: Deno.TcpListener | undefined;
  let accepting = Promise.resolve();

  async function accept(at: Deno.TcpListener): Promise<void> {
    for await (const near of at) {
      const far = await Deno.connect({ hostname, port: Number(port || 5432) });
      const { signal } = cutting;
      for (const [from, to] of [[near, far], [far, near]] as const) {
        void from.readable.pipeTo(to.writable, { signal }).catch(() => {});
      }
    }
  }
  function cut(): void {
    cutting.abort();
    cutting = new AbortController();
  }
  return {
    url: url.href,
    open(): void {
      listener = Deno.listen({ port: address.port, hostname: address.hostname });
      accepting = accept(listener);
    },
    cut,
    async close(): Promise<void> {
      listener?.close();
      await accepting;
      cut();
    },
  };
}
