import assert from "node:assert/strict";
import { toEntryDate } from "./entry-date.model.ts";

Deno.test("an entry stands under the date it was written on, if that can be", () => {
  const today = "2026-03-31";
  assert.equal(toEntryDate(undefined, today), today);
  assert.equal(toEntryDate("2026-03-29", today), "2026-03-29");
  assert.equal(toEntryDate("2026-03-01", today), "2026-03-01");
  // A device whose clock is wrong.
  for (const told of ["2026-04-01", "2026-02-28", "1970-01-01"]) {
    assert.equal(toEntryDate(told, today), today);
  }
});
