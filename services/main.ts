import { SERVICE_NAMES } from "@reclaim/contracts-common/services";
import { LIVE_CHANNEL } from "@reclaim/contracts-releases/composition";
import { readConfig } from "@reclaim/platform/config";
import { startJobs } from "@reclaim/platform/jobs";
import { print } from "@reclaim/platform/log";
import {
  exitWithMessage,
  openRuntime,
  readOrCreateSecret,
  serveWithGracefulShutdown,
} from "@reclaim/platform/runtime";
import { createInProcessClient, isServiceReady } from "@reclaim/platform/service-client";
import { selectServiceDeps, startService } from "@reclaim/platform/service";
import { openReleaseStore } from "@reclaim/release-store/open-release-store";
import { createGateway, getLiveStateFilePath, readGatewayKeys } from "@reclaim/service-gateway";
import { SERVICES } from "./all.ts";

/** The gateway and, in the same process, every service that no `<SERVICE>_URL` puts elsewhere. */
await exitWithMessage(async () => {
  const config = readConfig(Deno.env.toObject());
  const { database, deps, readKey, provide, stop } = await openRuntime(config, readOrCreateSecret);
  const here = SERVICES.filter(({ name }) => !config.serviceUrls[name]);
  for (const definition of here) {
    provide(definition.name, createInProcessClient(await startService(definition, deps, database)));
  }
  const gateway = await createGateway({
    ...config,
    keys: readGatewayKeys(readKey),
    store: openReleaseStore(config.releasesStore, config.releasesStoreKeys),
    liveFile: getLiveStateFilePath(config),
    listen: (heard) => database.listen(LIVE_CHANNEL, heard),
    log: deps.log,
    serviceMetrics: deps.metrics,
    getServiceClient: deps.getServiceClient,
    checks: {
      database: () => database.ping().then(() => true),
      ...Object.fromEntries(
        SERVICE_NAMES.flatMap((name) => {
          const url = config.serviceUrls[name];
          // What is live goes on without the releases service.
          return url && name !== "releases" ? [[name, () => isServiceReady(url)]] : [];
        }),
      ),
    },
  });
  const jobs = startJobs(
    here.flatMap((definition) => definition.jobs?.(selectServiceDeps(definition, deps)) ?? []),
    database.jobs,
    deps.log,
  );
  await serveWithGracefulShutdown(config, {
    handler: (request, remoteAddr) => gateway.fetch(request, { remoteAddr }),
    stop() {
      stop();
      gateway.endStreams();
    },
    close: () => Promise.all([jobs.stop(), gateway.close()]).then(() => {}).finally(database.close),
    ready: (port) => print(`Reclaim is ready at http://localhost:${port}`),
    log: deps.log,
    limits: config.trustedProxies > 0 ? { maxConnectionsPerAddress: Infinity } : undefined,
  });
});
