import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { steppedBack } from "./stepped-back.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("what stepped back is remembered for the next page of the same composition", () => {
  const memory = steppedBack("one");
  expect(memory.has("mfe-circle")).toBe(false);
  memory.add("mfe-circle");
  memory.add("mfe-plans");
  expect(memory.has("mfe-circle")).toBe(true);
  const next = steppedBack("one");
  expect(["mfe-circle", "mfe-plans", "mfe-core"].map(next.has)).toEqual([true, true, false]);
});

test("another composition begins anew", () => {
  steppedBack("one").add("mfe-circle");
  const next = steppedBack("two");
  expect(next.has("mfe-circle")).toBe(false);
  next.add("mfe-plans");
  expect(steppedBack("one").has("mfe-circle")).toBe(false);
});

test("where storage is forbidden it holds for the page", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const memory = steppedBack("one");
  memory.add("mfe-circle");
  expect(memory.has("mfe-circle")).toBe(true);
  expect(steppedBack("one").has("mfe-circle")).toBe(false);
});
