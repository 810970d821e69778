import postgres from "postgres";
import { findBrowser } from "../lib/browser.ts";
import { startPostgres } from "../lib/postgres.ts";
import { startServer } from "./servers.ts";
import { launch, visit } from "./visits.ts";

const CALLS = 400;
const DAY_MS = 86_400_000;
/** Check-ins of the two members, one a day up to today. */
const DAYS = { "a month": 30, "five years": 5 * 365 } as const;
type Name = keyof typeof DAYS;
const NAMES = Object.keys(DAYS) as Name[];

const quantile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;

/** A guest who has checked in daily, by the cookie of his session. */
async function createMember(url: string, sql: postgres.Sql, days: number): Promise<string> {
  const joined = await fetch(`${url}/api/onboarding`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ timeZone: "UTC" }),
  });
  const cookie = joined.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { id } = await joined.json() as { id: string };
  const at = (ago: number) => new Date(Date.now() - ago * DAY_MS);
  const rows = Array.from({ length: days }, (_, ago) => ({
    id: crypto.randomUUID(),
    user_id: id,
    date: at(ago),
    time_zone: "UTC",
    local_date: at(ago).toISOString().slice(0, 10),
    mood: 1 + (ago * 7 + Math.floor(ago / 9)) % 5,
  }));
  await sql`insert into members.check_ins ${sql(rows)}`;
  await sql`update members.users set joined_on = ${rows.at(-1)?.local_date ?? ""} where id = ${id}`;
  return cookie;
}

/** The progress page of a member with five years of daily check-ins beside one with a month. */
export async function benchProgress(
  judge: (name: string, value: number, ok: boolean, need: string) => void,
  runs: number,
): Promise<void> {
  const database = await startPostgres();
  const server = await startServer("services/main.ts", {
    DATABASE_URL: database.url,
    RECLAIM_DIST: "dist",
  });
  const sql = postgres(database.url, { max: 1 });
  try {
    const cookies = new Map<Name, string>();
    for (const name of NAMES) cookies.set(name, await createMember(server.url, sql, DAYS[name]));
    await sql`analyze members.check_ins`;
    const times = await timeCalls(server.url, cookies);
    const sights = await timeVisits(server.url, cookies, runs);
    console.log(`\nThe progress page, Postgres; ${CALLS} calls, ${runs} cold visits each`);
    for (const name of NAMES) {
      const calls = times.get(name) ?? [];
      console.log(
        `${name.padEnd(12)}call median ${quantile(calls, 0.5).toFixed(2)} ms, ` +
          `p95 ${quantile(calls, 0.95).toFixed(2)} ms; ` +
          `first sight ${Math.round(quantile(sights.get(name) ?? [], 0.5))} ms`,
      );
    }
    const ratio = (all: Map<Name, number[]>, share: number) =>
      quantile(all.get("five years") ?? [], share) / quantile(all.get("a month") ?? [], share);
    const call = ratio(times, 0.95);
    judge("p95 of the call, five years / a month", call, call <= 1.3, "<= 1.3");
    const sight = ratio(sights, 0.5);
    judge("first sight, five years / a month", sight, sight <= 1.2, "<= 1.2");
  } finally {
    await sql.end();
    await server.stop();
    await database.stop();
  }
}

/** Milliseconds of calls, by turns; the first tenth is for warming up. */
async function timeCalls(url: string, cookies: Map<Name, string>) {
  const times = new Map<Name, number[]>(NAMES.map((name) => [name, []]));
  for (let call = -CALLS / 10; call < CALLS; call++) {
    for (const [name, cookie] of cookies) {
      const begun = performance.now();
      const answer = await fetch(`${url}/api/progress`, { headers: { cookie } });
      if (!answer.ok) throw new Error(await answer.text());
      await answer.arrayBuffer();
      if (call >= 0) times.get(name)?.push(performance.now() - begun);
    }
  }
  return times;
}

/** Milliseconds until the days show, by turns; the first visit of each is for warming up. */
async function timeVisits(url: string, cookies: Map<Name, string>, runs: number) {
  const times = new Map<Name, number[]>(NAMES.map((name) => [name, []]));
  const path = await findBrowser();
  for (let run = -1; run < runs; run++) {
    const browser = await launch(path);
    const order = [...cookies];
    for (const [name, cookie] of run % 2 === 0 ? order : order.reverse()) {
      const { visible } = await visit(browser, url, cookie, {
        path: "/progress",
        selector: "[data-testid=streak-grid]",
      });
      if (run >= 0) times.get(name)?.push(visible);
    }
    await browser.close();
  }
  return times;
}
