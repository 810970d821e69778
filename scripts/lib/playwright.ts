import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { freePort } from "./ports.ts";
import { runCommand } from "./run-command.ts";

/**
 * Runs Playwright against the built product, on data of its own that is migrated already. All
 * output goes to `logFile` when one is given.
 */
export async function runPlaywright(args: string[], logFile?: string): Promise<boolean> {
  const data = mkdtempSync(join(tmpdir(), "reclaim-e2e-"));
  const prepare = ["run", "--cached-only", "--no-check", "-A", "services/tests/prepare-data.ts"];
  try {
    // The second folder is of the product whose clock a test moves.
    const prepared = await runCommand("deno", [...prepare, data, join(data, "moved")], { logFile });
    if (!prepared) return false;
    return await runCommand("playwright", ["test", ...args], {
      logFile,
      env: {
        E2E_PORT: String(await freePort()),
        E2E_MOVABLE_CLOCK_PORT: String(await freePort()),
        RECLAIM_DATA: data,
        CHROMIUM_PATH: (await findBrowser()) ?? "",
      },
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
