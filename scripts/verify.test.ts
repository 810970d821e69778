import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CHECKS } from "./lib/checks.ts";
import { copyOfSources } from "./lib/source-copy.ts";

/** Each check must find a fault that is planted for it, and must not pass when it sees nothing. */
const ROOT = resolve(".");
let copy: string;
beforeAll(() => {
  copy = copyOfSources(ROOT);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const plant = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  return () => Object.keys(files).forEach((path) => rmSync(join(copy, path)));
};

/** Imports that a rule forbids; the planted file and what it imports. */
const FORBIDDEN_IMPORTS: [from: string, to: string, rule: string][] = [
  ["mfe-core/src/fault.ts", "../../mfe-billing/src/remote.tsx", "remotes-are-islands"],
  ["mfe-core/src/fault.ts", "../../shell/src/app.tsx", "remotes-see-only-host-api"],
  ["shell/src/fault.ts", "../../mfe-core/src/remote.tsx", "shell-loads-remotes-at-run-time"],
  [
    "mfe-core/src/features/home/fault.ts",
    "../journal/journal.page.tsx",
    "remote-features-are-islands",
  ],
  ["mfe-core/src/shared/fault.ts", "../features/home/home.page.tsx", "shared-below-features"],
  [
    "mfe-core/src/fault.ts",
    "../../services/platform/src/errors/app.errors.ts",
    "browser-sees-only-contracts",
  ],
  ["services/members/src/fault.ts", "../../billing/service.ts", "services-are-islands"],
  [
    "services/releases/src/live/fault.ts",
    "../publishing/publishing.errors.ts",
    "releases-live-imports-named-features-only",
  ],
  ["services/fault.ts", "./members/src/streak/streak.model.ts", "only-the-face-of-a-service"],
  ["services/platform/src/fault.ts", "../../members/service.ts", "platform-knows-no-service"],
  [
    "services/members/src/fault.ts",
    "../../release-store/src/signing.ts",
    "release-store-is-of-releases-and-gateway",
  ],
  [
    "services/gateway/src/fault.ts",
    "../../release-store/testing/memory-store.ts",
    "test-doubles-stay-in-tests",
  ],
  ["services/contracts-common/src/fault.ts", "hono", "contracts-are-pure"],
  [
    "design-system/src/fault.ts",
    "../../services/members/contracts/src/members.ts",
    "design-system-is-a-leaf",
  ],
  ["cli/src/fault.ts", "../../scripts/lib/ports.ts", "cli-needs-only-packages"],
  ["services/members/src/fault.routes.ts", "drizzle-orm", "only-repositories-touch-sql"],
  ["services/members/src/fault.model.ts", "hono", "use-cases-know-no-http"],
];
/** A fault of each rule, in a file of its own, so that one run finds all. */
const plantedImports = FORBIDDEN_IMPORTS.map(([from, to, rule]) => ({
  file: from.replace("fault", `fault-${rule}`),
  text: `import "${to}";\n`,
  rule,
}));

/** Faults that one run of a check finds, and the sign of each in its output. */
const FAULTS: [check: string, files: Record<string, string>, ...signs: RegExp[]][] = [
  ["format", { "services/platform/src/fault.ts": "export   const a=1" }, /fault\.ts/],
  [
    "requirements",
    { "services/platform/src/fault.test.ts": `Deno.test("nothing [SHELL-${99}]", () => {});\n` },
    /SHELL-99 is in a title but is no requirement/,
  ],
  [
    "tokens and fonts",
    { "design-system/fonts/serif-core-00000000.woff2": "made from an older source" },
    /serif-core-00000000\.woff2 is not up to date/,
  ],
  [
    "references to docs",
    { "services/platform/src/fault.ts": `/** What decision D${99} says. */\nexport {};\n` },
    /services\/platform\/src\/fault\.ts:1: D99/,
  ],
  [
    "API reference",
    { "docs/api.md": "# HTTP API\n" },
    /docs\/api\.md is not up to date/,
  ],
  [
    "API reports of packages",
    { "design-system/api-report.md": "# Another face\n" },
    /design-system\/api-report\.md is stale/,
  ],
  [
    "lint",
    {
      "services/platform/src/fault.ts": "export const a = (b: any) => b;\n",
      "shell/src/fault.ts": "export const openedAtMs = Date.now();\n",
      "mfe-core/src/fault.tsx": "export const Width = () => <p>{innerWidth}</p>;\n",
      "design-system/src/fault.ts": "export const format = new Intl.NumberFormat();\n",
      "mfe-core/src/path.ts": "export const path = (id: string) => `/api/posts/${id}`;\n",
    },
    /no-explicit-any/,
    /Date\.now is read when the module is imported[^[]+\[shell\/src\/fault\.ts/,
    /innerWidth is read in a render[^[]+\[mfe-core\/src\/fault\.tsx/,
    /The language of the device is read when[^[]+\[design-system\/src\/fault\.ts/,
    /A path of \/api stands outside[^[]+\[mfe-core\/src\/path\.ts/,
  ],
  ["dead code", { "mfe-core/src/fault.ts": "export const unused = 1;\n" }, /fault\.ts/],
  ["types in the browser", { "mfe-core/src/fault.ts": "export const a: string = 1;\n" }, /TS2322/],
  [
    "types on the server",
    { "services/members/src/fault.test.ts": "export const a: string = 1;\n" },
    /TS2322/,
  ],
  [
    "import boundaries",
    {
      "mfe-core/src/fault-one.ts": 'import { b } from "./fault-two.ts";\nexport const a = b;\n',
      "mfe-core/src/fault-two.ts": 'import { a } from "./fault-one.ts";\nexport const b = a;\n',
      ...Object.fromEntries(plantedImports.map(({ file, text }) => [file, text])),
    },
    /no-cycles: mfe-core\/src\/fault-/,
    ...plantedImports.map(({ file, rule }) => new RegExp(`${rule}: ${file}`)),
  ],
  [
    "import boundaries",
    {
      "services/platform/src/errors/fault.ts": 'import type {} from "../service/service.app.ts";\n',
    },
    /no-folder-cycles: services\/platform\/src\/errors → services\/platform\/src\/service/,
  ],
  [
    "bundle budgets",
    {
      "dist/remotes/shell/1/release.json": JSON.stringify({ builtAt: "2026-11-21" }),
      "dist/remotes/shell/1/s/shell-fault.js": Array.from({ length: 60_000 }, Math.random).join(),
      "dist/remotes/shell/1/s/federation-small.js": "1",
      "dist/remotes/mfe-core/1/release.json": JSON.stringify({ builtAt: "2026-11-21" }),
      "dist/remotes/mfe-core/1/assets/remote-small.js": "1",
      "dist/remotes/mfe-core/1/assets/home.page-small.js": "1",
    },
    /shell and shared libraries: \d{3}/,
  ],
];

test.for(FAULTS.map(([check, files, ...signs]) => ({ check, files, signs })))(
  "$check finds what is planted for it",
  { timeout: 120_000 },
  ({ check, files, signs }) => {
    const remove = plant(files);
    try {
      const { ok, output } = CHECKS.find(({ name }) => name === check)!.run(copy);
      expect(ok).toBe(false);
      for (const sign of signs) expect(output).toMatch(sign);
    } finally {
      remove();
    }
  },
);

test("every check has a planted fault", () => {
  const planted = new Set(FAULTS.map(([name]) => name));
  expect(CHECKS.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
});

test.for(CHECKS)("$name fails when it looked at nothing", { timeout: 120_000 }, ({ run }) => {
  const empty = mkdtempSync(join(tmpdir(), "reclaim-empty-"));
  try {
    for (
      const file of [
        "package.json",
        "deno.json",
        "tsconfig.json",
        "knip.json",
        ".oxlintrc.json",
        ".dependency-cruiser.cjs",
        ".size-limit.mjs",
      ]
    ) {
      cpSync(join(ROOT, file), join(empty, file));
    }
    symlinkSync(join(ROOT, "node_modules"), join(empty, "node_modules"));
    expect(run(empty).ok).toBe(false);
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
});
