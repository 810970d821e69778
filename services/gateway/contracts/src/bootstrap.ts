import type { Member } from "@reclaim/contracts-members/members";
import type { RemoteManifest } from "@reclaim/contracts-releases/releases";

/** Where one version of a remote stands. URLs are absolute paths on this origin. */
export interface RemoteVersion {
  version: string;
  /** Federation container, for the runtime. */
  entry: string;
  /** The exposed module itself, for the fast path. */
  module: string;
  /** sha384 by URL; not there when it has none. */
  styles?: Record<string, string>;
}

export interface ComposedRemote extends RemoteVersion {
  manifest: Omit<RemoteManifest, "hostApi" | "team">;
  lastGood: RemoteVersion | null;
}

/** What a page is made of. */
export interface Composition {
  id: string;
  shell: string;
  remotes: ComposedRemote[];
}

/** A version that is loaded for this person only, until `expiresAt` (ISO instant). */
export interface PageOverride {
  name: string;
  version: string;
  expiresAt: string;
}

/** What the gateway writes into the page, so that the first screen waits for no call. */
export interface Bootstrap {
  composition: Composition;
  /** What GET /api/me answers, or null without a session. */
  member: Member | null;
  /** True when there is a session but nobody could tell whose: the page asks again by itself. */
  memberUnknown: boolean;
  /** What this page's reports are believed by; null where none are wanted. */
  ticket: string | null;
  /** Versions that are not live, loaded for this person: the page says so. */
  overrides?: PageOverride[];
  /** Only in the page that a device stores: the files that it needs to open without a network. */
  offline?: string[];
}
