import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";

/** One static check of a source tree. */
export interface Check {
  name: string;
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
  return { status, stdout: stdout ?? "", output: `${stdout ?? ""}${stderr ?? ""}` };
}

/** A check that looked at nothing proves nothing. */
function judge(ok: boolean, looked: number, output: string) {
  return looked > 0 ? { ok, output } : { ok: false, output: `It looked at nothing.\n${output}` };
}

const sources = (root: string, ...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: (name) => /node_modules|^dist$/.test(name) });

const SIDES = ["shell", "mfe-*", "design-system", "services"];

/** What a tool says that it looked at, but nothing when there are no sources. */
const lookedAt = (root: string, said: number): number =>
  sources(root, ...SIDES.map((side) => `${side}/**/*.{ts,tsx}`)).length && said;

const browserTypes: Check = {
  name: "types in the browser",
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
    const { status, output } = tool(root, "node", ["scripts/coverage.ts", "--check"]);
    return judge(status === 0, lookedAt(root, 1), output);
  },
};

const tokens: Check = {
  name: "tokens and fonts",
  run(root) {
    const { status, output } = tool(root, "node", ["scripts/tokens.ts", "--check"]);
    return judge(status === 0, Number(output.match(/(\d+) files stand/)?.[1] ?? 0), output);
  },
};

/** Every static check, cheapest first. */
export const CHECKS: Check[] = [
  requirements,
  tokens,
  format,
  lint,
  boundaries,
  deadCode,
  browserTypes,
  serverTypes,
  budgets,
];
