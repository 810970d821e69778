import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { silentLog } from "../logging/json.logger.ts";
import { serveHttp, type ServerLimits } from "./http.server.ts";

/** A server that echoes bodies; its timeouts are as short as the test wants them. */
function startServer(limits: Partial<ServerLimits>) {
  const server = serveHttp({
    port: 0,
    hostname: "127.0.0.1",
    handler: async (request) => new Response(await request.text().catch(() => "broken off")),
    log: silentLog,
    limits,
  });
  const sockets: Socket[] = [];
  return {
    base: `http://127.0.0.1:${server.addr.port}`,
    /** Sends bytes over a connection of its own; gives what comes back until it is closed. */
    async sendRaw(text: string, localAddress = "127.0.0.1"): Promise<string> {
      const socket = connect({ port: server.addr.port, host: "127.0.0.1", localAddress });
      sockets.push(socket);
      let received = "";
      socket.on("data", (chunk) => received += chunk);
      socket.on("error", () => {});
      socket.write(text);
      await once(socket, "close");
      return received;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await server.shutdown();
    },
  };
}

const HALF_HEAD = "GET / HTTP/1.1\r\nHost: reclaim.test\r\n";

Deno.test("a connection without a whole request head is closed", async () => {
  const { sendRaw, close } = startServer({ headTimeoutMs: 50 });
  assert.deepEqual(await Promise.all([sendRaw(""), sendRaw(HALF_HEAD)]), ["", ""]);
  await close();
});

Deno.test("a body that stops arriving is answered with 408, and its connection is closed", async () => {
  const { sendRaw, close } = startServer({ bodyTimeoutMs: 50 });
  const head = "POST / HTTP/1.1\r\nHost: reclaim.test\r\nContent-Length: 10\r\n\r\nab";
  assert.match(await sendRaw(head), /^HTTP\/1\.1 408 /);
  await close();
});

Deno.test("an idle connection is closed after its answer", async () => {
  const { sendRaw, close } = startServer({ idleTimeoutMs: 50 });
  assert.match(await sendRaw(`${HALF_HEAD}\r\n`), /^HTTP\/1\.1 200 /);
  await close();
});

Deno.test("one address cannot take the connections of the others", async () => {
  const { sendRaw, base, close } = startServer({ maxConnections: 4, maxConnectionsPerAddress: 2 });
  const held = [1, 2].map(() => sendRaw(HALF_HEAD, "127.0.0.2"));
  // A third one is closed at once; the two that wait are not.
  assert.equal(await sendRaw(HALF_HEAD, "127.0.0.2"), "");
  assert.equal(await (await fetch(base)).text(), "");
  await close();
  await Promise.all(held);
});

Deno.test("a server out of descriptors answers again when connections have timed out", async () => {
  const main = new URL("./http.server.testing.ts", import.meta.url).pathname;
  const child = new Deno.Command("sh", {
    args: [
      "-c",
      `ulimit -n 64; exec "${Deno.execPath()}" run --cached-only --no-check -A "${main}"`,
    ],
    stdout: "piped",
  }).spawn();
  const lines = child.stdout.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  const port = Number((await lines.next()).value);
  const sockets = Array.from({ length: 300 }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(HALF_HEAD);
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, "connect").catch(() => {})));
  assert.equal(await (await fetch(`http://127.0.0.1:${port}`)).text(), "alive");
  child.kill("SIGTERM");
  await child.status;
  await lines.return?.();
  for (const socket of sockets) socket.destroy();
});

Deno.test("clients that go in the moment of a stop bring no uncaught error", async () => {
  for (let turns = 0; turns < 40; turns++) {
    const server = startServer({});
    const { port } = new URL(server.base);
    const sockets = await Promise.all(Array.from({ length: 10 }, async () => {
      const socket = connect({ port: Number(port), host: "127.0.0.1" });
      socket.write(`${HALF_HEAD}\r\n`);
      // Kept alive after its answer.
      await once(socket, "data");
      return socket;
    }));
    for (const socket of sockets) socket.destroy();
    for (let turn = 0; turn < turns % 8; turn++) await new Promise((go) => setImmediate(go));
    await server.close();
  }
});
