import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { BROWSER_ARGS } from "./scripts/lib/browser.ts";

/** `units`: rules and components without a browser. `stories`: every story in a real one, with axe. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "units",
          environment: "jsdom",
          include: ["{shell,mfe-*,design-system}/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          exclude: ["**/node_modules/**", "shell/e2e/**"],
          restoreMocks: true,
        },
      },
      {
        plugins: [storybookTest({ configDir: "design-system/.storybook" })],
        test: {
          name: "stories",
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
      },
    ],
  },
});
