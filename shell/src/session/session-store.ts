import { type Member, member as memberContract } from "@reclaim/contracts/members";
import type { Http, Session } from "@reclaim/host-api";
import {
  clearLocalKeys,
  readOnboarded,
  readUser,
  saveOnboarded,
  saveUser,
  userIn,
} from "./local-keys.ts";

export interface SessionStore {
  read(): Session;
  subscribe(listener: () => void): () => void;
  /** The server knows no session any more: what is on screen stays, the member is gone. */
  ended(): void;
  /** Another tab has written the local-storage key `user`: somebody else's, or nobody's any more. */
  changedElsewhere(user: string | null): void;
}

/** The session of this page. Answers of the server and drafts belong to the member who was here. */
export function sessionStore(
  { initial, unknown = false, offline = false, http, forgetFetched, forgetDrafts }: {
    initial: Member | null;
    /** There is a session, but the server could not tell whose. */
    unknown?: boolean;
    /** The page came from this device: until the server answers, the device says who was here. */
    offline?: boolean;
    http: () => Http;
    forgetFetched: () => void;
    forgetDrafts: () => Promise<void>;
  },
): SessionStore {
  let member = initial;
  let unreachable = unknown || offline;
  let kept = offline ? readUser() : null;
  /** Whose answers were fetched: also after his session has ended. */
  let owner = initial?.id;
  // Who has a session has been onboarded, also in a browser that has forgotten it.
  let onboarded = initial !== null || unknown || readOnboarded();
  const listeners = new Set<() => void>();
  // Questions and changes are numbered: what was asked before the latest change is old by now.
  let count = 0;
  let latest = 0;

  const actions = {
    enter(entered: Member) {
      latest = ++count;
      // What was fetched for another member is not his.
      if (member?.id !== entered.id) forgetFetched();
      member = entered;
      owner = entered.id;
      onboarded = true;
      changed();
    },
    renew(newer: Member) {
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
      // Who has a session has been onboarded, whatever this tab knew.
      if (!member) onboarded = true;
      member = answered;
      owner = answered.id;
      unreachable = false;
      changed();
    },
    leave() {
      onboarded = false;
      changed();
    },
    async signOut() {
      await http().send("POST", "/api/auth/sign-out", {});
      await actions.forget();
    },
    async forget() {
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
    unreachable = false;
  }
  const userOf = (): Session["user"] => {
    if (member) return { id: member.id, email: member.email, name: member.name, onboarded };
    return unreachable && kept ? { ...kept, email: null, onboarded } : null;
  };
  const snapshot = (): Session => ({
    user: userOf(),
    member,
    unreachable,
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
    ended() {
      if (!member && !unreachable) return;
      gone();
      changed();
    },
    changedElsewhere(user) {
      const there = userIn(user);
      if (there?.id === member?.id) return;
      if (there) {
        // He, or another on this device, has signed in there.
        if (member) {
          // Even if the server does not say who: nothing goes out in the name of who was here.
          gone();
          unreachable = true;
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
