import type { Member } from "@reclaim/contracts-members/members";
import { type ComponentType, createContext, useContext } from "react";
import type { Events } from "./events.ts";
import type { Http } from "./http.ts";
import type { SlotName, SlotProps } from "./slots.ts";

/** The signed-in user, as every remote may read it. */
export interface CurrentUser {
  id: string;
  email: string | null;
  name: string | null;
  onboarded: boolean;
}

export interface Session {
  /** Null for a visitor and after the session has ended. */
  user: CurrentUser | null;
  /** Everything of GET /api/me; null when `user` is. */
  member: Member | null;
  /** There is a session cookie, but the server could not be reached to resolve it. */
  isUnreachable: boolean;
  onboarded: boolean;
  /** Opens the app for `member`, after onboarding or sign-in. */
  start(member: Member): void;
  /** Replaces the signed-in member by a newer version; ignored for any other account id. */
  updateMember(member: Member): void;
  /** Fetches the member anew from the server. Rejects when that fails. */
  refresh(): Promise<void>;
  /** Shows the onboarding screen, to sign in again. Drafts stay. */
  showSignIn(): void;
  /** Ends the session on the server, then clears this product's local data. */
  signOut(): Promise<void>;
  /** Clears this product's local data without a call, for an account that was deleted. */
  clearLocalData(): Promise<void>;
}

/** A toast. At most one shows; `durationMs` is 5000 by default. */
export interface Notice {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  durationMs?: number;
  /** One or two words: a link to a path of this product, or a button. A press closes the toast. */
  action?: { label: string } & ({ to: string } | { onPress: () => void });
  /** The element to render the toast in, instead of the end of the page. */
  container?: HTMLElement;
  /** Called when the toast was dismissed, timed out or was replaced. */
  onClose?: () => void;
}

/** Everything that a remote may use of the page around it. */
export interface Host {
  session: Session;
  http: Http;
  notify(notice: Notice): void;
  events: Events;
  clock: { now(): Date };
  /**
   * Loads the page anew if the server answers. Browsers keep a failed import for the life of a page,
   * so a chunk that did not come needs a new page; drafts stay.
   */
  reload(): Promise<void>;
  /** Renders the contributions of all remotes to a slot. */
  Slot: ComponentType<{ [Name in SlotName]: { name: Name } & SlotProps[Name] }[SlotName]>;
}

export const HostContext = createContext<Host | null>(null);

/** The host of this page. Throws without one: tests use `renderRemote`, stories `createStoryScreens`. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error("useHost: no HostContext above this component");
  return host;
}
