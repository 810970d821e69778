import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { BROWSER_ARGS } from "./browser.ts";

/** Every story of a Storybook as a test in a real browser, on a phone's screen. */
export const storiesProject = (configDir: string): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir })],
  // Found before the first test: a library that is met on the way would load the page anew.
  optimizeDeps: {
    entries: ["design-system/src", "mfe-*/src"].map((folder) =>
      join(process.cwd(), folder, "**/*.stories.tsx")
    ),
  },
  test: {
    name: "stories",
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH || undefined,
          args: BROWSER_ARGS,
        },
        contextOptions: { timezoneId: "Europe/Vienna" },
      }),
      instances: [{ browser: "chromium", viewport: { width: 390, height: 844 } }],
    },
  },
});
