import assert from "node:assert/strict";
import { computeStreak, findMilestone } from "./streak.model.ts";

const days = (first: string, count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) =>
      new Date(Date.parse(`${first}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10),
  );
const current = (joinedOn: string, localDates: string[], today: string) =>
  computeStreak({ joinedOn, localDates, today }).current;

Deno.test("a new member has a streak of 1 before any check-in [CHK-12]", () => {
  assert.equal(current("2026-03-10", [], "2026-03-10"), 1);
  assert.equal(current("2026-03-10", [], "2026-03-11"), 1);
});

Deno.test("the first check-in on the join day makes 2, the next day's makes 3 [CHK-13]", () => {
  assert.equal(current("2026-03-10", ["2026-03-10"], "2026-03-10"), 2);
  assert.equal(current("2026-03-10", ["2026-03-10", "2026-03-11"], "2026-03-11"), 3);
});

Deno.test("a run that begins the day after joining counts the 1 for joining [CHK-14]", () => {
  assert.equal(current("2026-03-10", ["2026-03-11"], "2026-03-11"), 2);
});

Deno.test("a run that begins two days after joining or later does not count it [CHK-15]", () => {
  assert.equal(current("2026-03-10", ["2026-03-12"], "2026-03-12"), 1);
  assert.equal(current("2026-03-10", ["2026-04-20", "2026-04-21"], "2026-04-21"), 2);
});

Deno.test("after a missed day the next check-in gives 1 [CHK-16]", () => {
  const dates = ["2026-03-10", "2026-03-11", "2026-03-13"];
  assert.equal(current("2026-03-10", dates, "2026-03-13"), 1);
});

Deno.test("with a check-in yesterday the streak lives until the end of today [CHK-17]", () => {
  const dates = days("2026-03-10", 4);
  assert.equal(current("2026-03-10", dates, "2026-03-13"), 5);
  assert.equal(current("2026-03-10", dates, "2026-03-14"), 5);
  assert.equal(current("2026-03-10", dates, "2026-03-15"), 0);
});

Deno.test("between a broken run and the next check-in the streak is 0 [CHK-27]", () => {
  assert.equal(current("2026-03-10", [], "2026-03-12"), 0);
  assert.equal(current("2026-03-10", ["2026-03-10"], "2026-03-20"), 0);
});

Deno.test("the longest streak is kept after a run is broken [CHK-19]", () => {
  const dates = [...days("2026-03-20", 9), "2026-04-10"];
  const streak = computeStreak({ joinedOn: "2026-03-01", localDates: dates, today: "2026-04-10" });
  assert.deepEqual(streak, { current: 1, longest: 9, consecutiveCheckIns: 1 });
});

Deno.test("dates across both DST changes are consecutive [CHK-20]", () => {
  for (const first of ["2026-03-27", "2026-10-23"]) {
    const dates = days(first, 5);
    assert.equal(current("2026-01-01", dates, dates[4] ?? ""), 5);
  }
});

Deno.test("a member who is a date ahead of today keeps his run [CHK-21]", () => {
  const dates = ["2026-06-01", "2026-06-02", "2026-06-03"];
  assert.equal(current("2026-01-01", dates, "2026-06-02"), 3);
});

Deno.test("the order of rows and repeated dates make no difference [CHK-18]", () => {
  const dates = ["2026-06-03", "2026-06-01", "2026-06-02", "2026-06-02"];
  assert.equal(current("2026-01-01", dates, "2026-06-03"), 3);
});

Deno.test("the milestones are exactly 7, 14, 30, 60, 90, 180 and 365 [CHK-22]", () => {
  const reached = days("2026-01-01", 400).map((_, index) => findMilestone(index + 1)).filter(
    Boolean,
  );
  assert.deepEqual(reached, [7, 14, 30, 60, 90, 180, 365]);
});
