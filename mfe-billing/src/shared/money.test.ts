import { expect, test } from "vitest";
import { formatDollars } from "./money.ts";

test("whole dollars are written without cents, others with both digits", () => {
  expect([0, 2900, 29000, 999, 29990].map(formatDollars))
    .toEqual(["$0", "$29", "$290", "$9.99", "$299.90"]);
});
