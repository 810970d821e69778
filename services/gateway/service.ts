import type { ServiceName } from "@reclaim/contracts/calls";
import type { Member } from "@reclaim/contracts/members";
import { AppError, notFound } from "@reclaim/platform/errors";
import type { Log } from "@reclaim/platform/log";
import type { ServiceClient } from "@reclaim/platform/service-client";
import { resolveIdentity } from "@reclaim/platform/session";
import { type Context, Hono } from "hono";
import { apiHandler } from "./src/api/api.ts";
import { type GatewaySession, sessionMap } from "./src/api/session-map.ts";
import { gatewayMetrics } from "./src/operations/metrics.ts";
import { liveCompositions } from "./src/pages/compositions.ts";
import { composePage, newNonce, pageAnswer, type ShellBuild } from "./src/pages/page.ts";
import { loadStaticFiles } from "./src/static/static-files.ts";

export interface GatewayOptions {
  service(name: ServiceName): ServiceClient;
  /** One check per part that must answer before traffic may come. */
  checks: Record<string, () => Promise<boolean>>;
  secret: string;
  publicUrl: string;
  callsPerMinute: number;
  distDir: string;
  log: Log;
}

interface GatewayEnv {
  Bindings: { remoteAddr?: Deno.NetAddr };
}
export type Gateway = Hono<GatewayEnv>;

/** The one address of the product: built files, composed pages, /api, and operations. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { service, log, secret, publicUrl, distDir } = options;
  const shell = JSON.parse(await Deno.readTextFile(`${distDir}/shell/shell.json`)) as ShellBuild;
  const files = await loadStaticFiles({
    "": `${distDir}/shell/public`,
    "/remotes": `${distDir}/remotes`,
  });
  const metrics = gatewayMetrics();
  const sessions = sessionMap({
    resolve: (cookie) => resolveIdentity({ peer: service, log }, cookie),
    secret,
    now: () => performance.now(),
  });
  const live = liveCompositions(service("releases"), () => performance.now());
  const api = apiHandler({ ...options, sessions, observe: metrics.observe });

  async function page(request: Request, path: string): Promise<Response> {
    const setCookies: string[] = [];
    const [composition, session] = await Promise.all([
      live(),
      sessions.of(request, (cookies) => setCookies.push(...cookies)).catch((error) => {
        log.error("session unknown", error);
        return null;
      }),
    ]);
    const member = session && await memberOf(session);
    const nonce = newNonce();
    metrics.page();
    return pageAnswer({
      html: composePage({ shell, live: composition, path, member, nonce }),
      nonce,
      request,
      personal: session !== null,
      secure: publicUrl.startsWith("https:"),
      setCookies,
    });
  }

  /** What GET /api/me answers; without it the page asks for itself. */
  async function memberOf({ identity }: GatewaySession): Promise<Member | null> {
    try {
      const answer = await service("members").call(
        new Request("http://members/api/me"),
        identity,
      );
      return answer.ok ? await answer.json() as Member : null;
    } catch (error) {
      log.error("member unknown", error);
      return null;
    }
  }

  const app = new Hono<GatewayEnv>();
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", (c) => readiness(c, options.checks));
  app.get("/metrics", () => metrics.answer());
  app.all("*", (c) => {
    const request = c.req.raw;
    const path = c.req.path;
    if (path === "/api" || path.startsWith("/api/")) {
      return api(request, path, c.env.remoteAddr?.hostname ?? "unknown");
    }
    if (request.method !== "GET" && request.method !== "HEAD") throw notFound();
    const file = files(request, path);
    if (file) return file;
    // A page has no dot in its last part: a missing file must never be answered with HTML.
    if (path.startsWith("/remotes/") || /\.[^/]*$/.test(path)) throw notFound();
    return page(request, path);
  });
  app.onError((error, c) => {
    if (error instanceof AppError) {
      return c.json({ code: error.code, message: error.message }, error.status);
    }
    const traceId = crypto.randomUUID();
    log.error("page failed", error, { traceId });
    return c.text(`Reclaim cannot be shown at the moment. Please try again. (${traceId})`, 503);
  });
  return app;
}

async function readiness(c: Context, checks: GatewayOptions["checks"]): Promise<Response> {
  const states = await Promise.all(
    Object.entries(checks).map(async ([part, check]) =>
      [part, await check().catch(() => false)] as const
    ),
  );
  const ready = states.every(([, state]) => state);
  return c.json(Object.fromEntries(states), ready ? 200 : 503);
}
