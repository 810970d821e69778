import assert from "node:assert/strict";
import { type Job, startJobs } from "../src/jobs/job.scheduler.ts";
import { silentLog } from "../src/logging/json.logger.ts";
import { testDatabase, testEmbedded } from "./test-database.ts";

const { database, drop } = await testDatabase();
Deno.test.afterAll(async () => {
  await database.close();
  await drop();
});

const AT_ONCE = { afterStart: 0, look: 1, upkeep: 600, retryDelay: 1 };

Deno.test("a job runs once among processes that share a database, and again after a failure", async () => {
  let runs = 0;
  const failures: string[] = [];
  const done = Promise.withResolvers<void>();
  const job: Job = {
    name: "identity/test",
    cron: "* * * * *",
    run() {
      runs += 1;
      if (runs === 1) return Promise.reject(new Error("not yet"));
      done.resolve();
      return Promise.resolve();
    },
  };
  const log = {
    ...silentLog,
    error: (message: string, error: unknown) => void failures.push(`${message}: ${error}`),
  };
  const processes = [1, 2].map(() => startJobs([job], database.jobs, log, AT_ONCE));
  await done.promise;
  await Promise.all(processes.map((process) => process.stop()));
  assert.equal(runs, 2);
  assert.deepEqual(failures, ["job failed: Error: not yet"]);
});

Deno.test("jobs start when the database is back that was away at their start", async () => {
  const { jobs: store, close } = await testEmbedded();
  assert.ok("embedded" in store);
  let away = true;
  const sometimesAway = new Proxy(store.embedded, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return away
        ? () => Promise.reject(new Error("away"))
        : (value as (...args: unknown[]) => unknown).bind(target);
    },
  });
  const failures: string[] = [];
  const done = Promise.withResolvers<void>();
  const job: Job = {
    name: "identity/test",
    cron: "* * * * *",
    run: () => Promise.resolve(done.resolve()),
  };
  const log = {
    ...silentLog,
    error(message: string) {
      failures.push(message);
      if (message === "jobs did not start") away = false;
    },
  };
  const process = startJobs([job], { embedded: sometimesAway }, log, AT_ONCE);
  await done.promise;
  await process.stop();
  await close();
  assert.ok(failures.includes("jobs did not start"));
});
