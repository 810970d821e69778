import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiReports, reportPath } from "./lib/api-report.ts";
import { readPackages, stagePackages } from "./lib/packages.ts";

/**
 * Writes the public face of each package that teams install into its `api-report.md`; with `--check`
 * only says which of them are stale.
 */
const check = process.argv.includes("--check");
const staged = mkdtempSync(join(tmpdir(), "reclaim-packages-"));
try {
  const packages = readPackages();
  stagePackages(packages, staged, { declarationsOnly: true });
  const reports = apiReports(packages, staged);
  const stale = [...reports].filter(([folder, text]) => {
    const path = reportPath(folder);
    return !existsSync(path) || readFileSync(path, "utf8") !== text;
  });
  for (const [folder, text] of check ? [] : stale) writeFileSync(reportPath(folder), text);
  if (check && stale.length > 0) {
    for (const [folder] of stale) {
      console.log(`${reportPath(folder)} is stale: run npm run api-reports, and look at the diff.`);
    }
    process.exitCode = 1;
  }
  console.log(`${reports.size} packages were compared.`);
} finally {
  rmSync(staged, { recursive: true, force: true });
}
