import { defineConfig } from "vitest/config";
import { storiesProject } from "./scripts/lib/stories-project.ts";

/** `units`: rules and components without a browser. `stories`: every story in a real one, with axe. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "units",
          environment: "jsdom",
          include: ["{cli/src,shell,mfe-*,design-system,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "shell/e2e/**"],
          setupFiles: ["@reclaim/host-api/vitest-setup"],
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          // On a busy machine the first render of a page takes seconds.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      storiesProject("design-system/.storybook"),
    ],
  },
});
