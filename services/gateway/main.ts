import { SERVICE_NAMES } from "@reclaim/contracts-common/services";
import { LIVE_CHANNEL } from "@reclaim/contracts-releases/composition";
import { ConfigError, readConfig } from "@reclaim/platform/config";
import { restrictDataFolder } from "@reclaim/platform/data-folder";
import { openPostgres } from "@reclaim/platform/database";
import { createIdentitySigner } from "@reclaim/platform/identity";
import { consoleLog } from "@reclaim/platform/log";
import { identityKeyName } from "@reclaim/platform/key-derivation";
import { createKeySource } from "@reclaim/platform/key-source";
import { openReleaseStore } from "@reclaim/release-store/open-release-store";
import { exitWithMessage, serveWithGracefulShutdown } from "@reclaim/platform/runtime";
import { createHttpClient, isServiceReady } from "@reclaim/platform/service-client";
import { createGateway, getLiveStateFilePath, readGatewayKeys } from "./service.ts";

/**
 * The gateway alone: every service runs elsewhere. With DATABASE_URL it hears at once of what goes
 * live; without it, it asks.
 */
await exitWithMessage(async () => {
  const config = readConfig(Deno.env.toObject());
  if (config.secret) {
    throw new ConfigError(
      "RECLAIM_SECRET yields the keys of all services: the gateway gets its own",
    );
  }
  const readKey = createKeySource(config.keys);
  await restrictDataFolder(config.dataDir, consoleLog);
  const sign = createIdentitySigner((audience) => readKey(identityKeyName(audience)));
  const urls = SERVICE_NAMES.map((name) => {
    const url = config.serviceUrls[name];
    if (!url) throw new ConfigError(`${name.toUpperCase()}_URL must say where ${name} runs`);
    return [name, url] as const;
  });
  const clients = new Map(urls.map(([name, url]) => [name, createHttpClient(name, url, sign)]));
  const database = config.databaseUrl ? openPostgres(config.databaseUrl, 1) : undefined;
  const gateway = await createGateway({
    ...config,
    keys: readGatewayKeys(readKey),
    store: openReleaseStore(config.releasesStore, config.releasesStoreKeys),
    liveFile: getLiveStateFilePath(config),
    listen: database && ((heard) => database.listen(LIVE_CHANNEL, heard)),
    log: consoleLog,
    getServiceClient: (name) => clients.get(name)!,
    // What is live goes on without the releases service.
    checks: Object.fromEntries(
      urls.filter(([name]) => name !== "releases").map((
        [name, url],
      ) => [name, () => isServiceReady(url)]),
    ),
  });
  await serveWithGracefulShutdown(config, {
    handler: (request, remoteAddr) => gateway.fetch(request, { remoteAddr }),
    stop: gateway.endStreams,
    close: () => gateway.close().finally(() => database?.close()),
    ready: (port) => consoleLog.info("gateway is ready", { port }),
    log: consoleLog,
    limits: config.trustedProxies > 0 ? { maxConnectionsPerAddress: Infinity } : undefined,
  });
});
