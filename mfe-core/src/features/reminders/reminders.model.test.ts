import { DEFAULT_NOTIFICATIONS } from "@reclaim/contracts-members/members";
import { expect, test } from "vitest";
import {
  dueReminders,
  REMINDER_CATCH_UP_MS,
  reminderKey,
} from "@reclaim/contracts-members/reminders";

const OFF = {
  ...DEFAULT_NOTIFICATIONS,
  dailyCheckInReminder: false,
  journalReminder: false,
  weeklyProgressSummary: false,
  moduleCompletionReminders: false,
};
const CHECK_IN = { ...OFF, dailyCheckInReminder: true };
const JOURNAL = { ...OFF, journalReminder: true };
const SUMMARY = { ...OFF, weeklyProgressSummary: true };
const MODULE = { ...OFF, moduleCompletionReminders: true };

interface At {
  preferences?: typeof DEFAULT_NOTIFICATIONS;
  completedModules?: number;
  zone?: string;
  shown?: string[];
  checkedInOn?: string;
}
/** Reminders that are due at an instant, as "kind date". */
const due = (
  now: string,
  { preferences = CHECK_IN, completedModules = 0, zone = "UTC", shown = [], checkedInOn }: At = {},
) =>
  dueReminders({
    preferences,
    completedModules,
    now: new Date(now),
    zone,
    checkedInOn,
    shown: new Set(shown),
  }).map(reminderKey);

/** All that is given from one instant to another, with a look every five minutes. */
function given(from: string, to: string, at: At = {}) {
  const all: string[] = [];
  for (let now = Date.parse(from); now <= Date.parse(to); now += 300_000) {
    all.push(...due(new Date(now).toISOString(), { ...at, shown: all }));
  }
  return all;
}

/** Six hours before and after. */
const around = (at: string) =>
  [-6, 6].map((hours) => new Date(Date.parse(at) + hours * 3_600_000).toISOString()) as [
    string,
    string,
  ];

test("nothing is due when notifications are off as a whole [NTF-13]", () => {
  const off = { ...DEFAULT_NOTIFICATIONS, enabled: false };
  expect(given("2026-11-22T00:00:00Z", "2026-11-22T23:59:00Z", { preferences: off })).toEqual([]);
});

test("a whole Sunday of a new member has its three reminders, and none twice", () => {
  const preferences = DEFAULT_NOTIFICATIONS;
  expect(given("2026-11-22T00:00:00Z", "2026-11-22T23:59:00Z", { preferences })).toEqual([
    "check-in 2026-11-22",
    "progress 2026-11-22",
    "journal 2026-11-22",
  ]);
});

test("the check-in reminder comes at its time, when it is on [NTF-15]", () => {
  const preferences = { ...CHECK_IN, checkInTime: "06:45" };
  expect(due("2026-11-21T06:44:59Z", { preferences })).toEqual([]);
  expect(due("2026-11-21T06:45:00Z", { preferences })).toEqual(["check-in 2026-11-21"]);
  expect(due("2026-11-21T06:45:00Z", { preferences: { ...OFF, checkInTime: "06:45" } })).toEqual(
    [],
  );
});

test("the journal reminder comes at its time, when it is on [NTF-16]", () => {
  const preferences = { ...JOURNAL, journalTime: "21:30" };
  expect(due("2026-11-21T21:29:59Z", { preferences })).toEqual([]);
  expect(due("2026-11-21T21:30:00Z", { preferences })).toEqual(["journal 2026-11-21"]);
  expect(due("2026-11-21T21:30:00Z", { preferences: { ...OFF, journalTime: "21:30" } })).toEqual(
    [],
  );
});

test("the weekly summary comes on Sunday at 18:00 and on no other day [NTF-17]", () => {
  expect(given("2026-11-16T00:00:00Z", "2026-11-29T23:59:00Z", { preferences: SUMMARY })).toEqual([
    "progress 2026-11-22",
    "progress 2026-11-29",
  ]);
  expect(due("2026-11-22T17:59:59Z", { preferences: SUMMARY })).toEqual([]);
  expect(due("2026-11-22T18:00:00Z", { preferences: SUMMARY })).toEqual(["progress 2026-11-22"]);
  expect(due("2026-11-22T18:00:00Z", { preferences: OFF })).toEqual([]);
});

test("the module reminder comes at 17:00 on days divisible by 3 [NTF-18]", () => {
  const days = given("2026-11-01T00:00:00Z", "2026-11-30T23:59:00Z", { preferences: MODULE })
    .map((key) => Number(key.slice(-2)));
  expect(days).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30]);
  expect(due("2026-11-21T16:59:59Z", { preferences: MODULE })).toEqual([]);
  expect(due("2026-11-21T17:00:00Z", { preferences: MODULE })).toEqual(["module 2026-11-21"]);
  expect(due("2026-11-21T17:00:00Z", { preferences: OFF })).toEqual([]);
});

test("the module reminder is for those with fewer than 3 modules [NTF-18]", () => {
  const at = (completedModules: number) =>
    due("2026-11-21T17:00:00Z", { preferences: MODULE, completedModules });
  expect(at(2)).toEqual(["module 2026-11-21"]);
  expect(at(3)).toEqual([]);
});

test("what was given on a date is not given again on it, whatever the clock says [NTF-19]", () => {
  const shown = ["check-in 2026-11-21"];
  expect(due("2026-11-21T08:05:00Z", { shown })).toEqual([]);
  // The member moved the time, or the clock was put back.
  expect(due("2026-11-21T15:00:00Z", { shown, preferences: { ...CHECK_IN, checkInTime: "15:00" } }))
    .toEqual([]);
  expect(due("2026-11-22T08:00:00Z", { shown })).toEqual(["check-in 2026-11-22"]);
});

test("who travels westwards is reminded once on a date [NTF-19]", () => {
  const shown = given("2026-11-21T06:50:00Z", "2026-11-21T07:10:00Z", { zone: "Europe/Vienna" });
  expect(shown).toEqual(["check-in 2026-11-21"]);
  expect(due("2026-11-21T13:00:00Z", { zone: "America/New_York", shown })).toEqual([]);
});

test("a late look still finds a reminder for 10 minutes, and not longer [NTF-20]", () => {
  expect(REMINDER_CATCH_UP_MS).toBe(600_000);
  expect(due("2026-11-21T08:09:59Z")).toEqual(["check-in 2026-11-21"]);
  expect(due("2026-11-21T08:10:00Z")).toEqual(["check-in 2026-11-21"]);
  expect(due("2026-11-21T08:10:00.001Z")).toEqual([]);
  expect(due("2026-11-21T08:11:00Z")).toEqual([]);
});

test("a reminder of 23:55 that is caught up after midnight counts for its own date [NTF-20]", () => {
  const preferences = { ...JOURNAL, journalTime: "23:55" };
  expect(due("2026-11-22T00:03:00Z", { preferences })).toEqual(["journal 2026-11-21"]);
  const shown = given("2026-11-22T00:03:00Z", "2026-11-22T23:59:00Z", { preferences });
  expect(shown).toEqual(["journal 2026-11-21", "journal 2026-11-22"]);
});

test("a reminder at midnight is the new date's", () => {
  const preferences = { ...CHECK_IN, checkInTime: "00:00" };
  expect(due("2026-11-22T00:00:00Z", { preferences })).toEqual(["check-in 2026-11-22"]);
});

test.for(
  [
    ["Europe/Vienna", "2026-11-21T07:00:00Z"],
    ["America/New_York", "2026-11-21T13:00:00Z"],
    ["Asia/Kolkata", "2026-11-21T02:30:00Z"],
    ["Asia/Kathmandu", "2026-11-21T02:15:00Z"],
    ["Pacific/Kiritimati", "2026-11-20T18:00:00Z"],
    ["Pacific/Pago_Pago", "2026-11-21T19:00:00Z"],
  ] as const,
)("eight o'clock is eight o'clock in %s [NTF-15]", ([zone, at]) => {
  expect(due(at, { zone })).toEqual(["check-in 2026-11-21"]);
  expect(due(new Date(Date.parse(at) - 1).toISOString(), { zone })).toEqual([]);
});

test("Sunday and the day of the month are those where the member is [NTF-17] [NTF-18]", () => {
  // 18:00 on Sunday in Kiritimati is 04:00 on Sunday in London.
  expect(due("2026-11-22T04:00:00Z", { preferences: SUMMARY, zone: "Pacific/Kiritimati" }))
    .toEqual(["progress 2026-11-22"]);
  // 17:00 on the 21st in Pago Pago is the 22nd in London.
  expect(due("2026-11-22T04:00:00Z", { preferences: MODULE, zone: "Pacific/Pago_Pago" }))
    .toEqual(["module 2026-11-21"]);
});

test.for(
  [
    ["02:00", "Europe/Vienna", "2026-03-29T01:00:00Z"],
    ["02:30", "Europe/Vienna", "2026-03-29T01:00:00Z"],
    ["03:00", "Europe/Vienna", "2026-03-29T01:00:00Z"],
    ["02:15", "America/New_York", "2026-03-08T07:00:00Z"],
    // Here the night itself loses its first hour.
    ["00:30", "Africa/Cairo", "2026-04-23T22:00:00Z"],
  ] as const,
)("%s, which the clock skips in %s, comes once, when the clock has jumped", ([time, zone, at]) => {
  const preferences = { ...CHECK_IN, checkInTime: time };
  const [from, to] = around(at);
  expect(given(from, to, { preferences, zone })).toHaveLength(1);
  expect(due(at, { preferences, zone })).toHaveLength(1);
  expect(due(new Date(Date.parse(at) - 60_000).toISOString(), { preferences, zone })).toEqual([]);
});

test.for(
  [
    ["02:30", "Europe/Vienna", "2026-10-25T00:30:00Z"],
    ["02:00", "Europe/Vienna", "2026-10-25T00:00:00Z"],
    ["01:45", "America/New_York", "2026-11-01T05:45:00Z"],
    ["01:45", "Australia/Lord_Howe", "2026-04-04T14:45:00Z"],
  ] as const,
)("%s, which the clock shows twice in %s, comes once [NTF-19]", ([time, zone, at]) => {
  const preferences = { ...CHECK_IN, checkInTime: time };
  const [from, to] = around(at);
  expect(given(from, to, { preferences, zone })).toHaveLength(1);
  expect(due(at, { preferences, zone })).toHaveLength(1);
});

test("who wishes quiet after a check-in gets no reminder on that date, and the next one again", () => {
  const preferences = { ...CHECK_IN, quietAfterCheckIn: true };
  const at = "2026-11-21T08:00:00Z";
  expect(due(at, { preferences, checkedInOn: "2026-11-21" })).toEqual([]);
  expect(due(at, { preferences, checkedInOn: "2026-11-20" })).toEqual(["check-in 2026-11-21"]);
  expect(due(at, { preferences: CHECK_IN, checkedInOn: "2026-11-21" })).toEqual([
    "check-in 2026-11-21",
  ]);
});
