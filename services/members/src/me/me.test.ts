import assert from "node:assert/strict";
import { DEFAULT_NOTIFICATIONS } from "@reclaim/contracts-members/members";
import { testIdentity, testService } from "@reclaim/platform/testing";
import type { Identity } from "@reclaim/platform/identity";
import { members } from "../../service.ts";

const service = await testService(members);
Deno.test.afterAll(() => service.close());
const { clock } = service.deps;

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    clock.set("2026-11-21T09:00:00Z");
    await run();
  });

const onboard = (who: Identity, fields: Record<string, unknown> = {}) =>
  service.call(who, "POST", "/api/onboarding", { timeZone: "Europe/Vienna", ...fields });
const me = async (who: Identity) => (await service.call(who, "GET", "/api/me")).body;
const change = (who: Identity, fields: Record<string, unknown>) =>
  service.call(who, "PATCH", "/api/me", fields);

test("a new member starts with streak 1 and no modules or entries [ONB-11] [ENT-08]", async () => {
  const { status, body } = await onboard(testIdentity());
  assert.equal(status, 201);
  assert.equal(body.streak, 1);
  assert.equal(body.completedModules, 0);
  assert.equal(body.journalEntries, 0);
});

test("a new member has First Steps and none of the other twelve badges [ONB-12]", async () => {
  const { body } = await onboard(testIdentity());
  assert.equal(body.badges.length, 13);
  const earned = body.badges.filter((badge: { earned: boolean }) => badge.earned);
  assert.deepEqual(earned.map((badge: { id: string }) => badge.id), ["firstSteps"]);
  assert.equal(earned[0].earnedDate, "Nov 21");
});

test("a badge has the specified fields, and a date only when earned [ENT-10]", async () => {
  const { body } = await onboard(testIdentity());
  for (const badge of body.badges) {
    const fields = ["description", "earned", "icon", "id", "name"];
    if (badge.earned) fields.push("earnedDate");
    assert.deepEqual(Object.keys(badge).sort(), fields.sort());
  }
});

test("a new member's notification preferences are the defaults [ONB-13] [ONB-14]", async () => {
  const { body } = await onboard(testIdentity());
  assert.deepEqual(body.notificationPreferences, DEFAULT_NOTIFICATIONS);
  assert.deepEqual(DEFAULT_NOTIFICATIONS, {
    enabled: true,
    dailyCheckInReminder: true,
    checkInTime: "08:00",
    journalReminder: true,
    journalTime: "20:00",
    weeklyProgressSummary: true,
    moduleCompletionReminders: true,
    communityActivity: false,
    quietAfterCheckIn: false,
    notificationTone: "gentle",
  });
});

test("a goal that is sent twice is stored once, in the order sent [ONB-15]", async () => {
  const who = testIdentity();
  const goals = ["Mental Clarity", "Physical Health", "Mental Clarity", "Physical Health"];
  await onboard(who, { goals });
  assert.deepEqual((await me(who)).goals, ["Mental Clarity", "Physical Health"]);
  const changed = await service.call(who, "PATCH", "/api/me", {
    goals: ["Financial Reset", "Financial Reset"],
  });
  assert.deepEqual(changed.body.goals, ["Financial Reset"]);
  assert.deepEqual((await me(who)).goals, ["Financial Reset"]);
});

test("age band, burnout level and goals of onboarding come back [ONB-15]", async () => {
  const who = testIdentity();
  const answers = { age: "53-60", burnoutLevel: 4, goals: ["Mental Clarity", "Financial Reset"] };
  await onboard(who, answers);
  const { age, burnoutLevel, goals } = await me(who);
  assert.deepEqual({ age, burnoutLevel, goals }, answers);
});

test("the user answer has the specified fields [ENT-01] [ENT-02]", async () => {
  const who = testIdentity();
  await onboard(who, { name: "Martin" });
  const member = await me(who);
  const fields =
    "id name age joinedDate goals burnoutLevel streak completedModules progress journalEntries recentMoods badges notificationPreferences"
      .split(" ");
  for (const field of fields) assert.ok(field in member, field);
  assert.equal(member.id, who.sub);
  assert.equal(member.joinedDate, "November 2026");
  assert.deepEqual(member.progress, {
    bodyReset: 0,
    mindReset: 0,
    emotionalReset: 0,
    financialReset: 0,
  });
});

test("recent moods are the latest seven, newest first [ENT-03]", async () => {
  const who = testIdentity();
  await onboard(who);
  for (const [index, mood] of [1, 2, 3, 4, 5, 1, 2, 3].entries()) {
    clock.set(`2026-12-0${index + 1}T09:00:00Z`);
    await service.call(who, "POST", "/api/check-ins", {
      mood,
      timeZone: "Europe/Vienna",
      clientId: crypto.randomUUID(),
    });
  }
  assert.deepEqual((await me(who)).recentMoods, [3, 2, 1, 5, 4, 3, 2]);
});

test("a burnout level outside 1 to 5 and an unknown goal are refused [ENT-04]", async () => {
  const who = testIdentity();
  await onboard(who);
  for (const fields of [{ burnoutLevel: 0 }, { burnoutLevel: 6 }, { goals: ["Fame"] }]) {
    assert.equal((await change(who, fields)).status, 400);
  }
});

test("unknown tones and malformed times are refused [ENT-05]", async () => {
  const who = testIdentity();
  await onboard(who);
  for (
    const fields of [{ notificationTone: "harsh" }, { checkInTime: "8:00" }, {
      journalTime: "24:00",
    }]
  ) {
    const notificationPreferences = { ...DEFAULT_NOTIFICATIONS, ...fields };
    assert.equal((await change(who, { notificationPreferences })).status, 400);
  }
  const notificationPreferences = { ...DEFAULT_NOTIFICATIONS, notificationTone: "direct" };
  assert.equal((await change(who, { notificationPreferences })).status, 200);
  assert.equal((await me(who)).notificationPreferences.notificationTone, "direct");
});

test("saved notification preferences come back after a reload and on another device [NTF-24]", async () => {
  const who = testIdentity();
  await onboard(who);
  const notificationPreferences = {
    enabled: true,
    dailyCheckInReminder: false,
    checkInTime: "07:45",
    journalReminder: true,
    journalTime: "21:15",
    weeklyProgressSummary: false,
    moduleCompletionReminders: false,
    communityActivity: true,
    quietAfterCheckIn: true,
    notificationTone: "motivational",
  };
  const saved = await change(who, { notificationPreferences });
  assert.deepEqual(saved.body.notificationPreferences, notificationPreferences);
  assert.deepEqual((await me(who)).notificationPreferences, notificationPreferences);
  const elsewhere = testIdentity({ sub: who.sub });
  assert.deepEqual((await me(elsewhere)).notificationPreferences, notificationPreferences);
});

test("what is derived cannot be written by the client [ENT-06]", async () => {
  const who = testIdentity();
  await onboard(who);
  const before = await me(who);
  await change(who, {
    streak: 99,
    completedModules: 27,
    journalEntries: 20,
    progress: { bodyReset: 100 },
    badges: [],
    name: "Martin",
  });
  assert.deepEqual(await me(who), { ...before, name: "Martin" });
});

test("a member whose profile was never stored is whole at his next call", async () => {
  const member = await me(testIdentity());
  assert.equal(member.streak, 1);
  assert.equal(member.notificationPreferences.enabled, true);
});

test("onboarding with a session completes the profile and makes no second account", async () => {
  const who = testIdentity();
  await onboard(who);
  const { status, body } = await onboard(who, { name: "Martin" });
  assert.equal(status, 201);
  assert.equal(body.id, who.sub);
  assert.equal(body.name, "Martin");
});

test("where a member is now decides which day is today, and he can tell it", async () => {
  const who = testIdentity();
  await onboard(who);
  clock.set("2026-11-21T22:00:00Z");
  await service.call(who, "POST", "/api/check-ins", {
    mood: 4,
    timeZone: "Europe/Vienna",
    clientId: crypto.randomUUID(),
  });
  assert.equal((await me(who)).todaysCheckIn.localDate, "2026-11-21");
  const { status, body } = await change(who, { timeZone: "asia/tokyo" });
  assert.equal(status, 200);
  assert.equal(body.timeZone, "Asia/Tokyo");
  assert.equal(body.todaysCheckIn, null);
  assert.equal((await me(who)).timeZone, "Asia/Tokyo");
  assert.equal((await change(who, { name: "Martin" })).body.timeZone, "Asia/Tokyo");
  assert.equal((await change(who, { timeZone: "+09:00" })).status, 400);
});

test("onboarding a profile that was made without a zone gives it one", async () => {
  const who = testIdentity();
  assert.equal((await me(who)).timeZone, "UTC");
  assert.equal((await onboard(who)).body.timeZone, "Europe/Vienna");
  assert.equal((await me(who)).timeZone, "Europe/Vienna");
});

test("a name with a NUL character, which no database holds, is refused", async () => {
  const who = testIdentity();
  await onboard(who);
  assert.equal((await change(who, { name: "Mar\0tin" })).status, 400);
  assert.equal((await onboard(who, { name: "Mar\0tin" })).status, 400);
});
