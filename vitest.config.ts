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
          include: ["{shell,mfe-*,design-system}/**/*.test.{ts,tsx}", "scripts/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "shell/e2e/**"],
          restoreMocks: true,
          // On a busy machine the first render of a page takes seconds.
          testTimeout: 20_000,
        },
      },
      storiesProject("design-system/.storybook"),
    ],
  },
});
