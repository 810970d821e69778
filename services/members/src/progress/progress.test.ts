import assert from "node:assert/strict";
import { progress, PROGRESS_DAYS } from "@reclaim/contracts-members/progress";
import type { Identity } from "@reclaim/platform/identity";
import { testIdentity, testService } from "@reclaim/platform/testing";
import { members } from "../../service.ts";
import { checkIns } from "../check-ins/check-ins.table.ts";
import { practices } from "../practice/practice.table.ts";
import { datesUntil, weekdayOf } from "./dates.model.ts";

const service = await testService(members);
Deno.test.afterAll(() => service.close());
const { clock, db } = service.deps;

const NOW = "2026-11-21T10:00:00Z";
const given = {
  /** A member in a time zone, on 21 November 2026. */
  async member(timeZone = "Europe/Vienna"): Promise<Identity> {
    clock.set(NOW);
    const who = testIdentity();
    const { status } = await service.call(who, "POST", "/api/onboarding", { timeZone });
    assert.equal(status, 201);
    return who;
  },
  /** Check-ins on dates, each with its mood. */
  async checkIns({ sub }: Identity, moods: [localDate: string, mood: number][]) {
    await db.insert(checkIns).values(moods.map(([localDate, mood]) => ({
      id: crypto.randomUUID(),
      userId: sub,
      timeZone: "Europe/Vienna",
      localDate,
      mood,
    })));
  },
};
const read = async (who: Identity) => {
  const { status, body } = await service.call(who, "GET", "/api/progress");
  assert.equal(status, 200);
  return progress.parse(body);
};
const moodDays = (who: Identity, query: string) =>
  service.call(who, "GET", `/api/mood-days?${query}`);

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    await run();
  });

test("a new member has a year without moods and without claims", async () => {
  assert.deepEqual(await read(await given.member()), {
    today: "2026-11-21",
    firstCheckIn: null,
    latestCheckIn: null,
    moods: Array.from({ length: PROGRESS_DAYS }, () => null),
    patterns: [],
  });
});

test("each of the last 366 dates has its mood, a date without a check-in none", async () => {
  const who = await given.member();
  await given.checkIns(who, [
    ["2025-11-20", 1],
    ["2025-11-21", 2],
    ["2026-11-19", 4],
    ["2026-11-21", 5],
  ]);
  await given.checkIns(testIdentity(), [["2026-11-20", 1]]);
  const { moods, firstCheckIn, latestCheckIn } = await read(who);
  assert.deepEqual([firstCheckIn, latestCheckIn], ["2025-11-20", "2026-11-21"]);
  assert.deepEqual([moods.length, moods[0]], [366, 2]);
  assert.deepEqual(moods.slice(-3), [4, null, 5]);
  assert.equal(moods.filter((mood) => mood !== null).length, 3);
});

test("the year ends where the member is, also after a flight over the date line", async () => {
  const who = await given.member("Pacific/Auckland");
  clock.set("2026-11-21T12:00:00Z");
  await given.checkIns(who, [["2026-11-22", 3]]);
  assert.equal((await read(who)).today, "2026-11-22");
  await service.call(who, "PATCH", "/api/me", { timeZone: "America/Los_Angeles" });
  const { today, latestCheckIn, moods } = await read(who);
  assert.deepEqual([today, latestCheckIn, moods.at(-1)], ["2026-11-21", "2026-11-22", null]);
});

test("what goes with good and bad days is found in weekdays, practice and pauses", async () => {
  const who = await given.member();
  const dates = datesUntil("2026-11-21", 366);
  const practised = dates.filter((_, index) => index % 5 === 0);
  await given.checkIns(
    who,
    dates.map((
      date,
      index,
    ) => [date, weekdayOf(date) === 1 ? 1 : index % 5 === 0 ? 5 : 3 + index % 2]),
  );
  await db.insert(practices).values(practised.map((localDate) => ({
    id: crypto.randomUUID(),
    userId: who.sub,
    exerciseId: "box-breathing" as const,
    kind: "breathing" as const,
    seconds: 60,
    date: new Date(NOW),
    localDate,
    clientId: crypto.randomUUID(),
  })));
  const { patterns } = await read(who);
  const monday = patterns.find(({ kind }) => kind === "weekday");
  assert.deepEqual([monday?.weekday, monday?.mean, monday?.days], [1, 1, 52]);
  const practice = patterns.find(({ kind }) => kind === "practice");
  assert.ok(practice && practice.mean > practice.otherMean);
});

test("days with an entry in the journal are told, and a deleted entry counts no more", async () => {
  const who = await given.member();
  const dates = datesUntil("2026-11-21", 30);
  await given.checkIns(who, dates.map((date, index) => [date, index % 2 ? 2 : 5]));
  const ids: string[] = [];
  for (const localDate of dates.filter((_, index) => index % 2)) {
    const { body } = await service.call(who, "POST", "/api/journal-entries", {
      promptId: null,
      content: "Quiet.",
      timeZone: "Europe/Vienna",
      localDate,
      clientId: crypto.randomUUID(),
    });
    ids.push(body.entry.id);
  }
  const [found, ...others] = (await read(who)).patterns;
  assert.deepEqual([found?.kind, found?.mean, found?.days, others], ["journal", 2, 15, []]);
  for (const id of ids.slice(9)) await service.call(who, "DELETE", `/api/journal-entries/${id}`);
  assert.deepEqual((await read(who)).patterns, []);
});

test("earlier moods come by range, oldest first, a year at most", async () => {
  const who = await given.member();
  await given.checkIns(who, [["2024-02-29", 3], ["2024-02-28", 1], ["2024-03-01", 5]]);
  await given.checkIns(testIdentity(), [["2024-02-29", 2]]);
  assert.deepEqual((await moodDays(who, "from=2024-02-28&to=2024-02-29")).body, [
    { localDate: "2024-02-28", mood: 1 },
    { localDate: "2024-02-29", mood: 3 },
  ]);
  assert.deepEqual((await moodDays(who, "from=2023-03-01&to=2024-02-27")).body, []);
  for (const wrong of ["from=2023-03-01&to=2024-03-01", "from=2024-03-02&to=2024-03-01", "to=x"]) {
    assert.equal((await moodDays(who, wrong)).status, 400, wrong);
  }
});

test("nobody reads progress without a session", async () => {
  for (const path of ["/api/progress", "/api/mood-days?from=2026-01-01&to=2026-01-02"]) {
    assert.equal((await service.call(null, "GET", path)).status, 401);
  }
});
