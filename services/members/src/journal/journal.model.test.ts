import assert from "node:assert/strict";
import { dateOfEntry, isoWeekOf } from "./journal.model.ts";

Deno.test("an ISO week runs from Monday to Sunday, over months and years", () => {
  const week = { first: "2026-12-28", last: "2027-01-03" };
  for (const date of ["2026-12-28", "2026-12-31", "2027-01-01", "2027-01-03"]) {
    assert.deepEqual(isoWeekOf(date), week);
  }
  assert.equal(isoWeekOf("2026-12-27").last, "2026-12-27");
  assert.equal(isoWeekOf("2027-01-04").first, "2027-01-04");
  assert.deepEqual(isoWeekOf("1969-12-30"), { first: "1969-12-29", last: "1970-01-04" });
});

Deno.test("an entry stands under the date it was written on, if that can be", () => {
  const today = "2026-03-31";
  assert.equal(dateOfEntry(undefined, today), today);
  assert.equal(dateOfEntry("2026-03-29", today), "2026-03-29");
  assert.equal(dateOfEntry("2026-03-01", today), "2026-03-01");
  // A device whose clock is wrong.
  for (const told of ["2026-04-01", "2026-02-28", "1970-01-01"]) {
    assert.equal(dateOfEntry(told, today), today);
  }
});
