import { expect, test } from "vitest";
import {
  consumedModule,
  facadeModule,
  providedModule,
  SHARED,
  SHARED_ID,
} from "./shared-contract.ts";

const specifiers = Object.keys(SHARED);

/** The names that a list between braces reads on its left side and gives on its right. */
const pairs = (list: string) =>
  list.split(",").map((entry) => entry.trim().split(" as ") as [string, string]);

/** `export { a as b } from "x"` as its names and its source. */
function reexport(code: string) {
  const found = /^export \{ (.*) \} from "([^"]*)";$/.exec(code);
  if (!found) throw new Error(`no re-export: ${code}`);
  return { names: pairs(found[1] ?? ""), from: found[2] };
}

/** All names that the shell's one file exports. */
function providedNames(): string[] {
  const code = providedModule();
  const lists = [...code.matchAll(/export \{ ([^}]*) \}/g)];
  const constants = [...code.matchAll(/^export const (.*);$/gm)];
  return [
    ...lists.flatMap(([, list = ""]) => pairs(list).map(([, name]) => name)),
    ...constants.flatMap(([, list = ""]) => list.split(",").map((one) => one.trim().split(" ")[0])),
  ] as string[];
}

test("no name is provided twice, so no library hides another's", () => {
  const names = providedNames();
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("prefixes tell libraries apart", () => {
  const prefixes = Object.values(SHARED).map(({ prefix }) => prefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const prefix of prefixes) expect(prefix).toMatch(/^[A-Z]_$/);
});

test("all that remotes may take, and nothing more, is what the shell gives", () => {
  const taken = specifiers.flatMap((specifier) =>
    reexport(consumedModule(specifier)).names.map(([name]) => name)
  );
  expect(taken.sort()).toEqual(providedNames().sort());
});

test.each(specifiers)("%s has all the names that the contract promises", async (specifier) => {
  const { names, hasDefault } = SHARED[specifier] ?? { names: [], hasDefault: false };
  const library = await import(/* @vite-ignore */ specifier) as Record<string, unknown>;
  const missing = [...names, ...(hasDefault ? ["default"] : [])]
    .filter((name) => library[name] === undefined);
  expect(names.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test.each(specifiers)("%s reaches a remote under its own names", (specifier) => {
  const { prefix = "", names = [], hasDefault } = SHARED[specifier] ?? {};
  const { names: given, from } = reexport(consumedModule(specifier));
  expect(from).toBe(SHARED_ID);
  expect(given).toEqual(
    [...names, ...(hasDefault ? ["default"] : [])].map((name) => [`${prefix}${name}`, name]),
  );
});

test.each(specifiers)(
  "the facade of %s gives the same names from the shell's file",
  (specifier) => {
    const facade = reexport(facadeModule(specifier, "/s/shell-1.js"));
    expect(facade.from).toBe("/s/shell-1.js");
    expect(facade.names).toEqual(reexport(consumedModule(specifier)).names);
  },
);

test("a library that is not shared cannot be taken", () => {
  expect(() => consumedModule("lodash")).toThrow("lodash is not shared");
});
