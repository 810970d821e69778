import { build } from "./lib/build.ts";
import { readChanges } from "./lib/changed-files.ts";
import { CHECKS } from "./lib/checks.ts";

/**
 * All static checks, each to its end, so that one run tells everything. With `--changed` only those
 * whose result a change may have changed; it says which it left out.
 */
const changes = process.argv.includes("--changed") ? readChanges() : null;
const concerned = CHECKS.filter(({ concerns }) =>
  !changes || changes.files.some((file) => !concerns || concerns.test(file))
);
if (concerned.some(({ name }) => name === "bundle budgets")) build({ storybook: false });
let failed = 0;
for (const { name, run } of concerned) {
  const { ok, output } = run(process.cwd());
  console.log(`${ok ? "ok  " : "FAIL"} ${name}`);
  if (!ok || name === "bundle budgets") console.log(output.trimEnd());
  if (!ok) failed++;
}
const leftOut = CHECKS.filter((check) => !concerned.includes(check)).map(({ name }) => name);
if (leftOut.length > 0) console.log(`Left out, as no change concerns them: ${leftOut.join(", ")}.`);
if (failed > 0) {
  console.error(`${failed} of ${concerned.length} checks failed.`);
  process.exit(1);
}
