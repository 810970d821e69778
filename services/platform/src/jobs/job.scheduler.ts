import type { ServiceName } from "@reclaim/contracts-common/services";
import type { PGlite } from "@electric-sql/pglite";
import type { PgBoss } from "pg-boss";
import type { Log } from "../logging/json.logger.ts";

/** What a service does by itself, at its times. */
export interface Job {
  /** The service and what it does, such as "identity/purge-deleted-accounts". */
  name: string;
  /** Five fields of cron, in UTC. */
  cron: string;
  /** May run again after a failure, and must not mind. */
  run(): Promise<void>;
}

/** Where pg-boss keeps its queues. A schema that is named is there, and owned by the role of `url`. */
export type JobStore = { url: string; schema?: string } | { embedded: PGlite };

/** The schema of the queues of a service that runs alone, by its own database role. */
export const jobsSchemaOf = (service: ServiceName): string => `jobs_${service}`;

/** How long a running job may take to end when the process stops. */
const SHUTDOWN_TIMEOUT_MS = 5_000;

/** In seconds. A minute late is in time for every job; who looks seldom leaves the machine alone. */
const JOB_INTERVALS_SECONDS = {
  /** The first visitors come before the first job. */
  afterStart: 3,
  look: 30,
  upkeep: 600,
  retryDelay: 60,
};

/**
 * Runs jobs at their times until `stop`: each once, however many processes share the database. One
 * that fails is logged and tried again, later and later, for some hours. One that was due while
 * nobody ran is made up for.
 */
export function startJobs(
  jobs: Job[],
  store: JobStore,
  log: Log,
  times = JOB_INTERVALS_SECONDS,
): { stop(): Promise<void> } {
  if (jobs.length === 0) return { stop: () => Promise.resolve() };
  let started: Promise<PgBoss | undefined> = Promise.resolve(undefined);
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  const startIn = (seconds: number) => {
    timer = setTimeout(() => {
      started = schedule(jobs, store, log, times).catch((error) => {
        log.error("jobs did not start", error);
        // A database that is away for a moment must not end them until the next start.
        if (!stopped) startIn(times.retryDelay);
        return undefined;
      });
    }, seconds * 1000);
  };
  startIn(times.afterStart);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await (await started)?.stop({ timeout: SHUTDOWN_TIMEOUT_MS });
    },
  };
}

async function schedule(
  jobs: Job[],
  store: JobStore,
  log: Log,
  { look, upkeep, retryDelay }: typeof JOB_INTERVALS_SECONDS,
): Promise<PgBoss> {
  const { fromPglite, PgBoss } = await import("pg-boss");
  const boss = new PgBoss({
    ...("embedded" in store
      ? { db: fromPglite(store.embedded), backend: "pglite" as const }
      : { connectionString: store.url, max: 2 }),
    ...("schema" in store ? { schema: store.schema, createSchema: false } : { schema: "jobs" }),
    cronMonitorIntervalSeconds: look,
    cronWorkerIntervalSeconds: look,
    superviseIntervalSeconds: upkeep,
    monitorIntervalSeconds: upkeep,
    queueCacheIntervalSeconds: upkeep,
    bamIntervalSeconds: upkeep,
    flowIntervalSeconds: upkeep,
  });
  boss.on("error", (error) => log.error("jobs are in trouble", error));
  try {
    await boss.start();
    for (const { name, cron, run } of jobs) {
      await boss.createQueue(name, {
        policy: "exclusive",
        retryLimit: 6,
        retryDelay,
        retryBackoff: true,
      });
      await boss.schedule(name, cron, null, { tz: "UTC", missed: "once" });
      await boss.work(name, { pollingIntervalSeconds: look }, async () => {
        const failed = await run().then(() => false, (error) => {
          log.error("job failed", error, { job: name });
          return true;
        });
        // pg-boss stores what is thrown, and errors of a database quote what members wrote.
        if (failed) throw new Error("see the log");
        log.info("job done", { job: name });
      });
    }
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}
