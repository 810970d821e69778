import { type Member, member as memberContract } from "@reclaim/contracts/members";
import type { Http, Session } from "@reclaim/host-api";
import { clearLocalKeys, readOnboarded, saveOnboarded, saveUser } from "./local-keys.ts";

export interface SessionStore {
  read(): Session;
  subscribe(listener: () => void): () => void;
  /** The server knows no session any more: what is on screen stays, the member is gone. */
  ended(): void;
}

/** The session of this page. Answers of the server and drafts belong to the member who was here. */
export function sessionStore(
  { initial, unknown = false, http, forgetFetched, forgetDrafts }: {
    initial: Member | null;
    /** There is a session, but the server could not tell whose. */
    unknown?: boolean;
    http: () => Http;
    forgetFetched: () => void;
    forgetDrafts: () => Promise<void>;
  },
): SessionStore {
  let member = initial;
  let unreachable = unknown;
  // Who has a session has been onboarded, also in a browser that has forgotten it.
  let onboarded = initial !== null || unknown || readOnboarded();
  const listeners = new Set<() => void>();

  const actions = {
    enter(entered: Member) {
      // What was fetched for another member is not his.
      if (member?.id !== entered.id) forgetFetched();
      member = entered;
      onboarded = true;
      changed();
    },
    async refresh() {
      member = await http().get("/api/me", memberContract);
      unreachable = false;
      changed();
    },
    leave() {
      onboarded = false;
      changed();
    },
    async signOut() {
      await http().send("POST", "/api/auth/sign-out", {});
      member = null;
      onboarded = false;
      forgetFetched();
      await forgetDrafts();
      changed();
      clearLocalKeys();
    },
  };
  const snapshot = (): Session => ({
    user: member && { id: member.id, email: member.email, name: member.name, onboarded },
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
      member = null;
      unreachable = false;
      changed();
    },
  };
}
