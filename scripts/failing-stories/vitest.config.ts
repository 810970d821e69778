import { defineConfig } from "vitest/config";
import { storiesProject } from "../lib/stories-project.ts";

/** The tests of stories as they always run, on stories with a fault. */
export default defineConfig({
  test: { projects: [storiesProject("scripts/failing-stories/storybook")] },
});
