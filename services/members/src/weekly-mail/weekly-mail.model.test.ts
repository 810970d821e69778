import assert from "node:assert/strict";
import { composeWeeklyMail, findDueSunday, mondayBefore, type Week } from "./weekly-mail.model.ts";

const VIENNA = "Europe/Vienna";
const due = (instant: string, timeZone = VIENNA) => findDueSunday(new Date(instant), timeZone);

Deno.test("the weekly mail is due from Sunday 18:00 where the member is, until Monday noon", () => {
  assert.equal(due("2026-11-22T16:59:59Z"), undefined);
  assert.equal(due("2026-11-22T17:00:00Z"), "2026-11-22");
  assert.equal(due("2026-11-22T23:30:00Z"), "2026-11-22");
  assert.equal(due("2026-11-23T10:59:00Z"), "2026-11-22");
  assert.equal(due("2026-11-23T11:00:00Z"), undefined);
  assert.equal(due("2026-11-21T17:00:00Z"), undefined);
});

Deno.test("each zone has its own Sunday evening, also where clocks change that day", () => {
  assert.equal(due("2026-11-22T04:30:00Z", "Pacific/Kiritimati"), "2026-11-22");
  assert.equal(due("2026-11-22T12:30:00Z", "Asia/Kolkata"), "2026-11-22");
  assert.equal(due("2026-11-22T12:29:00Z", "Asia/Kolkata"), undefined);
  assert.equal(due("2026-03-29T15:59:00Z"), undefined);
  assert.equal(due("2026-03-29T16:00:00Z"), "2026-03-29");
  assert.equal(due("2026-10-25T16:59:00Z"), undefined);
  assert.equal(due("2026-10-25T17:00:00Z"), "2026-10-25");
  assert.equal(due("2027-01-04T05:00:00Z", "UTC"), "2027-01-03");
});

Deno.test("a week that ends on a Sunday begins on the Monday before", () => {
  assert.equal(mondayBefore("2026-11-22"), "2026-11-16");
  assert.equal(mondayBefore("2027-01-03"), "2026-12-28");
});

const week = (fields: Partial<Week> = {}): Week => ({
  name: "Martin",
  checkIns: 5,
  streak: 12,
  entries: 1,
  modules: 2,
  responses: 3,
  ...fields,
});
const mailOf = (fields: Partial<Week> = {}) =>
  composeWeeklyMail(week(fields), {
    to: "martin@example.org",
    publicUrl: "https://reclaim.test",
    token: "t".repeat(43),
  });

Deno.test("the weekly mail tells what was done, and how to stop it", () => {
  const { to, text, unsubscribe } = mailOf();
  assert.equal(to, "martin@example.org");
  for (
    const said of [
      "Hello Martin,",
      "You checked in on 5 days of seven.",
      "Your streak stands at 12 days.",
      "You wrote 1 journal entry.",
      "You completed 2 modules.",
      "The Men's Circle has 3 answers for you.",
      `https://reclaim.test/unsubscribe?token=${"t".repeat(43)}`,
    ]
  ) assert.ok(text.includes(said), said);
  assert.equal(unsubscribe, `https://reclaim.test/api/unsubscribe?token=${"t".repeat(43)}`);
});

Deno.test("an empty week is told without reproach, and what did not happen is left out", () => {
  const { text } = mailOf({
    name: null,
    checkIns: 0,
    streak: 0,
    entries: 0,
    modules: 0,
    responses: undefined,
  });
  assert.match(text, /^Hello,\n/);
  assert.match(text, /You did not check in this week\. That happens/);
  assert.doesNotMatch(text, /streak|wrote|completed|Circle/);
});
