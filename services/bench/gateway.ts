import { STARTER } from "@reclaim/contracts/entitlements";
import { identitySigner } from "@reclaim/platform/identity";
import { silentLog } from "@reclaim/platform/log";
import { createApp } from "@reclaim/platform/service";
import { inProcess, overHttp, type ServiceClient } from "@reclaim/platform/service-client";
import { memoryStore } from "@reclaim/platform/testing";
import { createGateway } from "@reclaim/service-gateway";
import { Hono } from "hono";

/**
 * The gateway with all its checks before a service that only greets: in the same process, or, with
 * SERVICE_URL, in another one. `MODE=service` is that other one.
 */
const secret = "a secret that is long enough for benchmarks";
const port = Number(Deno.env.get("PORT"));
const ready = { port, onListen: () => console.log("ready") };

const greeting = createApp("insights", { secret, log: silentLog });
greeting.get("/api/ai/hello", (c) => c.json({ hello: "world" }));

if (Deno.env.get("MODE") === "service") {
  Deno.serve(ready, (request) => greeting.fetch(request));
} else {
  const url = Deno.env.get("SERVICE_URL");
  const session = {
    sub: "member",
    role: "member",
    guest: false,
    email: null,
    username: null,
  };
  const others: ServiceClient = inProcess(
    new Hono()
      .get("/internal/session", (c) => c.json(session))
      .get("/internal/entitlement", (c) => c.json(STARTER)) as never,
  );
  const insights = url ? overHttp("insights", url, identitySigner(secret)) : inProcess(greeting);
  const gateway = await createGateway({
    service: (name) => (name === "insights" ? insights : others),
    checks: {},
    secret,
    publicUrl: `http://localhost:${port}`,
    callsPerMinute: 100_000_000,
    trustedProxies: 0,
    distDir: Deno.env.get("RECLAIM_DIST") ?? "dist",
    store: memoryStore(),
    liveFile: `${Deno.env.get("RECLAIM_DATA")}/live.json`,
    log: silentLog,
  });
  Deno.serve(
    ready,
    (request, info) => gateway.fetch(request, { remoteAddr: info.remoteAddr as Deno.NetAddr }),
  );
}
