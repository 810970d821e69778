import { buildRemote, buildShell } from "@reclaim/host-api/build";
import { whyNotBuilt } from "./build-fault.ts";
import { LOOK } from "./look.ts";

/** Builds the shell or one remote: `build-part.ts shell dist`, `build-part.ts mfe-core dist`. */
const [part = "", dist = ""] = process.argv.slice(2);
const releases = `${dist}/remotes`;
try {
  if (part === "shell") await buildShell(part, LOOK, releases, new Date());
  else await buildRemote(part, releases, new Date());
} catch (error) {
  console.error(whyNotBuilt(error));
  process.exitCode = 1;
}
