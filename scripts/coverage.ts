import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes which tests prove which requirement, by the ids in their titles, into a report that git
 * ignores. Fails when a requirement of a finished area has no test, or when a test bears an id that
 * does not exist.
 */
const REPORT = "test-results/coverage.md";

const FINISHED_AREAS = new Set([
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
  "JNY",
  "BDG",
  "JRN",
  "MND",
  "COM",
  "IDN",
  "PST",
  "PRG",
  "AIW",
  "AIG",
  "MKT",
  "PRD",
  "PAY",
  "API",
  "ENT",
  "SAFE",
]);

interface Requirement {
  id: string;
  area: string;
  text: string;
  /** Sections of the specifications (C: core, M: community) and decisions, in short. */
  source: string;
}

/** The columns by their names in the first line. */
function readRequirements(path: string): Requirement[] {
  const [header = "", ...rows] = readFileSync(path, "utf8").trim().split(/\r?\n/);
  const columns = header.split("\t");
  return rows.map((row) => {
    const cells = row.split("\t");
    const cell = (name: string) => cells[columns.indexOf(name)]?.trim() ?? "";
    return {
      id: cell("id"),
      area: cell("area"),
      text: cell("requirement"),
      source: cell("source"),
    };
  });
}

/** Titles of tests, as they stand in the sources: the first string of a call that tests. */
const TITLE = /\b(?:test|it|Deno\.test|test\.for\([^)]*\))\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
/** A story's own name, where it has one: stories are tests, too. */
const STORY_NAME = /\bname:\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
const ID = /\[([A-Z]+-\d+)\]/g;

const testFiles = globSync(
  "{services,shell,mfe-*,design-system,scripts}/**/*.{test,spec,stories}.{ts,tsx}",
  { exclude: (name) => name.includes("node_modules") },
).sort();

/** The tests that bear each id, as "title (file)". */
function findProofs(): Map<string, string[]> {
  const proofs = new Map<string, string[]>();
  for (const file of testFiles) {
    const titles = file.endsWith(".stories.tsx") ? STORY_NAME : TITLE;
    for (const [, , title = ""] of readFileSync(file, "utf8").matchAll(titles)) {
      for (const [, id = ""] of title.matchAll(ID)) {
        const name = `${title.replaceAll(/\s*\[[A-Z]+-\d+\]/g, "")} (${file})`;
        proofs.set(id, [...(proofs.get(id) ?? []), name]);
      }
    }
  }
  return proofs;
}

const requirements = readRequirements("docs/requirements.tsv");
const proofs = findProofs();

const knownIds = new Set(requirements.map(({ id }) => id));
const unknownIds = [...proofs.keys()].filter((id) => !knownIds.has(id));
const due = requirements.filter(({ area }) => FINISHED_AREAS.has(area));
const missing = due.filter(({ id }) => !proofs.has(id));
const proved = requirements.filter(({ id }) => proofs.has(id));
const summary =
  `${proved.length} of ${requirements.length} requirements are proved by a test, ${due.length} must be.`;

const escapeCell = (text: string) => text.replaceAll("|", "\\|");
const lines = [
  "# Which tests prove which requirement",
  "",
  summary,
  "",
  "| id | requirement | source | tests |",
  "| --- | --- | --- | --- |",
  ...proved.map(({ id, text, source }) =>
    `| ${id} | ${escapeCell(text)} | ${source} | ${
      (proofs.get(id) ?? []).map(escapeCell).join("<br>")
    } |`
  ),
  "",
];
mkdirSync(dirname(REPORT), { recursive: true });
writeFileSync(REPORT, lines.join("\n"));

if (testFiles.length === 0) console.error("No test was found.");
for (const id of unknownIds) console.error(`${id} is in a title but is no requirement.`);
for (const { id, text } of missing) console.error(`${id} has no test: ${text}`);
console.log(`${summary} The list is in ${REPORT}.`);
process.exit(testFiles.length === 0 || unknownIds.length > 0 || missing.length > 0 ? 1 : 0);
