import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { build } from "./build.ts";
import { freePort } from "./ports.ts";

/** Builds what changed and runs Playwright against the served product, on data of its own. */
export async function playwright(args: string[]): Promise<boolean> {
  build();
  const data = mkdtempSync(join(tmpdir(), "reclaim-e2e-"));
  try {
    const { status } = spawnSync("playwright", ["test", ...args], {
      stdio: "inherit",
      env: {
        ...process.env,
        E2E_PORT: String(await freePort()),
        E2E_MOVED_PORT: String(await freePort()),
        RECLAIM_DATA: data,
        CHROMIUM_PATH: (await findBrowser()) ?? "",
      },
    });
    return status === 0;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
