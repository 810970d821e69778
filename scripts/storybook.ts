import { spawnSync } from "node:child_process";

/** Storybook from source, with hot reload, at PORT (6006). */
const { status } = spawnSync(
  "storybook",
  ["dev", "--config-dir", "design-system/.storybook", "--ci", "-p", process.env.PORT ?? "6006"],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
