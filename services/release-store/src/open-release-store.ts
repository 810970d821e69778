import type { BucketKeys } from "@reclaim/platform/config";
import { bucketStore } from "./bucket-store.ts";
import { folderStore } from "./folder-store.ts";
import { plainPathsOnly, type ReleaseStore } from "./release-store.ts";

/** The store at an address: a folder, or `s3://bucket` with its keys (see `bucketStore`). */
export const openReleaseStore = (address: string, keys?: BucketKeys): ReleaseStore =>
  plainPathsOnly(address.startsWith("s3:") ? bucketStore(address, keys) : folderStore(address));
