import type { Member } from "@reclaim/contracts/members";
import { type ComponentType, createContext, useContext } from "react";
import type { Events } from "./events.ts";
import type { Http } from "./http.ts";
import type { SlotName, SlotProps } from "./slots.ts";

/** The current user, as every remote may read it. */
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
  /** There is a session, but the server cannot say now whose it is. */
  unreachable: boolean;
  onboarded: boolean;
  /** After onboarding or sign-in: opens the app. */
  enter(member: Member): void;
  /** A newer picture of the member who is here. Nothing when he has left meanwhile. */
  renew(member: Member): void;
  /** Asks the server for the member again. */
  refresh(): Promise<void>;
  /** Shows the onboarding screen, to sign in again. What was typed stays. */
  leave(): void;
  /** Ends the session on the server and clears what this product keeps on the device. */
  signOut(): Promise<void>;
  /** For an account that is no more: clears what this product keeps on the device. */
  forget(): Promise<void>;
}

/** A short notice. At most one shows; `duration` is in milliseconds, 5000 by default. */
export interface Notice {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  duration?: number;
  /** Where to go from here: a link of one or two words to a path of this product. */
  action?: { label: string; to: string };
  /** An element of the page to show it in. */
  container?: HTMLElement;
  /** It is gone: closed by the member or by itself, or replaced. */
  onClose?: () => void;
}

/** All that a remote may know of the page around it. */
export interface Host {
  session: Session;
  http: Http;
  notify(notice: Notice): void;
  events: Events;
  clock: { now(): Date };
  /** Renders what remotes contribute to a named place. */
  Slot: ComponentType<{ [Name in SlotName]: { name: Name } & SlotProps[Name] }[SlotName]>;
}

export const HostContext = createContext<Host | null>(null);

/** The host. Throws outside of one: wrap stories and tests with `renderRemote`. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error("useHost needs a host around it");
  return host;
}
