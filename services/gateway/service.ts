import { OPERATIONS } from "@reclaim/contracts-gateway/operations";
import type { ServiceName } from "@reclaim/contracts-common/services";
import { type Clock, systemClock } from "@reclaim/platform/clock";
import { toErrorResponse } from "@reclaim/platform/error-response";
import { notFound } from "@reclaim/platform/errors";
import type { Log } from "@reclaim/platform/log";
import type { ReleaseStore } from "@reclaim/release-store/release-store";
import type { ServiceClient } from "@reclaim/platform/service-client";
import { openApiDocument } from "@reclaim/platform/openapi";
import { identityKeyName } from "@reclaim/platform/key-derivation";
import type { ReadKey } from "@reclaim/platform/key-source";
import { healthCheckRoutes } from "@reclaim/platform/health-check";
import { resolveSession } from "@reclaim/platform/session";
import { type Signed, textVerifier } from "@reclaim/release-store/signing";
import { Hono } from "hono";
import type { Registry } from "prom-client";
import { getClientAddress } from "./src/api/client-address.model.ts";
import { createApiHandler } from "./src/api/api.routes.ts";
import { createEventStreams } from "./src/api/event-streams.ts";
import { createRateLimits } from "./src/api/request-guards.middleware.ts";
import { communitySubjectRoutes } from "./src/sessions/community-subject.routes.ts";
import { createSessionCache } from "./src/sessions/session.cache.ts";
import { createLiveStateStore } from "./src/live/live-state.store.ts";
import { isInspecting } from "./src/live/assign.model.ts";
import { createBucketCookie } from "./src/live/canary-bucket.cookie.ts";
import { createCompositionChooser } from "./src/live/choose-composition.use-case.ts";
import { subscribeLiveState } from "./src/live/live-state.subscription.ts";
import { liveStateFile } from "./src/live/live-state.file.ts";
import { createGatewayMetrics } from "./src/operations/gateway.metrics.ts";
import { createPages } from "./src/pages/pages.routes.ts";
import { searchEngineRoutes } from "./src/pages/search-engines.routes.ts";
import { resolvePageMember } from "./src/pages/page-member.use-case.ts";
import { createReleaseFiles } from "./src/releases/release-files.routes.ts";
import { createReleaseCache } from "./src/releases/release.cache.ts";
import { loadStorybookFiles } from "./src/static/storybook-files.routes.ts";

/** The keys that only the gateway has, but for what is said of one. */
export interface GatewayKeys {
  /** Computes pairwise subjects (D22). */
  pairwise: string;
  /** Verifies who asks for a pairwise subject; those services have it too. */
  identity: string;
  /** Signs the tickets of pages; the releases service verifies them. */
  visitTicket: string;
  /** Signs the cookies of canary buckets. */
  canaryBucket: string;
  /** Verify what the releases service signed (SPKI, base64, joined by commas). */
  releasesPublic: string;
}

/** The gateway's keys of all that a process can read. */
export const readGatewayKeys = (readKey: ReadKey): GatewayKeys => ({
  pairwise: readKey("PAIRWISE_KEY"),
  identity: readKey(identityKeyName("gateway")),
  visitTicket: readKey("VISIT_TICKET_KEY"),
  canaryBucket: readKey("CANARY_BUCKET_KEY"),
  releasesPublic: readKey("RELEASES_PUBLIC_KEY"),
});

export interface GatewayOptions {
  getServiceClient(name: ServiceName): ServiceClient;
  /** One check per part that must answer before traffic may come. */
  checks: Record<string, () => Promise<boolean>>;
  keys: GatewayKeys;
  publicUrl: string;
  callsPerMinute: number;
  /** How many proxies of ours stand in front and append to X-Forwarded-For; 0 believes nobody. */
  trustedProxies: number;
  distDir: string;
  /** Where releases stand. */
  store: ReleaseStore;
  /** The file that keeps what is live over a restart. */
  liveFile: string;
  /** Calls `heard` whenever what is live has changed; without it, the releases service is asked. */
  listen?: ((heard: () => void) => Promise<() => Promise<void>>) | undefined;
  /** What services in this process have counted. */
  serviceMetrics?: Registry;
  log: Log;
  clock?: Clock;
}

interface GatewayEnv {
  Bindings: { remoteAddr?: Deno.NetAddr };
}
export interface Gateway extends Pick<Hono<GatewayEnv>, "fetch"> {
  /** Ends all streams of events; pages come back by themselves. */
  endStreams(): void;
  /** Follows nothing any more. */
  close(): Promise<void>;
}

/** Where a gateway keeps what is live: a file for each database, since each counts for itself. */
export function getLiveStateFilePath(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
): string {
  if (!databaseUrl) return `${dataDir}/gateway/live.json`;
  const { host, pathname } = new URL(databaseUrl);
  return `${dataDir}/gateway/live-${`${host}${pathname}`.replaceAll(/[^\w.]+/g, "-")}.json`;
}

/** The one address of the product: files of releases, composed pages, /api, and operations. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { getServiceClient, log, keys, publicUrl, store, clock = systemClock } = options;
  const now = () => performance.now();
  const metrics = createGatewayMetrics(options.serviceMetrics);
  const sessions = createSessionCache({
    resolve: (cookie) => resolveSession({ getServiceClient, log }, cookie),
    pairwiseKey: keys.pairwise,
  });
  const limits = createRateLimits(options.callsPerMinute);
  const verifier = (kind: Signed) => textVerifier(kind, keys.releasesPublic);
  const releaseCache = createReleaseCache({ store, isSigned: verifier("release") });
  const isSigned = { state: verifier("state"), composition: verifier("composition") };
  const file = liveStateFile(options.liveFile);
  const liveState = createLiveStateStore({
    releaseCache,
    isSigned,
    file,
    log,
    onApplied: metrics.setAppliedState,
  });
  const live = subscribeLiveState({
    releases: { call: (request, identity) => getServiceClient("releases").call(request, identity) },
    store: liveState,
    listen: options.listen,
    log,
    now,
    onRejected: metrics.countRejectedState,
  });
  await live.start(await file.read());
  const streams = createEventStreams({ sessions, onCount: metrics.setOpenStreams });
  const api = createApiHandler({
    ...options,
    sessions,
    streams,
    limits,
    isInspecting: (sub) => isInspecting(liveState.current()?.state, sub, clock.now()),
    observe: metrics.observe,
  });
  const bucket = createBucketCookie({
    key: keys.canaryBucket,
    secure: publicUrl.startsWith("https:"),
  });
  const { page, rootFile, hasRoute, publicPages } = createPages({
    live,
    choose: createCompositionChooser({ bucket, releaseCache, clock, log }),
    resolveMember: resolvePageMember({ sessions, getServiceClient, log }),
    sessions,
    visitTicketKey: keys.visitTicket,
    publicUrl,
    clock,
  });
  const files = createReleaseFiles({ releaseCache, log });
  const storybook = await loadStorybookFiles(`${options.distDir}/storybook`);

  const app = new Hono<GatewayEnv>();
  app.route(
    "/",
    healthCheckRoutes({
      ...options.checks,
      composition: async () => await live.now() !== null,
    }),
  );
  app.get("/metrics", () => metrics.answer());
  let openApi: string | undefined;
  app.get("/api/openapi.json", (c) => {
    openApi ??= JSON.stringify(openApiDocument(OPERATIONS));
    return c.body(openApi, 200, { "content-type": "application/json" });
  });
  app.route("/", communitySubjectRoutes(keys));
  app.route("/", searchEngineRoutes({ publicUrl, publicPages }));
  app.all("*", async (c) => {
    const request = c.req.raw;
    const path = c.req.path;
    if (!isCanonicalPath(request, path)) throw notFound();
    const address = getClientAddress(request, c.env.remoteAddr?.hostname, options.trustedProxies);
    if (path === "/api" || path.startsWith("/api/")) {
      const answer = await api(request, path, address);
      // Who changed what is live, or what he gets himself, sees it on his next page.
      if (answer.ok && changesLiveState(request, path)) await live.changed();
      return answer;
    }
    if (request.method !== "GET" && request.method !== "HEAD") throw notFound();
    if (path === "/storybook") return c.redirect("/storybook/");
    const file = await fileAt(request, path, address);
    if (file) return file;
    // A missing file must never be answered with HTML; a dot may also be part of a page's path (D65).
    if (isFolderPath(path) || (hasExtension(path) && !await hasRoute(path))) throw notFound();
    await limits.byAddress(address);
    metrics.page();
    return page(request, path);
  });
  // What is missing or does not verify now may be there in a moment: nothing of it is stored.
  app.onError((error) =>
    toErrorResponse(error, log, {
      status: 503,
      code: "unavailable",
      message: "Reclaim cannot be shown at the moment. Please try again.",
      isText: true,
    })
  );
  return {
    fetch: app.fetch,
    endStreams: streams.end,
    close() {
      streams.end();
      return live.close();
    },
  };

  async function fileAt(
    request: Request,
    path: string,
    address: string,
  ): Promise<Response | undefined> {
    if (path.startsWith("/remotes/")) {
      return await files.atUrl(request, path, () => limits.byAddress(address));
    }
    if (path.startsWith("/storybook/")) return storybook(request, path);
    return hasExtension(path)
      ? await files.named(request, await rootFile(request, path))
      : undefined;
  }
}

/**
 * Rejects paths that the router and the static-file lookup would parse differently (dot segments,
 * encoded letters). What a path cannot hold as it is, such as a space, is encoded and stays so.
 */
function isCanonicalPath({ url }: Request, path: string): boolean {
  const { pathname } = new URL(url);
  return pathname === path || pathname === encodeURI(path).replaceAll("%25", "%");
}

const changesLiveState = ({ method }: Request, path: string): boolean =>
  method !== "GET" && path.startsWith("/api/releases/") && path !== "/api/releases/reports";

const isFolderPath = (path: string): boolean => /^\/(remotes|storybook)\//.test(path);
const hasExtension = (path: string): boolean => /\.[^/]*$/.test(path);
