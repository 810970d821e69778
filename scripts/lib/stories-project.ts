import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { globSync, readFileSync } from "node:fs";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { BROWSER_ARGS } from "./browser.ts";

/** Every story of a Storybook as a test in a real browser, on a phone's screen. */
export const storiesProject = (configDir: string): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir })],
  // All at once before the first test: a library that is met on the way would load the page anew.
  optimizeDeps: { include: libraries() },
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

/** Dependencies of the browser's packages, without our own packages and build tools. */
function libraries(): string[] {
  const packages = globSync(
    "{design-system,mfe-*,services/contracts-common,services/*/contracts}/package.json",
  );
  const names = packages.flatMap((path) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(path, "utf8"));
    return Object.keys({ ...dependencies, ...devDependencies }) as string[];
  });
  const ofStories = new Set(
    names.filter((name) => !/^@(reclaim|testing-library|types)\//.test(name)),
  );
  ofStories.delete("zod");
  return [
    ...ofStories,
    "zod/mini",
    "react/jsx-dev-runtime",
    "react-dom/client",
    "react-router-dom",
    "idb-keyval",
    "axe-core",
  ];
}
