import { build } from "./lib/build.ts";
import { CHECKS } from "./lib/checks.ts";

/** All static checks, each to its end, so that one run tells everything. */
build({ storybook: false });
let failed = 0;
for (const { name, run } of CHECKS) {
  const { ok, output } = run(process.cwd());
  console.log(`${ok ? "ok  " : "FAIL"} ${name}`);
  if (!ok || name === "bundle budgets") console.log(output.trimEnd());
  if (!ok) failed++;
}
if (failed > 0) {
  console.error(`${failed} of ${CHECKS.length} checks failed.`);
  process.exit(1);
}
