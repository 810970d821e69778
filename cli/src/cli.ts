/** The commands of `reclaim`, and what other programs use of them. */
export { packBuild, type PackedRelease } from "./build/pack-remote.ts";
export { bundleRemote, runBundler } from "./build/run-bundler.ts";
export { formatBuildError } from "./build/build-error.ts";
export { rejectSwallowedOptions } from "./command.ts";
export { CommandError, isHelpRequested, quoteWord, runCommand } from "./command-error.ts";
export { createRemote } from "./create/create-remote.ts";
export {
  isLocalAddress,
  operatorHeaders,
  type Product,
  resolveProduct,
} from "./product/product.ts";
export {
  createReleasesClient,
  ProductUnreachable,
  ReleasesApiError,
  type ReleasesClient,
} from "./product/releases.client.ts";
export { operatorClient, teamOrOperatorClient } from "./release/team-access.ts";
export { readRemote, type WrittenRemote } from "./remote-folder.ts";
export { runCli } from "./run-cli.ts";
