import type { ServiceName } from "@reclaim/contracts/calls";
import type { Member } from "@reclaim/contracts/members";
import { AppError, notFound } from "@reclaim/platform/errors";
import type { Log } from "@reclaim/platform/log";
import type { ServiceClient } from "@reclaim/platform/service-client";
import { resolveIdentity } from "@reclaim/platform/session";
import { type Context, Hono } from "hono";
import { createHash } from "node:crypto";
import { apiHandler } from "./src/api/api.ts";
import { callLimits } from "./src/api/guards.ts";
import { sessionMap } from "./src/api/session-map.ts";
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
  /** How many proxies of ours stand in front and append to X-Forwarded-For; 0 believes nobody. */
  trustedProxies: number;
  distDir: string;
  log: Log;
}

interface GatewayEnv {
  Bindings: { remoteAddr?: Deno.NetAddr };
}
export type Gateway = Hono<GatewayEnv>;

/** The page that devices store for when the network is gone. Whoever asks for it, it is nobody's. */
const OFFLINE_PAGE = "/offline";
const NOBODY = { member: null, memberUnknown: false };

/** The one address of the product: built files, composed pages, /api, and operations. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { service, log, secret, publicUrl, distDir } = options;
  const shell = JSON.parse(await Deno.readTextFile(`${distDir}/shell/shell.json`)) as ShellBuild;
  const shellId = createHash("sha256").update(JSON.stringify(shell)).digest("base64url").slice(
    0,
    8,
  );
  const files = await loadStaticFiles({
    "": `${distDir}/shell/public`,
    "/remotes": `${distDir}/remotes`,
    "/storybook": `${distDir}/storybook`,
  });
  const metrics = gatewayMetrics();
  const sessions = sessionMap({
    resolve: (cookie) => resolveIdentity({ peer: service, log }, cookie),
    secret,
    now: () => performance.now(),
  });
  const live = liveCompositions(service("releases"), () => performance.now());
  const limits = callLimits(options.callsPerMinute);
  const api = apiHandler({ ...options, sessions, limits, observe: metrics.observe });

  async function page(request: Request, path: string, address: string): Promise<Response> {
    await limits.byAddress(request, path, address);
    const setCookies: string[] = [];
    const offline = path === OFFLINE_PAGE;
    const [composition, found] = await Promise.all([
      live(),
      offline ? NOBODY : memberOf(request, (cookies) => setCookies.push(...cookies)),
    ]);
    const nonce = newNonce();
    metrics.page();
    return pageAnswer({
      html: composePage({ shell, live: composition, path, ...found, offline, nonce }),
      composition: `${composition.composition.id}.${shellId}`,
      nonce,
      request,
      personal: found.member !== null || found.memberUnknown,
      secure: publicUrl.startsWith("https:"),
      setCookies,
    });
  }

  /** What GET /api/me answers; `memberUnknown` when a part that knows does not answer. */
  async function memberOf(
    request: Request,
    renewed: (cookies: string[]) => void,
  ): Promise<{ member: Member | null; memberUnknown: boolean }> {
    try {
      const session = await sessions.of(request, renewed);
      if (!session) return { member: null, memberUnknown: false };
      const answer = await service("members").call(
        new Request("http://members/api/me"),
        session.identity,
      );
      if (!answer.ok) throw new Error(`members answered ${answer.status}`);
      return { member: await answer.json() as Member, memberUnknown: false };
    } catch (error) {
      log.error("member unknown", error);
      return { member: null, memberUnknown: true };
    }
  }

  /** The caller's address: the peer's, or what our outermost proxy saw. */
  function addressOf(request: Request, peer: string): string {
    if (options.trustedProxies === 0) return peer;
    const seen = request.headers.get("x-forwarded-for")?.split(",").map((part) => part.trim()) ??
      [];
    return seen.at(-options.trustedProxies) ?? peer;
  }

  const app = new Hono<GatewayEnv>();
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", (c) => readiness(c, options.checks));
  app.get("/metrics", () => metrics.answer());
  app.all("*", (c) => {
    const request = c.req.raw;
    const path = c.req.path;
    // Whoever parses the address next must see what our checks saw: no dot segments, no tricks.
    if (new URL(request.url).pathname !== path) throw notFound();
    const address = addressOf(request, c.env.remoteAddr?.hostname ?? "unknown");
    if (path === "/api" || path.startsWith("/api/")) return api(request, path, address);
    if (request.method !== "GET" && request.method !== "HEAD") throw notFound();
    if (path === "/storybook") return c.redirect("/storybook/");
    const file = files(request, path === "/storybook/" ? "/storybook/index.html" : path);
    if (file) return file;
    // A page has no dot in its last part: a missing file must never be answered with HTML.
    if (/^\/(remotes|storybook)\//.test(path) || /\.[^/]*$/.test(path)) throw notFound();
    return page(request, path, address);
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
