import { formatBuildError } from "@reclaim/cli";
import { buildShell } from "@reclaim/host-api/build";
import { PAGE_STYLES } from "./page-styles.ts";

/** Builds the shell: `build-shell.process.ts <dist>`. */
const [dist = ""] = process.argv.slice(2);
try {
  await buildShell("shell", PAGE_STYLES, `${dist}/remotes`, new Date());
} catch (error) {
  console.error(formatBuildError(error));
  process.exitCode = 1;
}
