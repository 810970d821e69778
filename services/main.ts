import { SERVICE_NAMES } from "@reclaim/contracts/calls";
import { LIVE_CHANNEL } from "@reclaim/contracts/composition";
import { readConfig } from "@reclaim/platform/config";
import { startJobs } from "@reclaim/platform/jobs";
import { openRuntime, orExplain, serve } from "@reclaim/platform/runtime";
import { inProcess, isReady } from "@reclaim/platform/service-client";
import { startService } from "@reclaim/platform/service";
import { createGateway, liveFileOf } from "@reclaim/service-gateway";
import { SERVICES } from "./all.ts";

/** The gateway and, in the same process, every service that no `<SERVICE>_URL` puts elsewhere. */
await orExplain(async () => {
  const config = readConfig(Deno.env.toObject());
  const { database, deps, provide } = await openRuntime(config);
  const here = SERVICES.filter(({ name }) => !config.serviceUrls[name]);
  for (const definition of here) {
    provide(definition.name, inProcess(await startService(definition, deps, database)));
  }
  const gateway = await createGateway({
    ...config,
    secret: deps.secret,
    store: deps.releaseStore,
    liveFile: liveFileOf(config),
    listen: (heard) => database.listen(LIVE_CHANNEL, heard),
    log: deps.log,
    service: deps.peer,
    checks: {
      database: () => database.ping().then(() => true),
      ...Object.fromEntries(
        SERVICE_NAMES.flatMap((name) => {
          const url = config.serviceUrls[name];
          // What is live goes on without the releases service.
          return url && name !== "releases" ? [[name, () => isReady(url)]] : [];
        }),
      ),
    },
  });
  const jobs = startJobs(
    here.flatMap((definition) => definition.jobs?.(deps) ?? []),
    database.jobs,
    deps.log,
  );
  await serve(
    config,
    (request, info) => gateway.fetch(request, { remoteAddr: info.remoteAddr as Deno.NetAddr }),
    () => Promise.all([jobs.stop(), gateway.close()]).then(() => {}).finally(database.close),
    (port) => console.log(`Reclaim is ready at http://localhost:${port}`),
  );
});
