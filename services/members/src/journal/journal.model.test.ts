import assert from "node:assert/strict";
import { getIsoWeek } from "./journal.model.ts";

Deno.test("an ISO week runs from Monday to Sunday, over months and years", () => {
  const week = { first: "2026-12-28", last: "2027-01-03" };
  for (const date of ["2026-12-28", "2026-12-31", "2027-01-01", "2027-01-03"]) {
    assert.deepEqual(getIsoWeek(date), week);
  }
  assert.equal(getIsoWeek("2026-12-27").last, "2026-12-27");
  assert.equal(getIsoWeek("2027-01-04").first, "2027-01-04");
  assert.deepEqual(getIsoWeek("1969-12-30"), { first: "1969-12-29", last: "1970-01-04" });
});
