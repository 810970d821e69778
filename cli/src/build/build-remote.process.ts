import { buildRemote, type SharedContract } from "@reclaim/host-api/build";
import { readFileSync } from "node:fs";
import { formatBuildError } from "./build-error.ts";

/**
 * Builds one remote: `build-remote.process.ts <folder> <dist> [shared contract]`, a JSON file with the
 * libraries that the product's shell gives; without one, those of the installed host-api.
 */
const [folder = "", dist = "", contract] = process.argv.slice(2);
try {
  const shared = contract
    ? JSON.parse(readFileSync(contract, "utf8")) as SharedContract
    : undefined;
  await buildRemote(folder, `${dist}/remotes`, new Date(), shared);
} catch (error) {
  console.error(formatBuildError(error));
  process.exitCode = 1;
}
