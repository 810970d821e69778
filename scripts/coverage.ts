import { globSync, readFileSync, writeFileSync } from "node:fs";

/**
 * Writes docs/coverage.md: which tests prove which requirement, by the ids in their titles. Fails
 * when a requirement of a finished area has none, a test bears an id that does not exist, or, with
 * `--check`, when the file was not up to date.
 */
const FINISHED = new Set([
  "SHELL",
  "AUTH",
  "ONB",
  "HOME",
  "CHK",
  "THM",
  "NTF",
  "PRF",
  "TOUR",
  "FBK",
]);

const requirements = readFileSync("docs/requirements.tsv", "utf8").trim().split("\n").slice(1)
  .map((line) => {
    const [id = "", area = "", , text = ""] = line.split("\t");
    return { id, area, text };
  });

/** Titles of tests, as they stand in the sources: the first string of a call that tests. */
const TITLE = /\b(?:test|it|Deno\.test|test\.for\([^)]*\))\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
/** A story's own name, where it has one: stories are tests, too. */
const STORY_NAME = /\bname:\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
const ID = /\[([A-Z]+-\d+)\]/g;

const tests = new Map<string, string[]>();
const files = globSync(
  "{services,shell,mfe-*,design-system,scripts}/**/*.{test,spec,stories}.{ts,tsx}",
  { exclude: (name) => name.includes("node_modules") },
).sort();
for (const file of files) {
  const titles = file.endsWith(".stories.tsx") ? STORY_NAME : TITLE;
  for (const [, , title = ""] of readFileSync(file, "utf8").matchAll(titles)) {
    for (const [, id = ""] of title.matchAll(ID)) {
      const name = `${title.replaceAll(/\s*\[[A-Z]+-\d+\]/g, "")} (${file})`;
      tests.set(id, [...(tests.get(id) ?? []), name]);
    }
  }
}

const known = new Set(requirements.map(({ id }) => id));
const unknown = [...tests.keys()].filter((id) => !known.has(id));
const due = requirements.filter(({ area }) => FINISHED.has(area));
const missing = due.filter(({ id }) => !tests.has(id));

const cell = (text: string) => text.replaceAll("|", "\\|");
const proved = requirements.filter(({ id }) => tests.has(id));
const lines = [
  "# Which tests prove which requirement",
  "",
  "Written by `npm run coverage` from the ids in the titles of the tests; do not edit.",
  "",
  `${proved.length} of ${requirements.length} requirements are proved by a test.`,
  "",
  "| id | requirement | tests |",
  "| --- | --- | --- |",
  ...proved.map(({ id, text }) =>
    `| ${id} | ${cell(text)} | ${(tests.get(id) ?? []).map(cell).join("<br>")} |`
  ),
  "",
];
const written = lines.join("\n");
const path = "docs/coverage.md";
const stale = process.argv.includes("--check") && readFileSync(path, "utf8") !== written;
if (!stale) writeFileSync(path, written);

if (files.length === 0) console.error("No test was found.");
for (const id of unknown) console.error(`${id} is in a title but is no requirement.`);
for (const { id, text } of missing) console.error(`${id} has no test: ${text}`);
if (stale) console.error(`${path} is not up to date: run npm run coverage.`);
console.log(`${proved.length} of ${requirements.length} requirements proved, ${due.length} due.`);
process.exit(files.length === 0 || unknown.length > 0 || missing.length > 0 || stale ? 1 : 0);
