/** How remotes and the shell are built: the one policy of shared libraries. */
export { buildRemote } from "./build-remote.ts";
export { buildShell, type Look } from "./build-shell.ts";
export { readManifest } from "./manifest.ts";
export {
  flattenSharedReexports,
  inlinePreloadHelper,
  provideShared,
  useShared,
} from "./plugins.ts";
export { SHARED, SHARED_ID } from "./shared-contract.ts";
