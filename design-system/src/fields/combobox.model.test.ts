import { expect, test } from "vitest";
import { matching } from "./combobox.model.ts";

const options = ["Austria", "Côte d’Ivoire", "Ireland", "Mauritius", "Northern Ireland", "Åland"]
  .map((label) => ({ value: label, label }));
const found = (query: string) => matching(options, query).map(({ label }) => label);

test("without a query all are there, in their order", () => {
  expect(found(" ")).toEqual(options.map(({ label }) => label));
});

test("neither case, accents nor the kind of apostrophe matters", () => {
  expect(found("COTE D'I")).toEqual(["Côte d’Ivoire"]);
  expect(found("aland")).toEqual(["Åland"]);
});

test("the start of a label comes before the start of a word, and this before the middle", () => {
  expect(found("ire")).toEqual(["Ireland", "Northern Ireland", "Côte d’Ivoire"]);
  expect(found("au")).toEqual(["Austria", "Mauritius"]);
  expect(found("land")).toEqual(["Ireland", "Northern Ireland", "Åland"]);
});

test("what nobody bears finds nothing", () => {
  expect(found("Atlantis")).toEqual([]);
});
