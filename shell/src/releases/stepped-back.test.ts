import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { steppedBack } from "./stepped-back.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const composed = ["mfe-circle/2", "mfe-plans/7", "mfe-core/1"];

test("what stepped back is remembered for the next page", () => {
  const memory = steppedBack(composed);
  expect(memory.has("mfe-circle/2")).toBe(false);
  memory.add("mfe-circle/2");
  memory.add("mfe-plans/7");
  expect(memory.has("mfe-circle/2")).toBe(true);
  const next = steppedBack(composed);
  expect(composed.map(next.has)).toEqual([true, true, false]);
});

test("it lasts while others change, and ends with its version", () => {
  const memory = steppedBack(composed);
  memory.add("mfe-circle/2");
  memory.add("mfe-plans/7");
  const next = steppedBack(["mfe-circle/3", "mfe-plans/7", "mfe-core/2"]);
  expect(["mfe-circle/3", "mfe-plans/7"].map(next.has)).toEqual([false, true]);
  next.add("mfe-core/2");
  expect(composed.map(steppedBack(composed).has)).toEqual([false, true, false]);
});

test("where storage is forbidden it holds for the page", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const memory = steppedBack(composed);
  memory.add("mfe-circle/2");
  expect(memory.has("mfe-circle/2")).toBe(true);
  expect(steppedBack(composed).has("mfe-circle/2")).toBe(false);
});
