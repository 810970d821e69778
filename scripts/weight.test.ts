import { expect, test } from "vitest";
import { firstVisitWeight } from "./lib/weight.ts";

test("the design system adds at most 45 KiB to the first visit, fonts included", async () => {
  const { javascript, styles, fonts, total } = await firstVisitWeight();
  for (const part of [javascript, styles, fonts]) expect(part).toBeGreaterThan(1_000);
  expect(total).toBeLessThanOrEqual(45 * 1024);
});
