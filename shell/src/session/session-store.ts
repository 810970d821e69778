import { type Member, member as memberContract } from "@reclaim/contracts-members/members";
import type { Http, Session } from "@reclaim/host-api";
import {
  clearLocalKeys,
  parseStoredUser,
  readOnboarded,
  readUser,
  saveOnboarded,
  saveUser,
} from "./local-storage-keys.ts";

export interface SessionStore {
  read(): Session;
  subscribe(listener: () => void): () => void;
  /** The server knows no session any more: what is on screen stays, the member is gone. */
  handleExpired(): void;
  /** Another tab has written the local-storage key `user`: somebody else's, or nobody's any more. */
  handleOtherTab(user: string | null): void;
}

/** The session of this page. Fetched data and drafts belong to one member. */
export function createSessionStore(
  { initial, unknown = false, offline = false, http, forgetFetched, forgetDrafts }: {
    initial: Member | null;
    /** There is a session, but the server could not resolve its member. */
    unknown?: boolean;
    /** The page came from this device: until the server answers, the stored user is shown. */
    offline?: boolean;
    http: () => Http;
    forgetFetched: () => void;
    forgetDrafts: () => Promise<void>;
  },
): SessionStore {
  let member = initial;
  let isUnreachable = unknown || offline;
  let kept = offline ? readUser() : null;
  /** Account id of the fetched data, also after the session has ended. */
  let owner = initial?.id;
  // A session implies onboarding, also where the browser has lost the flag.
  let onboarded = initial !== null || unknown || readOnboarded();
  const listeners = new Set<() => void>();
  // Questions and changes are numbered: what was asked before the latest change is old by now.
  let count = 0;
  let latest = 0;

  const actions = {
    start(entered: Member) {
      latest = ++count;
      // Data that was fetched for another member is dropped.
      if (member?.id !== entered.id) forgetFetched();
      member = entered;
      owner = entered.id;
      onboarded = true;
      changed();
    },
    updateMember(newer: Member) {
      if (member?.id !== newer.id) return;
      latest = ++count;
      member = newer;
      changed();
    },
    async refresh() {
      const turn = ++count;
      const answered = await http().get("/api/me", memberContract);
      if (turn < latest) return;
      latest = turn;
      if (owner && owner !== answered.id) forgetFetched();
      // A session implies onboarding, whatever this tab knew.
      if (!member) onboarded = true;
      member = answered;
      owner = answered.id;
      isUnreachable = false;
      changed();
    },
    showSignIn() {
      onboarded = false;
      changed();
    },
    async signOut() {
      await http().send("POST", "/api/auth/sign-out", {});
      await actions.clearLocalData();
    },
    async clearLocalData() {
      gone();
      onboarded = false;
      forgetFetched();
      await forgetDrafts();
      changed();
      clearLocalKeys();
    },
  };
  /** Nobody is here any more, whatever is still on its way. */
  function gone() {
    latest = ++count;
    member = null;
    isUnreachable = false;
  }
  const userOf = (): Session["user"] => {
    if (member) return { id: member.id, email: member.email, name: member.name, onboarded };
    return isUnreachable && kept ? { ...kept, email: null, onboarded } : null;
  };
  const snapshot = (): Session => ({
    user: userOf(),
    member,
    isUnreachable,
    onboarded,
    ...actions,
  });
  let session = snapshot();
  if (onboarded) saveOnboarded(true);
  if (member) saveUser(member);

  function changed() {
    if (session.onboarded !== onboarded) saveOnboarded(onboarded);
    if (member) saveUser(member);
    session = snapshot();
    for (const listener of listeners) listener();
  }
  return {
    read: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    handleExpired() {
      if (!member && !isUnreachable) return;
      gone();
      changed();
    },
    handleOtherTab(user) {
      const there = parseStoredUser(user);
      if (there?.id === member?.id) return;
      if (there) {
        // A member has signed in in another tab.
        if (member) {
          // Also when the server does not answer: no call may use the earlier member's identity.
          gone();
          isUnreachable = true;
          kept = there;
          owner = there.id;
          forgetFetched();
          changed();
        }
        actions.refresh().catch(() => {});
      } else if (member || onboarded) {
        gone();
        onboarded = false;
        forgetFetched();
        delete document.documentElement.dataset.theme;
        // The other tab has cleared this product's keys, and none may be written behind it.
        session = snapshot();
        for (const listener of listeners) listener();
      }
    },
  };
}
