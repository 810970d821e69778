import type { Release } from "@reclaim/contracts-releases/releases";

/** A release as it came in: its release.json as text and parsed, and its files by relative path. */
export interface UnpackedRelease {
  record: string;
  release: Release;
  files: Map<string, Uint8Array>;
}
