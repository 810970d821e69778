import type { ServiceName } from "@reclaim/contracts/calls";
import { type Clock, systemClock } from "@reclaim/platform/clock";
import { AppError, notFound } from "@reclaim/platform/errors";
import type { Log } from "@reclaim/platform/log";
import type { ReleaseStore } from "@reclaim/platform/release-store";
import type { ServiceClient } from "@reclaim/platform/service-client";
import { resolveIdentity } from "@reclaim/platform/session";
import { type Signed, textVerifier } from "@reclaim/platform/signing";
import { type Context, Hono } from "hono";
import { addressOf } from "./src/api/address.ts";
import { apiHandler } from "./src/api/api.ts";
import { callLimits } from "./src/api/guards.ts";
import { sessionMap } from "./src/api/session-map.ts";
import { adopter } from "./src/live/adopter.ts";
import { isInspecting } from "./src/live/assign.model.ts";
import { bucketCookie } from "./src/live/bucket-cookie.ts";
import { chooser } from "./src/live/choose.ts";
import { followLive } from "./src/live/follow.ts";
import { keptAnswer } from "./src/live/kept-answer.ts";
import { gatewayMetrics } from "./src/operations/metrics.ts";
import { pages } from "./src/pages/pages.ts";
import { whosePage } from "./src/pages/whose-page.ts";
import { releaseFiles } from "./src/releases/release-files.ts";
import { releaseShelf } from "./src/releases/release-shelf.ts";
import { storybookFiles } from "./src/static/storybook-files.ts";

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
  /** Where releases stand. */
  store: ReleaseStore;
  /** Verify what the releases service signed; without them, the secret yields the key. */
  releasesPublicKeys?: string | undefined;
  /** The file that keeps what is live over a restart. */
  liveFile: string;
  /** Calls `heard` whenever what is live has changed; without it, the releases service is asked. */
  listen?: ((heard: () => void) => Promise<() => Promise<void>>) | undefined;
  log: Log;
  clock?: Clock;
}

interface GatewayEnv {
  Bindings: { remoteAddr?: Deno.NetAddr };
}
export interface Gateway extends Pick<Hono<GatewayEnv>, "fetch"> {
  /** Follows nothing any more. */
  close(): Promise<void>;
}

/** Where a gateway keeps what is live: a file for each database, since each counts for itself. */
export function liveFileOf(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
): string {
  if (!databaseUrl) return `${dataDir}/gateway/live.json`;
  const { host, pathname } = new URL(databaseUrl);
  return `${dataDir}/gateway/live-${`${host}${pathname}`.replaceAll(/[^\w.]+/g, "-")}.json`;
}

/** The one address of the product: files of releases, composed pages, /api, and operations. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { service, log, secret, publicUrl, store, clock = systemClock } = options;
  const now = () => performance.now();
  const metrics = gatewayMetrics();
  const sessions = sessionMap({
    resolve: (cookie) => resolveIdentity({ peer: service, log }, cookie),
    secret,
    now,
  });
  const limits = callLimits(options.callsPerMinute);
  const verifier = (kind: Signed) => textVerifier(kind, secret, options.releasesPublicKeys);
  const shelf = releaseShelf({ store, isSigned: verifier("release") });
  const isSigned = { state: verifier("state"), composition: verifier("composition") };
  const kept = keptAnswer(options.liveFile);
  const adopting = adopter({ shelf, isSigned, kept, log, adopted: metrics.adopted });
  const live = followLive({
    releases: { call: (request, identity) => service("releases").call(request, identity) },
    adopter: adopting,
    listen: options.listen,
    log,
    now,
    refused: metrics.refused,
  });
  await live.start(await kept.read());
  const api = apiHandler({
    ...options,
    sessions,
    limits,
    isInspecting: (sub) => isInspecting(adopting.current()?.state, sub, clock.now()),
    observe: metrics.observe,
  });
  const bucket = bucketCookie({ secret, secure: publicUrl.startsWith("https:") });
  const { page, rootFile } = pages({
    live,
    choose: chooser({ bucket, shelf, clock, log }),
    whose: whosePage({ sessions, service, log }),
    sessions,
    secret,
    publicUrl,
    clock,
  });
  const files = releaseFiles({ shelf, log });
  const storybook = await storybookFiles(`${options.distDir}/storybook`);

  const app = new Hono<GatewayEnv>();
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", (c) =>
    readiness(c, {
      ...options.checks,
      composition: async () => await live.now() !== null,
    }));
  app.get("/metrics", () => metrics.answer());
  app.all("*", async (c) => {
    const request = c.req.raw;
    const path = c.req.path;
    if (!isSeenAlike(request, path)) throw notFound();
    const address = addressOf(request, c.env.remoteAddr?.hostname, options.trustedProxies);
    if (path === "/api" || path.startsWith("/api/")) {
      const answer = await api(request, path, address);
      // Who changed what is live, or what he gets himself, sees it on his next page.
      if (answer.ok && changesLive(request, path)) await live.changed();
      return answer;
    }
    if (request.method !== "GET" && request.method !== "HEAD") throw notFound();
    if (path === "/storybook") return c.redirect("/storybook/");
    const file = await fileAt(request, path, address);
    if (file) return file;
    // A page has no dot in its last part: a missing file must never be answered with HTML.
    if (isFile(path)) throw notFound();
    await limits.byAddress(request, path, address);
    metrics.page();
    return page(request, path);
  });
  app.onError((error, c) => {
    // What is missing or does not verify now may be there in a moment.
    c.header("cache-control", "no-store");
    if (error instanceof AppError) {
      return c.json({ code: error.code, message: error.message }, error.status);
    }
    const traceId = crypto.randomUUID();
    log.error("page failed", error, { traceId });
    return c.text(`Reclaim cannot be shown at the moment. Please try again. (${traceId})`, 503);
  });
  return { fetch: app.fetch, close: live.close };

  async function fileAt(
    request: Request,
    path: string,
    address: string,
  ): Promise<Response | undefined> {
    if (path.startsWith("/remotes/")) {
      return await files.atUrl(request, path, () => limits.byAddress(request, path, address));
    }
    if (path.startsWith("/storybook/")) return storybook(request, path);
    return isFile(path) ? await files.named(request, await rootFile(request, path)) : undefined;
  }
}

/**
 * Whoever parses the address next must see what our checks saw: no dot segments, no letters in
 * disguise. What a path cannot hold as it is, such as a space, is encoded and stays so.
 */
function isSeenAlike({ url }: Request, path: string): boolean {
  const { pathname } = new URL(url);
  return pathname === path || pathname === encodeURI(path).replaceAll("%25", "%");
}

const changesLive = ({ method }: Request, path: string): boolean =>
  method !== "GET" && path.startsWith("/api/releases/") && path !== "/api/releases/reports";

const isFile = (path: string): boolean =>
  /^\/(remotes|storybook)\//.test(path) || /\.[^/]*$/.test(path);

async function readiness(c: Context, checks: GatewayOptions["checks"]): Promise<Response> {
  const states = await Promise.all(
    Object.entries(checks).map(async ([part, check]) =>
      [part, await check().catch(() => false)] as const
    ),
  );
  const ready = states.every(([, state]) => state);
  return c.json(Object.fromEntries(states), ready ? 200 : 503);
}
