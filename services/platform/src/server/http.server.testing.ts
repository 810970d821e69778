import { silentLog } from "../logging/json.logger.ts";
import { serveHttp } from "./http.server.ts";

/** A server that accepts more connections than it has descriptors for. */
const server = serveHttp({
  port: 0,
  hostname: "127.0.0.1",
  handler: () => new Response("alive"),
  log: silentLog,
  limits: { maxConnections: 1000, maxConnectionsPerAddress: 1000, headTimeoutMs: 100 },
});
console.log(server.addr.port);
Deno.addSignalListener("SIGTERM", () => Deno.exit(0));
