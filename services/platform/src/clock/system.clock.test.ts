import assert from "node:assert/strict";
import { toLocalDate } from "./system.clock.ts";

const INSTANT = new Date("2026-11-21T23:30:00Z");

Deno.test("the date of an instant is that of its zone", () => {
  assert.equal(toLocalDate(INSTANT, "Europe/Vienna"), "2026-11-22");
  assert.equal(toLocalDate(INSTANT, "America/Los_Angeles"), "2026-11-21");
});
