import { expect, test } from "vitest";
import { sampleEntry } from "../../../shared/testing.ts";
import { appendOlder, groupByDay, prependNewest } from "./audit.model.ts";

const entries = (...ids: number[]) => ids.map((id) => sampleEntry({ id }));
const ids = (known: readonly { id: number }[]) => known.map(({ id }) => id);

test("new lines come before those that are known", () => {
  expect(ids(prependNewest(entries(3, 2, 1), entries(4, 3)))).toEqual([4, 3, 2, 1]);
});

test("older lines come after them, none twice", () => {
  expect(ids(appendOlder(entries(4, 3), entries(3, 2)))).toEqual([4, 3, 2]);
});

test("where more came than an answer holds, older ones are asked for again", () => {
  expect(ids(prependNewest(entries(3, 2, 1), entries(9, 8)))).toEqual([9, 8]);
});

test("an empty answer changes nothing", () => {
  expect(ids(prependNewest(entries(1), []))).toEqual([1]);
});

test("lines of one day stand together", () => {
  const at = (day: number, id: number) =>
    sampleEntry({ id, at: new Date(2026, 10, day, 12).toISOString() });
  expect(groupByDay([at(21, 3), at(21, 2), at(20, 1)]).map(({ lines }) => ids(lines)))
    .toEqual([[3, 2], [1]]);
});
