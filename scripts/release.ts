import { CommandError, packBuild, runCli } from "@reclaim/cli";
import { bundleShell } from "./lib/build.ts";
import { resolveRemoteFolder } from "./lib/typed-folder.ts";

/**
 * `npm run release mfe-community` is `reclaim release` for the remotes of this repository, which are
 * named by their folders, and for its shell.
 */
await runCli(["release", ...process.argv.slice(2)], {
  env: process.env,
  resolveFolder: (typed) => {
    if (typed === ".") throw new CommandError("This takes: npm run release mfe-hello, or shell");
    return resolveRemoteFolder(typed, process.env);
  },
  builds: { shell: () => packBuild("shell", bundleShell) },
});
