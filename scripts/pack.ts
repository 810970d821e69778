import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packStaged, readPackages, stagePackages } from "./lib/packages.ts";

/**
 * Compiles and packs the packages that teams install into `dist/packages/`, one archive each:
 * `npm publish dist/packages/<archive>` gives it to a registry.
 */
const staged = mkdtempSync(join(tmpdir(), "reclaim-packages-"));
try {
  const packages = readPackages();
  stagePackages(packages, staged);
  for (const archive of packStaged(packages, staged, join("dist", "packages"))) {
    console.log(archive);
  }
} finally {
  rmSync(staged, { recursive: true, force: true });
}
