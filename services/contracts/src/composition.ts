import type { Member } from "./members.ts";
import type { RemoteManifest } from "./releases.ts";

/** Where one version of a remote stands. URLs are absolute paths on this origin. */
export interface RemoteVersion {
  version: string;
  /** Federation container, for the runtime. */
  entry: string;
  /** The exposed module itself, for the fast path. */
  module: string;
}

export interface ComposedRemote extends RemoteVersion {
  manifest: Omit<RemoteManifest, "hostApi" | "team">;
  lastGood: RemoteVersion | null;
}

/** One version per remote; `id` is the hash of all versions. */
export interface Composition {
  id: string;
  remotes: ComposedRemote[];
}

/** What the gateway writes into the page, so that the first screen waits for no call. */
export interface Bootstrap {
  composition: Composition;
  /** What GET /api/me answers, or null without a session. */
  member: Member | null;
  /** True when there is a session but nobody could tell whose: the page asks again by itself. */
  memberUnknown: boolean;
  /** Only in the page that a device stores: the files that it needs to open without a network. */
  offline?: string[];
}
