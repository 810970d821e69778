import { defineConfig, devices } from "@playwright/test";
import { BROWSER_ARGS } from "./scripts/lib/browser.ts";
import { movableClockPort, serverClockFile } from "./shell/e2e/server-clock.ts";

const port = Number(process.env.E2E_PORT ?? 8099);
const baseURL = `http://localhost:${port}`;
const data = process.env.RECLAIM_DATA ?? ".data";

const product = (main: string, port: number, env: Record<string, string> = {}) => ({
  command: `deno run --cached-only -A services/${main}`,
  url: `http://localhost:${port}/readyz`,
  env: { PORT: String(port), CALLS_PER_MINUTE: "1000000", ...env },
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
});

/** The composed product as its users meet it. `npm test` builds it and gives port, data and browser. */
export default defineConfig({
  testDir: ".",
  testMatch: "{shell,design-system}/e2e/*.spec.ts",
  snapshotPathTemplate: "design-system/pictures/{arg}{ext}",
  // Bounds and no waits: a machine that does four other things beside stays within them.
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { animations: "disabled", maxDiffPixelRatio: 0.0005 },
    toMatchSnapshot: { maxDiffPixelRatio: 0.0005 },
  },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  outputDir: "test-results/e2e",
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    viewport: { width: 390, height: 844 },
    timezoneId: "Europe/Vienna",
    // Routes of a test do not reach what a service worker asks for; its own tests allow it.
    serviceWorkers: "block",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: BROWSER_ARGS,
    },
  },
  webServer: [
    product("main.ts", port),
    // Another one, whose days a test may let pass.
    product("tests/moved-product.ts", movableClockPort(), {
      RECLAIM_DATA: `${data}/moved`,
      E2E_CLOCK: serverClockFile(),
    }),
  ],
});
