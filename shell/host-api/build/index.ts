/** How remotes and the shell are built into releases: the one policy of shared libraries. */
export { buildRemote } from "./build-remote.ts";
export { buildShell } from "./build-shell.ts";
export { filesBelow, integrityOf } from "./files.ts";
export { inlineStyles, type Look } from "./look.ts";
export { readManifest } from "./manifest.ts";
export { packRelease } from "./pack-release.ts";
export {
  flattenSharedReexports,
  inlinePreloadHelper,
  provideShared,
  useShared,
} from "./plugins.ts";
export { SHARED, SHARED_ID } from "./shared-contract.ts";
