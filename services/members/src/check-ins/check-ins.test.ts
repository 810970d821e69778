import assert from "node:assert/strict";
import { testIdentity, testService } from "@reclaim/platform/testing";
import type { Identity } from "@reclaim/platform/identity";
import { members } from "../../service.ts";
import { checkInQueries } from "./check-ins.repository.ts";
import { checkInSubmissions } from "./check-ins.table.ts";

const service = await testService(members);
Deno.test.afterAll(() => service.close());
const { clock } = service.deps;

const checkIn = (fields: Record<string, unknown> = {}) => ({
  mood: 4,
  timeZone: "Europe/Vienna",
  clientId: crypto.randomUUID(),
  ...fields,
});

const given = {
  /** A member who joined at an instant. */
  async member({ joined = "2026-03-01T09:00:00Z" } = {}): Promise<Identity> {
    clock.set(joined);
    const who = testIdentity();
    const { status } = await service.call(who, "POST", "/api/onboarding", {
      timeZone: "Europe/Vienna",
    });
    assert.equal(status, 201);
    return who;
  },
};

async function record(who: Identity, at: string, fields: Record<string, unknown> = {}) {
  clock.set(at);
  const answer = await service.call(who, "POST", "/api/check-ins", checkIn(fields));
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  return answer.body;
}
const listed = async (who: Identity) =>
  (await service.call(who, "GET", `/api/check-ins/user/${who.sub}`)).body;
const streakOf = async (who: Identity) => (await service.call(who, "GET", "/api/me")).body.streak;

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    await run();
  });

test("a submitted check-in is stored and comes back, newest first [CHK-08] [API-10]", async () => {
  const who = await given.member();
  await record(who, "2026-03-01T10:00:00Z", { mood: 2, thoughts: "Slept badly." });
  await record(who, "2026-03-02T10:00:00Z", { mood: 5 });
  const rows = await listed(who);
  assert.deepEqual(rows.map((row: { mood: number }) => row.mood), [5, 2]);
  assert.equal(rows[1].thoughts, "Slept badly.");
});

test("a check-in answers what the member's page shows then [CHK-06]", async () => {
  const who = await given.member();
  const shown = async () => {
    const { body } = await service.call(who, "GET", "/api/me");
    const { timeZone, streak, longestStreak, recentMoods, badges, todaysCheckIn } = body;
    return { timeZone, streak, longestStreak, recentMoods, badges, todaysCheckIn };
  };
  const steps: [at: string, fields: Record<string, unknown>][] = [
    ["2026-03-01T10:00:00Z", { mood: 2, thoughts: "Slept badly." }],
    ["2026-03-01T11:00:00Z", { mood: 3 }],
    ["2026-03-03T10:00:00Z", { mood: 5, localDate: "2026-03-02" }],
    ["2026-03-03T10:01:00Z", { mood: 1, timeZone: "America/New_York" }],
  ];
  for (const [at, fields] of steps) {
    const { member } = await record(who, at, fields);
    assert.deepEqual(member, await shown(), at);
  }
  const clientId = crypto.randomUUID();
  await record(who, "2026-03-04T20:00:00Z", { mood: 4, clientId });
  const repeated = await record(who, "2026-03-04T20:00:00Z", { mood: 2, clientId });
  assert.equal(repeated.member.todaysCheckIn.mood, 2);
  assert.deepEqual(repeated.member, await shown());
});

test("a check-in stores the instant, the zone and the local date [CHK-09] [ENT-11]", async () => {
  const who = await given.member();
  const { checkIn: stored } = await record(who, "2026-03-01T23:30:00Z", { thoughts: null });
  assert.equal(stored.date, "2026-03-01T23:30:00.000Z");
  assert.equal(stored.timeZone, "Europe/Vienna");
  assert.equal(stored.localDate, "2026-03-02");
  assert.equal(stored.thoughts, null);
});

for (const mood of [0, 6, 2.5, "3", null]) {
  test(`a mood of ${JSON.stringify(mood)} is refused [CHK-07]`, async () => {
    const who = await given.member();
    const answer = await service.call(who, "POST", "/api/check-ins", checkIn({ mood }));
    assert.equal(answer.status, 400);
    assert.equal(answer.body.details[0].field, "mood");
    assert.deepEqual(await listed(who), []);
  });
}

test("a second check-in on a day edits the first and adds no streak [CHK-11]", async () => {
  const who = await given.member();
  const first = await record(who, "2026-03-01T10:00:00Z", { mood: 2, thoughts: "Low." });
  const second = await record(who, "2026-03-01T20:00:00Z", { mood: 4, thoughts: "Better." });
  assert.equal(second.checkIn.id, first.checkIn.id);
  assert.equal(second.streak, first.streak);
  const rows = await listed(who);
  assert.equal(rows.length, 1);
  assert.equal(rows[0].mood, 4);
  assert.equal(rows[0].thoughts, "Better.");
});

test("a later check-in without text keeps the day's text; null clears it", async () => {
  const who = await given.member();
  await record(who, "2026-03-01T08:00:00Z", { mood: 2, thoughts: "Low." });
  const { checkIn: later } = await record(who, "2026-03-01T20:00:00Z", { mood: 4 });
  assert.deepEqual([later.mood, later.thoughts], [4, "Low."]);
  assert.equal((await listed(who))[0].thoughts, "Low.");
  const { checkIn: cleared } = await record(who, "2026-03-01T21:00:00Z", { thoughts: null });
  assert.equal(cleared.thoughts, null);
  assert.equal((await listed(who))[0].thoughts, null);
  const { checkIn: next } = await record(who, "2026-03-02T08:00:00Z");
  assert.equal(next.thoughts, null);
});

test("a later check-in without mood keeps the day's mood; the first of a day gets Good", async () => {
  const who = await given.member();
  const clientId = crypto.randomUUID();
  await record(who, "2026-03-01T08:00:00Z", { mood: 5, thoughts: "High." });
  const later = await record(who, "2026-03-01T20:00:00Z", { mood: undefined, clientId });
  assert.deepEqual([later.checkIn.mood, later.checkIn.thoughts], [5, "High."]);
  const thoughts = "Higher.";
  await record(who, "2026-03-01T21:00:00Z", { mood: undefined, thoughts, clientId });
  const repeat = await record(who, "2026-03-01T21:00:00Z", { mood: undefined, clientId });
  assert.deepEqual([repeat.checkIn.mood, repeat.checkIn.thoughts], [5, "Higher."]);
  const next = await record(who, "2026-03-02T08:00:00Z", { mood: undefined });
  assert.equal(next.checkIn.mood, 3);
});

test("a check-in without thoughts is saved, with none [CHK-03]", async () => {
  const who = await given.member();
  for (const thoughts of [undefined, null]) {
    const { checkIn } = await record(who, "2026-03-01T10:00:00Z", { mood: 4, thoughts });
    assert.equal(checkIn.thoughts, null);
  }
  assert.equal((await listed(who))[0].thoughts, null);
});

test("text with a NUL character, which no database holds, is refused", async () => {
  const who = await given.member();
  const answer = await service.call(who, "POST", "/api/check-ins", checkIn({ thoughts: "a\0b" }));
  assert.equal(answer.status, 400);
  assert.equal(answer.body.details[0].field, "thoughts");
});

test("a time zone is stored under its canonical name; offsets are refused", async () => {
  const who = await given.member();
  const { checkIn: stored } = await record(who, "2026-03-01T10:00:00Z", {
    timeZone: "america/NEW_york",
  });
  assert.equal(stored.timeZone, "America/New_York");
  assert.equal((await service.call(who, "GET", "/api/me")).body.timeZone, "America/New_York");
  for (const timeZone of ["+01:23", "-08:00", "Europe/Nowhere", ""]) {
    const answer = await service.call(who, "POST", "/api/check-ins", checkIn({ timeZone }));
    assert.equal(answer.status, 400, timeZone);
  }
});

test("concurrent submissions make one check-in a day [CHK-10]", async () => {
  const who = await given.member();
  clock.set("2026-03-01T10:00:00Z");
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((mood) => service.call(who, "POST", "/api/check-ins", checkIn({ mood }))),
  );
  assert.deepEqual(answers.map((answer) => answer.status), [201, 201, 201, 201, 201]);
  assert.equal(new Set(answers.map((answer) => answer.body.checkIn.id)).size, 1);
  assert.equal((await listed(who)).length, 1);
});

test("a repeat with the same clientId is answered the same and writes nothing", async () => {
  const who = await given.member();
  const clientId = crypto.randomUUID();
  const first = await record(who, "2026-03-01T10:00:00Z", { mood: 2, clientId });
  const repeat = await record(who, "2026-03-01T12:00:00Z", { mood: 2, clientId });
  assert.deepEqual(repeat, first);
});

test("an exact repeat that comes late does not undo what was said since", async () => {
  const who = await given.member();
  const clientId = crypto.randomUUID();
  await record(who, "2026-03-01T10:00:00Z", { mood: 2, thoughts: "Low.", clientId });
  await record(who, "2026-03-01T11:00:00Z", { mood: 5, thoughts: "High." });
  const late = await record(who, "2026-03-01T12:00:00Z", { mood: 2, thoughts: "Low.", clientId });
  assert.deepEqual([late.checkIn.mood, late.checkIn.thoughts], [5, "High."]);
});

test("a repeat that says something else is stored, with the figures of the first", async () => {
  const who = await given.member();
  const clientId = crypto.randomUUID();
  for (let day = 1; day <= 5; day++) await record(who, `2026-03-0${day}T10:00:00Z`);
  const first = await record(who, "2026-03-06T10:00:00Z", { mood: 2, thoughts: "Low.", clientId });
  assert.equal(first.milestone, 7);
  // The day after: it is still the first day's check-in that changes.
  const changed = await record(who, "2026-03-07T10:00:00Z", {
    mood: 4,
    thoughts: "Better.",
    clientId,
  });
  assert.deepEqual(changed, {
    ...first,
    checkIn: { ...first.checkIn, mood: 4, thoughts: "Better." },
    // The page shows the day after, on which there is no check-in yet.
    member: {
      ...first.member,
      recentMoods: [4, ...first.member.recentMoods.slice(1)],
      todaysCheckIn: null,
    },
  });
  const [stored] = await listed(who);
  assert.deepEqual(stored, changed.checkIn);
  assert.equal((await listed(who)).length, 6);
  const onlyMood = await record(who, "2026-03-07T10:00:00Z", { mood: 5, clientId });
  assert.deepEqual([onlyMood.checkIn.mood, onlyMood.checkIn.thoughts], [5, "Better."]);
  const cleared = await record(who, "2026-03-07T10:00:00Z", { mood: 5, thoughts: null, clientId });
  assert.equal(cleared.checkIn.thoughts, null);
});

test("concurrent repeats with one clientId make one check-in and answer one streak", async () => {
  const who = await given.member();
  clock.set("2026-03-01T10:00:00Z");
  const clientId = crypto.randomUUID();
  const answers = await Promise.all(
    [1, 2, 3, 3, 3].map((mood) =>
      service.call(who, "POST", "/api/check-ins", checkIn({ mood, clientId }))
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status), [201, 201, 201, 201, 201]);
  assert.deepEqual(answers.map(({ body }) => body.streak), [2, 2, 2, 2, 2]);
  assert.equal(new Set(answers.map(({ body }) => body.checkIn.id)).size, 1);
  assert.equal((await listed(who)).length, 1);
});

test("what is kept of a submission tells nobody its text", async () => {
  const who = await given.member();
  await record(who, "2026-03-01T10:00:00Z", { thoughts: "Low." });
  const [row] = await service.deps.db.select().from(checkInSubmissions);
  assert.match(row?.outcome.contentHash ?? "", /^[0-9a-f]{64}$/);
  assert.equal(JSON.stringify(row).includes("Low."), false);
});

test("pages read dates and moods of all days, newest first, and the text of one", async () => {
  const who = await given.member();
  await record(who, "2026-03-01T10:00:00Z", { mood: 2, thoughts: "Low." });
  await record(who, "2026-03-02T10:00:00Z", { mood: 5, thoughts: "High." });
  await record(await given.member(), "2026-03-02T10:00:00Z", { thoughts: "Another's." });
  const reads = checkInQueries(service.deps.db, service.deps);
  assert.deepEqual(await reads.days(who.sub), [
    { localDate: "2026-03-02", mood: 5 },
    { localDate: "2026-03-01", mood: 2 },
  ]);
  assert.equal((await reads.onDay(who.sub, "2026-03-01"))?.thoughts, "Low.");
  assert.equal(await reads.onDay(who.sub, "2026-03-03"), undefined);
  clock.set("2026-03-02T12:00:00Z");
  const { body: member } = await service.call(who, "GET", "/api/me");
  assert.deepEqual(member.recentMoods, [5, 2]);
  assert.equal(member.todaysCheckIn.thoughts, "High.");
});

test("the answer's streak follows joining and consecutive days [CHK-13] [CHK-16]", async () => {
  const who = await given.member();
  assert.equal(await streakOf(who), 1);
  assert.equal((await record(who, "2026-03-01T10:00:00Z")).streak, 2);
  assert.equal((await record(who, "2026-03-02T10:00:00Z")).streak, 3);
  const after = await record(who, "2026-03-04T10:00:00Z");
  assert.equal(after.streak, 1);
  assert.equal(after.longestStreak, 3);
});

test("a member who flies over the date line keeps his streak [CHK-21]", async () => {
  const who = await given.member();
  await record(who, "2026-03-09T20:00:00Z", { timeZone: "Pacific/Auckland" });
  await record(who, "2026-03-10T20:00:00Z", { timeZone: "Pacific/Auckland" });
  // 11 March in Auckland is still 10 March in Honolulu: it edits nothing and breaks nothing.
  const landed = await record(who, "2026-03-11T05:00:00Z", { timeZone: "Pacific/Honolulu" });
  assert.equal(landed.checkIn.localDate, "2026-03-10");
  assert.equal(landed.streak, 2);
  const next = await record(who, "2026-03-12T20:00:00Z", { timeZone: "Pacific/Honolulu" });
  assert.equal(next.streak, 3);
});

test("check-ins across the spring and autumn DST changes are consecutive [CHK-20]", async () => {
  for (const date of ["2026-03-28", "2026-10-24"]) {
    const who = await given.member({ joined: "2026-01-01T09:00:00Z" });
    const [first, second, third] = [0, 1, 2].map((add) =>
      new Date(Date.parse(`${date}T21:30:00Z`) + add * 86_400_000).toISOString()
    );
    await record(who, first!);
    await record(who, second!);
    assert.equal((await record(who, third!)).streak, 3);
  }
});

test("the streak is computed from rows: a back-dated check-in closes the gap [CHK-18]", async () => {
  const who = await given.member({ joined: "2026-01-01T09:00:00Z" });
  await record(who, "2026-03-01T10:00:00Z");
  assert.equal((await record(who, "2026-03-03T10:00:00Z")).streak, 1);
  const late = await record(who, "2026-03-03T11:00:00Z", { localDate: "2026-03-02" });
  assert.equal(late.streak, 3);
});

test("a check-in that was kept on a device for days repairs the streak, whatever came since", async () => {
  const who = await given.member({ joined: "2026-01-01T09:00:00Z" });
  await record(who, "2026-03-01T10:00:00Z");
  await record(who, "2026-03-02T10:00:00Z");
  assert.equal((await record(who, "2026-03-04T10:00:00Z")).streak, 1);
  const kept = checkIn({ localDate: "2026-03-03", thoughts: "On the hut." });
  const late = await record(who, "2026-03-04T12:00:00Z", kept);
  assert.deepEqual([late.checkIn.localDate, late.streak], ["2026-03-03", 4]);
  assert.deepEqual(await record(who, "2026-03-04T12:01:00Z", kept), late);
  assert.equal((await listed(who)).length, 4);
});

test("a check-in that was made before a flight over the date line, and sent after it, keeps its date and moves nobody", async () => {
  const who = await given.member();
  await record(who, "2026-03-09T20:00:00Z", { timeZone: "Pacific/Auckland" });
  // Made on 11 March in Auckland, without a network; in Honolulu it is still the 10th.
  clock.set("2026-03-11T05:00:00Z");
  await service.call(who, "PATCH", "/api/me", { timeZone: "Pacific/Honolulu" });
  const late = await record(who, "2026-03-11T05:00:00Z", {
    timeZone: "Pacific/Auckland",
    localDate: "2026-03-11",
  });
  assert.equal(late.checkIn.localDate, "2026-03-11");
  const { body: me } = await service.call(who, "GET", "/api/me");
  assert.deepEqual([me.timeZone, me.streak], ["Pacific/Honolulu", 2]);
});

test("a device whose clock has jumped is told so, and what it sends changes nothing", async () => {
  const who = await given.member();
  clock.set("2026-03-20T10:00:00Z");
  for (const localDate of ["2031-01-01", "1999-12-31"]) {
    const answer = await service.call(who, "POST", "/api/check-ins", checkIn({ localDate }));
    assert.equal(answer.status, 422);
    assert.match(answer.body.message, /today or one of the last 7 days/);
  }
  assert.deepEqual(await listed(who), []);
});

test("a date in the future or over a week back is refused", async () => {
  const who = await given.member();
  clock.set("2026-03-20T10:00:00Z");
  for (const localDate of ["2026-03-21", "2026-03-12"]) {
    const answer = await service.call(who, "POST", "/api/check-ins", checkIn({ localDate }));
    assert.equal(answer.status, 422);
    assert.equal(answer.body.code, "date_out_of_reach");
  }
});

test("a date before joining is refused, but for the day that the date line takes", async () => {
  const who = await given.member({ joined: "2026-03-10T09:00:00Z" });
  for (const localDate of ["2026-03-08", "2026-03-03"]) {
    const answer = await service.call(who, "POST", "/api/check-ins", checkIn({ localDate }));
    assert.equal(answer.status, 422, localDate);
    assert.equal(answer.body.code, "date_out_of_reach");
  }
  assert.deepEqual(await listed(who), []);
  await record(who, "2026-03-10T09:00:00Z", { localDate: "2026-03-09" });
});

test("a milestone is told once: by the check-in that reaches it [CHK-22]", async () => {
  const who = await given.member();
  const answers = [];
  for (let day = 1; day <= 8; day++) {
    answers.push(await record(who, `2026-03-0${day}T10:00:00Z`));
  }
  assert.deepEqual(answers.map((answer) => answer.milestone), [
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    7,
    undefined,
    undefined,
  ]);
  assert.deepEqual(answers[5].newBadges, ["streak7"]);
});

test("another member's check-ins are not found and his id opens nothing [AUTH-08]", async () => {
  const [who, other] = [await given.member(), await given.member()];
  await record(other, "2026-03-01T10:00:00Z", { thoughts: "Mine." });
  const answer = await service.call(who, "GET", `/api/check-ins/user/${other.sub}`);
  assert.equal(answer.status, 404);
  const write = await service.call(who, "POST", "/api/check-ins", checkIn({ userId: other.sub }));
  assert.equal(write.status, 403);
  assert.deepEqual(await listed(who), []);
  assert.equal((await listed(other)).length, 1);
});

const HEAVY = "I don’t want to wake up anymore.\n\nNobody would miss me.";

test("a note with signs of risk is saved exactly as written, and its answer says so [SAFE-04]", async () => {
  const who = await given.member();
  const answer = await record(who, "2026-03-01T10:00:00Z", { mood: 1, thoughts: HEAVY });
  assert.equal(answer.crisis, true);
  assert.equal(answer.checkIn.thoughts, HEAVY);
  assert.equal((await listed(who))[0].thoughts, HEAVY);
  const other = await record(who, "2026-03-02T10:00:00Z", { mood: 1, thoughts: "Dead tired." });
  assert.equal("crisis" in other, false);
});

test("a note that is changed or sent again is looked at like the first [SAFE-04]", async () => {
  const who = await given.member();
  const clientId = crypto.randomUUID();
  const calm = await record(who, "2026-03-01T10:00:00Z", { thoughts: "Low.", clientId });
  assert.equal(calm.crisis, undefined);
  const heavy = { thoughts: HEAVY, clientId };
  assert.equal((await record(who, "2026-03-01T10:05:00Z", heavy)).crisis, true);
  assert.equal((await record(who, "2026-03-01T10:10:00Z", heavy)).crisis, true);
});

test("a note with signs of risk costs no streak, no badge and no right, and nothing is kept of the signs [SAFE-09]", async () => {
  const [heavy, calm] = [await given.member(), await given.member()];
  let last: { heavy: unknown; calm: unknown } | undefined;
  for (let day = 1; day <= 6; day++) {
    const at = `2026-03-0${day}T10:00:00Z`;
    const { crisis, checkIn: _, ...figures } = await record(heavy, at, { thoughts: HEAVY });
    const { checkIn: __, ...others } = await record(calm, at, { thoughts: "A good day." });
    assert.equal(crisis, true);
    for (const { member } of [figures, others]) delete member.todaysCheckIn;
    last = { heavy: figures, calm: others };
  }
  assert.deepEqual(last?.heavy, last?.calm);
  const me = async (who: Identity) => (await service.call(who, "GET", "/api/me")).body;
  const { id: _, communitySubject: __, todaysCheckIn, ...state } = await me(heavy);
  const { id: ___, communitySubject: ____, todaysCheckIn: _____, ...otherState } = await me(calm);
  assert.deepEqual(state, otherState);
  assert.equal("crisis" in todaysCheckIn, false);
  const [row] = await service.deps.db.select().from(checkInSubmissions);
  assert.equal(JSON.stringify(row).includes("crisis"), false);
});
