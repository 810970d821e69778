import type { ServiceName } from "@reclaim/contracts-common/services";
import { serveHttp } from "@reclaim/platform/http-server";
import { silentLog } from "@reclaim/platform/log";
import { createInProcessClient, type ServiceClient } from "@reclaim/platform/service-client";
import { memoryStore } from "@reclaim/release-store/testing/memory-store";
import { createGateway, readGatewayKeys } from "@reclaim/service-gateway";
import { Hono } from "hono";
import { readKey } from "./platform-deps.ts";

/**
 * Serves the gateway with all its checks before the services given. Who calls is the member that his
 * session cookie names, with a Premium trial.
 */
export async function serveGateway(
  services: Partial<Record<ServiceName, ServiceClient>>,
): Promise<void> {
  const port = Number(Deno.env.get("PORT"));
  const others = createInProcessClient(
    new Hono()
      .get("/internal/session", (c) =>
        c.json({
          sub: c.req.header("cookie")?.split("=")[1] ?? "",
          role: "member",
          guest: false,
          email: null,
          username: null,
        }))
      .get(
        "/internal/entitlement",
        (c) => c.json({ tier: "premium", source: "trial", endsAt: "2099-01-01T00:00:00.000Z" }),
      ) as never,
  );
  const gateway = await createGateway({
    getServiceClient: (name) => services[name] ?? others,
    checks: {},
    keys: readGatewayKeys(readKey),
    publicUrl: `http://localhost:${port}`,
    callsPerMinute: 100_000_000,
    trustedProxies: 0,
    distDir: Deno.env.get("RECLAIM_DIST") ?? "dist",
    store: memoryStore(),
    liveFile: `${Deno.env.get("RECLAIM_DATA")}/live.json`,
    log: silentLog,
  });
  serveHttp({
    port,
    handler: (request, remoteAddr) => gateway.fetch(request, { remoteAddr }),
    log: silentLog,
    // The load of a whole balancer comes from one address.
    limits: { maxConnectionsPerAddress: Infinity },
  });
}
