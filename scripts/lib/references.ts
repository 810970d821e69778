import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SPECIFICATIONS = {
  core: "docs/core-member-experience.md",
  community: "docs/community-insights-billing.md",
};
const SOURCES = "{shell,mfe-*,design-system,services,scripts}/**/*.{ts,tsx,mjs,md}";

export interface References {
  /** How many references were looked up. */
  found: number;
  /** One line each: file, line and what it points at. */
  unresolved: string[];
}

/** References in comments and test titles: "D12", "CHK-11" and "core specification §4". */
function readTargets(root: string): Set<string> {
  const read = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "";
  const decisions = [...read("docs/decisions.md").matchAll(/^- (D\d+)\./gm)].map(([, id]) => id);
  const requirements = read("docs/requirements.tsv").split("\n").slice(1)
    .map((row) => row.split("\t")[0]);
  const sections = Object.entries(SPECIFICATIONS).flatMap(([name, path]) =>
    [...read(path).matchAll(/^## (\d+)\./gm)].map(([, section]) => `${name} §${section}`)
  );
  return new Set([...decisions, ...requirements, ...sections].filter((id) => id !== undefined));
}

/** The references of a line of source: decisions in comments, requirements in brackets, sections. */
function referencesIn(line: string): string[] {
  const requirements = [...line.matchAll(/\[([A-Z]{2,5}-\d{2})\]/g)].map(([, id = ""]) => id);
  const comment = line.match(/(?:^\s*\*|\/\/|\/\*\*?)(.*)$/)?.[1];
  if (comment === undefined) return requirements;
  const decisions = [...comment.matchAll(/\bD\d{1,2}\b/g)].map(([id]) => id);
  // One specification may be followed by several sections.
  const sections = [
    ...comment.matchAll(/(?:(core|community) )?specification,? ((?:§\d+(?:, | and )?)+)/g),
  ]
    .flatMap(([, name, list = ""]) =>
      [...list.matchAll(/§\d+/g)].map(([section]) => `${name ?? "which"} ${section}`)
    );
  const unnamed = [...comment.matchAll(/§\d+/g)].length - sections.length;
  return [
    ...requirements,
    ...decisions,
    ...sections,
    ...Array.from({ length: unnamed }, () => "a section without the name of its specification"),
  ];
}

/** Looks up every reference of the sources in `docs/`. */
export function checkReferences(root: string): References {
  const targets = readTargets(root);
  let found = 0;
  const unresolved: string[] = [];
  const files = globSync(SOURCES, {
    cwd: root,
    exclude: (name) => /node_modules|^dist$/.test(name),
  });
  for (const file of files) {
    // A reference may be broken over two lines of a comment.
    const text = readFileSync(join(root, file), "utf8")
      .replaceAll(/\b(core|community)\n\s*\*\s*(?=specification)/g, "$1 ")
      .replaceAll(/(specification,?)\n\s*\*\s*(?=§)/g, "$1 ");
    for (const [index, line] of text.split("\n").entries()) {
      for (const reference of referencesIn(line)) {
        found += 1;
        if (!targets.has(reference)) unresolved.push(`${file}:${index + 1}: ${reference}`);
      }
    }
  }
  return { found, unresolved };
}
