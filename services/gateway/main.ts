import { SERVICE_NAMES } from "@reclaim/contracts/calls";
import { LIVE_CHANNEL } from "@reclaim/contracts/composition";
import { BadEnvironment, readConfig } from "@reclaim/platform/config";
import { openPostgres } from "@reclaim/platform/database";
import { identitySigner } from "@reclaim/platform/identity";
import { consoleLog } from "@reclaim/platform/log";
import { openReleaseStore } from "@reclaim/platform/release-store";
import { orExplain, serve } from "@reclaim/platform/runtime";
import { isReady, overHttp } from "@reclaim/platform/service-client";
import { createGateway, liveFileOf } from "./service.ts";

/**
 * The gateway alone: every service runs elsewhere. With DATABASE_URL it hears at once of what goes
 * live; without it, it asks.
 */
await orExplain(async () => {
  const config = readConfig(Deno.env.toObject());
  const { secret } = config;
  if (!secret) {
    throw new BadEnvironment("RECLAIM_SECRET must be set: services know the gateway by it");
  }
  const sign = identitySigner(secret);
  const urls = SERVICE_NAMES.map((name) => {
    const url = config.serviceUrls[name];
    if (!url) throw new BadEnvironment(`${name.toUpperCase()}_URL must say where ${name} runs`);
    return [name, url] as const;
  });
  const clients = new Map(urls.map(([name, url]) => [name, overHttp(name, url, sign)]));
  const database = config.databaseUrl ? openPostgres(config.databaseUrl, 1) : undefined;
  const gateway = await createGateway({
    ...config,
    secret,
    store: openReleaseStore(config.releasesStore, config.releasesStoreKeys),
    liveFile: liveFileOf(config),
    listen: database && ((heard) => database.listen(LIVE_CHANNEL, heard)),
    log: consoleLog,
    service: (name) => clients.get(name)!,
    // What is live goes on without the releases service.
    checks: Object.fromEntries(
      urls.filter(([name]) => name !== "releases").map(([name, url]) => [name, () => isReady(url)]),
    ),
  });
  await serve(
    config,
    (request, info) => gateway.fetch(request, { remoteAddr: info.remoteAddr as Deno.NetAddr }),
    () => gateway.close().finally(() => database?.close()),
    (port) => consoleLog.info("gateway is ready", { port }),
  );
});
