import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

/** `- **Term**: what it means. [file](../path)` */
const TERM = /^- \*\*(?<term>[^*]+)\*\*: .+ \[[^\]]+\]\(\.\.\/(?<file>[^)]+)\)$/;

const lines = readFileSync("docs/glossary.md", "utf8").replaceAll(/\n {2}(?=\S)/g, " ").split("\n")
  .filter((line) => line.startsWith("- "));
const terms = lines.map((line) => TERM.exec(line)?.groups as { term: string; file: string });

const EXPORT =
  /^export (?:default )?(?:abstract )?(?:async )?(?:const|function|class|interface|type|enum) (\w+)/gm;

/** The words of a name: "csrf-guard.ts" and "csrfGuard" are "csrf" and "guard". */
const wordsOf = (name: string): string[] =>
  name.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z\d]+/).filter(Boolean);

/** A word finds its plural and its longer forms: "migration" finds "migrations". */
const has = (words: string[], wanted: string) => words.some((word) => word.startsWith(wanted));

const sources = globSync(
  "{shell,mfe-*,design-system,services,scripts,cli}/**/*.{ts,tsx,mjs}",
  {
    exclude: (name) => /node_modules|^dist$|^bench$/.test(name),
  },
).filter((file) => !/\.(test|stories|testing|spec)\.tsx?$|\/testing\//.test(file));
const names = sources.map((file) => ({
  file,
  words: [
    wordsOf(basename(file).replace(/\.[^.]+$/, "")),
    ...[...readFileSync(file, "utf8").matchAll(EXPORT)].map(([, name = ""]) => wordsOf(name)),
  ],
}));

/** Files that a search of file names and exported identifiers finds, as a newcomer would search. */
const search = (query: string): string[] => {
  const wanted = wordsOf(query);
  return names.filter(({ words }) => words.some((name) => wanted.every((word) => has(name, word))))
    .map(({ file }) => file);
};

test("the glossary has at most 40 terms, each one line with the file where it lives", () => {
  expect(terms).not.toContain(undefined);
  expect(terms.length).toBeGreaterThanOrEqual(30);
  expect(terms.length).toBeLessThanOrEqual(40);
  for (const { file } of terms) expect(existsSync(file), file).toBe(true);
});

test("what a newcomer searches for is found by name, among at most three files", () => {
  const missed = terms.flatMap(({ term, file }) => {
    const found = search(term);
    const isFound = found.includes(file) && found.length <= 3;
    return isFound ? [] : [`${term}: ${file} is not one of at most three: ${found.join(", ")}`];
  });
  expect(missed).toEqual([]);
});
