import { beforeEach, expect, test, vi } from "vitest";
import { restoreFailedVersions } from "./failed-versions.ts";

beforeEach(() => sessionStorage.clear());

const composed = ["mfe-circle/2", "mfe-plans/7", "mfe-core/1"];

test("a version that failed is remembered for the next page", () => {
  const memory = restoreFailedVersions(composed);
  expect(memory.has("mfe-circle/2")).toBe(false);
  memory.add("mfe-circle/2");
  memory.add("mfe-plans/7");
  expect(memory.has("mfe-circle/2")).toBe(true);
  const next = restoreFailedVersions(composed);
  expect(composed.map(next.has)).toEqual([true, true, false]);
});

test("it lasts while others change, and ends with its version", () => {
  const memory = restoreFailedVersions(composed);
  memory.add("mfe-circle/2");
  memory.add("mfe-plans/7");
  const next = restoreFailedVersions(["mfe-circle/3", "mfe-plans/7", "mfe-core/2"]);
  expect(["mfe-circle/3", "mfe-plans/7"].map(next.has)).toEqual([false, true]);
  next.add("mfe-core/2");
  expect(composed.map(restoreFailedVersions(composed).has)).toEqual([false, true, false]);
});

test("where storage is forbidden it holds for the page", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const memory = restoreFailedVersions(composed);
  memory.add("mfe-circle/2");
  expect(memory.has("mfe-circle/2")).toBe(true);
  expect(restoreFailedVersions(composed).has("mfe-circle/2")).toBe(false);
});
