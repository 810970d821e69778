import { SERVICE_NAMES, type ServiceName } from "@reclaim/contracts-common/services";
import { Registry } from "prom-client";
import { systemClock } from "../clock/system.clock.ts";
import {
  type Config,
  ConfigError,
  readConfig,
  requireStrongSecret,
} from "../config/environment.config.ts";
import {
  type Database,
  DataFolderInUseError,
  lockDataFolder,
  openEmbedded,
  openPostgres,
} from "../database/postgres.database.ts";
import { createIdentitySigner, derivePairwiseSubject } from "../identity/caller.identity.ts";
import { type Audience, identityKeyName } from "../secrets/key.derivation.ts";
import { parseMasterKeys } from "../config/master-key.ring.ts";
import { createKeySource, type ReadKey } from "../config/key.source.ts";
import { jobsSchemaOf, startJobs } from "../jobs/job.scheduler.ts";
import { restrictDataFolder } from "../data-folder/data-folder.permissions.ts";
import { consoleLog, type Log, printError, redirectConsole } from "../logging/json.logger.ts";
import { metricsResponse } from "../server/metrics.response.ts";
import { healthCheckRoutes } from "../server/health-check.routes.ts";
import { serveHttp, type ServerLimits } from "../server/http.server.ts";
import { createMailer } from "../mail/mail.adapter.ts";
import { fetchCommunitySubject } from "../service-client/community-subject.client.ts";
import { createHttpClient, type ServiceClient } from "../service-client/service.client.ts";
import {
  type AnyServiceDefinition,
  type PlatformDeps,
  selectServiceDeps,
  startService,
} from "../service/service.app.ts";

/**
 * Opens what services stand on: the database, keys, mail, the way to their peers. A process without
 * `readSecret` has only the keys that it was given.
 */
export async function openRuntime(
  config: Config,
  readSecret?: (config: Config) => Promise<string | undefined>,
): Promise<{
  database: Database;
  deps: PlatformDeps;
  /** The keys of this process; a service gets those that its definition names. */
  readKey: ReadKey;
  /** Tells where a service that runs in this process is reached. */
  provide(name: ServiceName, client: ServiceClient): void;
  /** Tells services that the process begins to stop. */
  stop(): void;
}> {
  redirectConsole(consoleLog);
  await restrictDataFolder(config.dataDir, consoleLog);
  if (!config.databaseUrl) await lockDataFolder(config.dataDir);
  const readKey = createKeySource(config.keys, await readSecret?.(config));
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : await openEmbedded({ folder: `${config.dataDir}/postgres` });
  await restrictDataFolder(config.dataDir, consoleLog);
  const stopping = new AbortController();
  const getIdentityKey = (audience: Audience) => readKey(identityKeyName(audience));
  const sign = createIdentitySigner(getIdentityKey);
  const clients = new Map<ServiceName, ServiceClient>();
  for (const name of SERVICE_NAMES) {
    const url = config.serviceUrls[name];
    if (url) clients.set(name, createHttpClient(name, url, sign));
  }
  return {
    database,
    readKey,
    provide: (name, client) => void clients.set(name, client),
    stop: () => stopping.abort(),
    deps: {
      db: database.db,
      clock: systemClock,
      log: consoleLog,
      mailer: createMailer({
        from: config.mailFrom,
        smtpUrl: config.smtpUrl,
        folder: `${config.dataDir}/outbox`,
      }),
      createId: () => crypto.randomUUID(),
      metrics: new Registry(),
      getIdentityKey,
      listen: database.listen,
      stopping: stopping.signal,
      // Each is read when a definition names it: this process may have been given no other.
      get sessionKey() {
        return readKey("SESSION_KEY");
      },
      get contentHashKey() {
        return readKey("CONTENT_HASH_KEY");
      },
      get journalMasterKeys() {
        return parseMasterKeys("JOURNAL_MASTER_KEYS", readKey("JOURNAL_MASTER_KEYS"));
      },
      get insightsMasterKeys() {
        return parseMasterKeys("INSIGHTS_MASTER_KEYS", readKey("INSIGHTS_MASTER_KEYS"));
      },
      modelAccess: config.modelAccess,
      get vapidKey() {
        return readKey("VAPID_KEY");
      },
      get paymentEventKey() {
        return readKey("BILLING_WEBHOOK_KEY");
      },
      get releaseSigningKey() {
        return readKey("RELEASES_SIGNING_KEY");
      },
      get visitTicketKey() {
        return readKey("VISIT_TICKET_KEY");
      },
      get operatorKey() {
        return readKey("RECLAIM_OPERATOR_KEY");
      },
      get getCommunitySubject() {
        if (config.gatewayUrl) {
          return fetchCommunitySubject(createHttpClient("gateway", config.gatewayUrl, sign));
        }
        const pairwiseKey = readKey("PAIRWISE_KEY");
        return (accountId: string) => derivePairwiseSubject(pairwiseKey, "community", accountId);
      },
      getServiceClient(name) {
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
        pushServices: config.pushServices,
        spamReview: config.spamReview,
        builtDir: `${config.distDir}/remotes`,
        releaseStore: { address: config.releasesStore, keys: config.releasesStoreKeys },
      },
    },
  };
}

/** RECLAIM_SECRET, or the one that `readOrCreateSecret` has made. */
export async function readSecret({ secret, dataDir }: Config): Promise<string | undefined> {
  if (secret) return secret;
  try {
    return requireStrongSecret((await Deno.readTextFile(`${dataDir}/secret`)).trim());
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

/** RECLAIM_SECRET, or a random one, made once and kept, readable by this user only. */
export async function readOrCreateSecret(config: Config): Promise<string> {
  const known = await readSecret(config);
  if (known !== undefined) return known;
  const { dataDir } = config;
  const path = `${dataDir}/secret`;
  const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  await Deno.mkdir(dataDir, { recursive: true });
  // Whole or not there: a crash in between must not leave an empty secret behind.
  await Deno.writeTextFile(`${path}.new`, made, { mode: 0o600 });
  await Deno.rename(`${path}.new`, path);
  return made;
}

/** How long running calls may take to end; a client that hangs must not keep the database open. */
const SHUTDOWN_TIMEOUT_MS = 8_000;

/** Serves until SIGTERM or Ctrl-C, lets running calls end, then closes what `close` closes. */
export async function serveWithGracefulShutdown(
  config: Config,
  { handler, stop: stopStreams, close, ready, log, limits }: {
    handler(request: Request, remoteAddr: Deno.NetAddr): Response | Promise<Response>;
    /** Ends what would not end by itself, so that all calls can. */
    stop(): void;
    close(): Promise<void>;
    ready(port: number): void;
    log: Log;
    limits?: Partial<ServerLimits> | undefined;
  },
): Promise<void> {
  const server = listen(config.port, handler, log, limits);
  const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
  let stopping = false;
  const stop = () => {
    // A second signal ends the wait for running calls.
    if (stopping) return giveUp();
    stopping = true;
    stopStreams();
    void server.shutdown();
    setTimeout(giveUp, SHUTDOWN_TIMEOUT_MS);
  };
  Deno.addSignalListener("SIGTERM", stop);
  Deno.addSignalListener("SIGINT", stop);
  ready(server.addr.port);
  await Promise.race([server.finished, late]);
  await close();
  Deno.exit(0);
}

function listen(
  port: number,
  handler: (request: Request, remoteAddr: Deno.NetAddr) => Response | Promise<Response>,
  log: Log,
  limits: Partial<ServerLimits> = {},
) {
  try {
    return serveHttp({ port, handler, log, limits });
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) throw new PortInUseError(port);
    throw error;
  }
}

class PortInUseError extends Error {
  constructor(port: number) {
    super(`The port ${port} is in use. Stop what uses it, or set PORT to another one.`);
  }
}

/** The `main.ts` of a service that runs alone, on DATABASE_URL. */
export async function runStandaloneService(definition: AnyServiceDefinition): Promise<void> {
  await exitWithMessage(async () => {
    const config = readConfig(Deno.env.toObject());
    if (config.secret) {
      throw new ConfigError(
        "RECLAIM_SECRET yields the keys of all services: one that runs alone gets its own only",
      );
    }
    if (!config.databaseUrl) {
      throw new ConfigError("DATABASE_URL must be set: a service that runs alone needs a Postgres");
    }
    if (!config.gatewayUrl && definition.secrets?.includes("getCommunitySubject")) {
      throw new ConfigError("GATEWAY_URL must say where the gateway runs");
    }
    const { database, deps, provide, stop } = await openRuntime(config);
    const app = await startService(definition, deps, database);
    provide(definition.name, { call: (request, identity) => app.fetch(request, { identity }) });
    const jobs = startJobs(
      definition.jobs?.(selectServiceDeps(definition, deps)) ?? [],
      { url: config.databaseUrl, schema: jobsSchemaOf(definition.name) },
      deps.log,
    );
    const healthCheck = healthCheckRoutes({ database: () => database.ping().then(() => true) });
    await serveWithGracefulShutdown(
      config,
      {
        handler(request) {
          const { pathname } = new URL(request.url);
          if (pathname === "/metrics") return metricsResponse(deps.metrics);
          const isHealthCheck = pathname === "/healthz" || pathname === "/readyz";
          return isHealthCheck ? healthCheck.fetch(request) : app.fetch(request);
        },
        stop,
        close: () => jobs.stop().finally(database.close),
        ready: (port) => deps.log.info("service is ready", { service: definition.name, port }),
        log: deps.log,
        // The gateway is the one caller.
        limits: { maxConnectionsPerAddress: Infinity },
      },
    );
  });
}

/** Faults that the operator can mend are one clear line and exit code 1. */
export async function exitWithMessage(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const mendable = [PortInUseError, DataFolderInUseError, ConfigError];
    if (error instanceof Error && mendable.some((kind) => error instanceof kind)) {
      printError(error.message);
    } else throw error;
    Deno.exit(1);
  }
}
