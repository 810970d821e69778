import { SERVICE_NAMES, type ServiceName } from "@reclaim/contracts/calls";
import { systemClock } from "./clock.ts";
import { BadEnvironment, type Config, readConfig, secret } from "./config.ts";
import {
  type Database,
  DataFolderInUse,
  lockDataFolder,
  openEmbedded,
  openPostgres,
} from "./database.ts";
import { identitySigner } from "./identity.ts";
import { startJobs } from "./jobs.ts";
import { consoleLog } from "./log.ts";
import { createMailer } from "./mail.ts";
import { overHttp, type ServiceClient } from "./service-client.ts";
import { openReleaseStore } from "./release-store.ts";
import { type ServiceDefinition, type ServiceDeps, startService } from "./service.ts";

/** Opens what services stand on: the database, the secret, mail, the way to their peers. */
export async function openRuntime(config: Config): Promise<{
  database: Database;
  deps: ServiceDeps;
  /** Tells where a service that runs in this process is reached. */
  provide(name: ServiceName, client: ServiceClient): void;
}> {
  if (!config.databaseUrl) await lockDataFolder(config.dataDir);
  const key = config.secret ?? await keptSecret(config.dataDir);
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : await openEmbedded({ folder: `${config.dataDir}/postgres` });
  const sign = identitySigner(key);
  const clients = new Map<ServiceName, ServiceClient>();
  for (const name of SERVICE_NAMES) {
    const url = config.serviceUrls[name];
    if (url) clients.set(name, overHttp(name, url, sign));
  }
  return {
    database,
    provide: (name, client) => void clients.set(name, client),
    deps: {
      db: database.db,
      clock: systemClock,
      log: consoleLog,
      mailer: createMailer({
        from: config.mailFrom,
        smtpUrl: config.smtpUrl,
        folder: `${config.dataDir}/outbox`,
      }),
      newId: () => crypto.randomUUID(),
      secret: key,
      peer(name) {
        const client = clients.get(name);
        if (!client) {
          throw new Error(`${name} is neither in this process nor at ${name.toUpperCase()}_URL`);
        }
        return client;
      },
      settings: {
        publicUrl: config.publicUrl,
        trialDays: config.trialDays,
        supportMail: config.supportMail,
        builtDir: `${config.distDir}/remotes`,
        signingKey: config.releasesSigningKey,
      },
      releaseStore: openReleaseStore(config.releasesStore, config.releasesStoreKeys),
    },
  };
}

/** Without RECLAIM_SECRET a random one is made once and kept, readable by this user only. */
async function keptSecret(dataDir: string): Promise<string> {
  const path = `${dataDir}/secret`;
  try {
    return secret((await Deno.readTextFile(path)).trim()) ?? "";
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  await Deno.mkdir(dataDir, { recursive: true });
  // Whole or not there: a crash in between must not leave an empty secret behind.
  await Deno.writeTextFile(`${path}.new`, made, { mode: 0o600 });
  await Deno.rename(`${path}.new`, path);
  return made;
}

/** How long running calls may take to end; a client that hangs must not keep the database open. */
const FAREWELL = 8_000;

/** Serves until SIGTERM or Ctrl-C, lets running calls end, then closes what `close` closes. */
export async function serve(
  config: Config,
  handler: Deno.ServeHandler,
  close: () => Promise<void>,
  ready: (port: number) => void,
): Promise<void> {
  const server = listen(config.port, handler, ready);
  const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
  let stopping = false;
  const stop = () => {
    // Asked a second time, it waits for nobody.
    if (stopping) return giveUp();
    stopping = true;
    void server.shutdown();
    setTimeout(giveUp, FAREWELL);
  };
  Deno.addSignalListener("SIGTERM", stop);
  Deno.addSignalListener("SIGINT", stop);
  await Promise.race([server.finished, late]);
  await close();
  Deno.exit(0);
}

function listen(port: number, handler: Deno.ServeHandler, ready: (port: number) => void) {
  try {
    return Deno.serve({ port, onListen: (address) => ready(address.port) }, handler);
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) throw new PortInUse(port);
    throw error;
  }
}

class PortInUse extends Error {
  constructor(port: number) {
    super(`The port ${port} is in use. Stop what uses it, or set PORT to another one.`);
  }
}

/** The `main.ts` of a service that runs alone, on DATABASE_URL. */
export async function runAlone(definition: ServiceDefinition): Promise<void> {
  await orExplain(async () => {
    const config = readConfig(Deno.env.toObject());
    if (!config.secret) {
      throw new BadEnvironment("RECLAIM_SECRET must be set: by it services know the gateway");
    }
    const { database, deps, provide } = await openRuntime(config);
    const app = await startService(definition, deps, database);
    provide(definition.name, { call: (request, identity) => app.fetch(request, { identity }) });
    const jobs = startJobs(definition.jobs?.(deps) ?? [], database.jobs, deps.log);
    await serve(
      config,
      async (request) => {
        const { pathname } = new URL(request.url);
        if (pathname === "/healthz") return new Response("ok");
        if (pathname === "/readyz") return await readiness(database);
        return app.fetch(request);
      },
      () => jobs.stop().finally(database.close),
      (port) => deps.log.info(`${definition.name} is ready`, { port }),
    );
  });
}

async function readiness(database: Database): Promise<Response> {
  try {
    await database.ping();
    return new Response("ready");
  } catch {
    return new Response("database does not answer", { status: 503 });
  }
}

/** Faults that the operator can mend are one clear line and exit code 1. */
export async function orExplain(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const mendable = [PortInUse, DataFolderInUse, BadEnvironment];
    if (error instanceof Error && mendable.some((kind) => error instanceof kind)) {
      console.error(error.message);
    } else throw error;
    Deno.exit(1);
  }
}
