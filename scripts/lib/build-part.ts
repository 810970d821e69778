import { buildRemote, buildShell } from "@reclaim/host-api/build";
import { LOOK } from "./look.ts";

/** Builds the shell or one remote: `build-part.ts shell dist`, `build-part.ts mfe-core dist`. */
const [part = "", dist = ""] = process.argv.slice(2);
if (part === "shell") await buildShell("shell", LOOK, `${dist}/shell`);
else await buildRemote(part, `${dist}/remotes`, new Date());
