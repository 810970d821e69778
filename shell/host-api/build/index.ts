/** How remotes and the shell are built into releases: the one policy of shared libraries. */
export { buildRemote } from "./build-remote.ts";
export { buildShell } from "./build-shell.ts";
export { filesBelow, integrityOf } from "./files.ts";
export { inlineStyles, type PageStyles } from "./page-styles.ts";
export { readManifest } from "./manifest.ts";
export { packRelease } from "./pack-release.ts";
export {
  flattenSharedReexports,
  inlinePreloadHelper,
  provideShared,
  useShared,
  useSharedFrom,
} from "./plugins.ts";
export { SHARED, SHARED_ID, type SharedContract } from "./shared-contract.ts";
