import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** For a quiet browser that also starts as root, as in containers. */
export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The first program of these names in PATH. */
export function programInPath(...names: string[]): string | undefined {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? "").split(delimiter)) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // Not here: the next folder.
      }
    }
  }
  return undefined;
}

/** Installs Debian packages when this machine is a Debian and we are root. */
export function aptInstall(...packages: string[]): boolean {
  if (!programInPath("apt-get") || process.getuid?.() !== 0) return false;
  const run = (...args: string[]) => spawnSync("apt-get", args, { stdio: "inherit" }).status === 0;
  return run("update", "-qq") &&
    run("install", "-y", "-qq", "--no-install-recommends", ...packages);
}

/**
 * A Chromium to test in: one that is on the machine, else Playwright's own, else Debian's package.
 * Answers its path, or undefined for Playwright's own.
 */
export async function findBrowser(): Promise<string | undefined> {
  const found = process.env.CHROMIUM_PATH ?? programInPath(...NAMES) ?? PLACES.find(existsSync);
  if (found) return found;
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return undefined;
  console.log("Installing a browser for the tests …");
  if (spawnSync("playwright", ["install", "chromium"], { stdio: "inherit" }).status === 0) {
    return undefined;
  }
  if (aptInstall("chromium")) return programInPath(...NAMES);
  throw new Error("No browser: install Chromium or Chrome, or set CHROMIUM_PATH.");
}
