import { SERVICE_NAMES } from "@reclaim/contracts/calls";
import { BadEnvironment, readConfig } from "@reclaim/platform/config";
import { identitySigner } from "@reclaim/platform/identity";
import { consoleLog } from "@reclaim/platform/log";
import { orExplain, serve } from "@reclaim/platform/runtime";
import { isReady, overHttp } from "@reclaim/platform/service-client";
import { createGateway } from "./service.ts";

/** The gateway alone: every service runs elsewhere. */
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
  const gateway = await createGateway({
    ...config,
    secret,
    log: consoleLog,
    service: (name) => clients.get(name)!,
    checks: Object.fromEntries(urls.map(([name, url]) => [name, () => isReady(url)])),
  });
  await serve(
    config,
    (request, info) => gateway.fetch(request, { remoteAddr: info.remoteAddr as Deno.NetAddr }),
    () => Promise.resolve(),
    (port) => consoleLog.info("gateway is ready", { port }),
  );
});
