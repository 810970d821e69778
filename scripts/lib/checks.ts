import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { checkReferences } from "./references.ts";

/** One static check of a source tree. */
export interface Check {
  name: string;
  /** Paths whose change may change what the check finds; without it, every path. */
  concerns?: RegExp;
  /** True when it found no fault and looked at something; `output` says what it saw. */
  run(root: string): { ok: boolean; output: string };
}

function tool(root: string, command: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" },
  });
  // With `CI=true` oxlint colours its output whatever NO_COLOR says.
  const output = stripVTControlCharacters(`${stdout ?? ""}${stderr ?? ""}`);
  return { status, stdout: stdout ?? "", output };
}

/** A check that looked at nothing proves nothing. */
function judge(ok: boolean, looked: number, output: string) {
  return looked > 0 ? { ok, output } : { ok: false, output: `It looked at nothing.\n${output}` };
}

const sources = (root: string, ...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: (name) => /node_modules|^dist$/.test(name) });

const SIDES = ["cli", "shell", "mfe-*", "design-system", "services"];

/** The number of files that a tool has checked, but 0 when there are no sources. */
const lookedAt = (root: string, said: number): number =>
  sources(root, ...SIDES.map((side) => `${side}/**/*.{ts,tsx}`)).length && said;

const browserTypes: Check = {
  name: "types in the browser",
  concerns:
    /^(?!services\/(?!.*contracts)).*\.(ts|tsx)$|tsconfig.*\.json$|(^|\/)package(-lock)?\.json$/,
  run(root) {
    // A service worker has other globals than a page.
    const runs = [".", "shell/src/sw"].map((project) =>
      tool(root, "tsc", ["-p", project, "--listFiles"])
    );
    const lines = runs.flatMap(({ output }) => output.split("\n"));
    const own = lines.filter((line) => line.startsWith(root) && !line.includes("node_modules"));
    const faults = lines.filter((line) => /error TS/.test(line)).join("\n");
    return judge(runs.every(({ status }) => status === 0), own.length, faults);
  },
};

const serverTypes: Check = {
  name: "types on the server",
  concerns: /^services\/.*\.ts$|^shell\/host-api\/|(^|\/)package(-lock)?\.json$|^deno\.json$/,
  run(root) {
    const files = sources(
      root,
      "services/*.ts",
      "services/*/main.ts",
      "services/bench/*.ts",
      "services/**/*.test.ts",
    );
    if (files.length === 0) return judge(false, 0, "");
    const { status, output } = tool(root, "deno", ["check", "--quiet", ...files]);
    return judge(status === 0, files.length, output);
  },
};

const lint: Check = {
  name: "lint",
  concerns: /\.(ts|tsx|mjs|cjs|js)$|^\.oxlintrc\.json$/,
  run(root) {
    const { status, output } = tool(root, "oxlint", ["--deny-warnings"]);
    return judge(
      status === 0,
      lookedAt(root, Number(output.match(/on (\d+) files?/)?.[1] ?? 0)),
      output,
    );
  },
};

const format: Check = {
  name: "format",
  run(root) {
    const { status, output } = tool(root, "deno", ["fmt", "--check"]);
    return judge(status === 0, lookedAt(root, 1), output);
  },
};

const boundaries: Check = {
  name: "import boundaries",
  concerns: /\.(ts|tsx)$|(^|\/)package\.json$|^\.dependency-cruiser\.cjs$/,
  run(root) {
    const folders = SIDES.flatMap((side) => globSync(side, { cwd: root }));
    const { stdout, output } = tool(root, "depcruise", [...folders, "--output-type", "json"]);
    if (!stdout.startsWith("{")) return judge(false, 0, output);
    const { summary, modules } = JSON.parse(stdout) as {
      summary: { violations: { rule: { name: string }; from: string; to: string }[] };
      modules: { source: string }[];
    };
    const own = modules.filter(({ source }) => !source.includes("node_modules"));
    const faults = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
    return judge(faults.length === 0, own.length, faults.join("\n"));
  },
};

const deadCode: Check = {
  name: "dead code",
  concerns: /\.(ts|tsx)$|(^|\/)package\.json$|^knip\.json$/,
  run(root) {
    const { status, output } = tool(root, "knip", [
      "--no-progress",
      "--treat-config-hints-as-errors",
    ]);
    return judge(status === 0, lookedAt(root, 1), output);
  },
};

const budgets: Check = {
  name: "bundle budgets",
  concerns:
    /^(shell|mfe-[^/]+|design-system|services\/.*contracts[^/]*)\/|(^|\/)package(-lock)?\.json$|^\.size-limit\.mjs$|^scripts\/lib\//,
  run(root) {
    const { stdout, output } = tool(root, "size-limit", ["--json"]);
    if (!stdout.trim().startsWith("[")) return judge(false, 0, output);
    const parts = JSON.parse(stdout) as {
      name: string;
      passed: boolean;
      size: number;
      sizeLimit: number;
    }[];
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
    const lines = parts.map(({ name, size, sizeLimit }) =>
      `${name}: ${kilobytes(size)} kB of ${kilobytes(sizeLimit)} kB`
    );
    const looked = parts.filter(({ size }) => size > 0).length;
    const whole = looked === parts.length;
    return judge(whole && parts.every(({ passed }) => passed), looked, lines.join("\n"));
  },
};

const requirements: Check = {
  name: "requirements",
  run(root) {
    const { status, output } = tool(root, "node", ["scripts/coverage.ts"]);
    return judge(status === 0, lookedAt(root, 1), output);
  },
};

const tokens: Check = {
  name: "tokens and fonts",
  concerns:
    /^design-system\/(tokens|fonts|src)|^scripts\/(tokens|lib\/(tokens|fonts))|^package-lock\.json$/,
  run(root) {
    const { status, output } = tool(root, "node", ["scripts/tokens.ts", "--check"]);
    return judge(status === 0, Number(output.match(/(\d+) files stand/)?.[1] ?? 0), output);
  },
};

const apiReference: Check = {
  name: "API reference",
  concerns: /^services\/|^docs\/|^scripts\/|^package-lock\.json$/,
  run(root) {
    const { status, output } = tool(root, "node", ["scripts/api-reference.ts", "--check"]);
    return judge(status === 0, Number(output.match(/has (\d+) operations/)?.[1] ?? 0), output);
  },
};

const references: Check = {
  name: "references to docs",
  run(root) {
    const { found, unresolved } = checkReferences(root);
    return judge(unresolved.length === 0, found, unresolved.join("\n"));
  },
};

const apiReports: Check = {
  name: "API reports of packages",
  concerns: /\.(ts|tsx)$|(^|\/)package(-lock)?\.json$|\.api\.md$/,
  run(root) {
    const { status, output } = tool(root, "node", ["scripts/api-reports.ts", "--check"]);
    return judge(status === 0, Number(output.match(/(\d+) packages/)?.[1] ?? 0), output);
  },
};

/** Every static check, cheapest first. */
export const CHECKS: Check[] = [
  requirements,
  references,
  tokens,
  apiReference,
  format,
  lint,
  boundaries,
  deadCode,
  browserTypes,
  serverTypes,
  apiReports,
  budgets,
];
