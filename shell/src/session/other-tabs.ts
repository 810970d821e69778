import type { SessionStore } from "./session-store.ts";

/** Follows what other tabs of this browser do to the session: local storage tells of it. */
export function followOtherTabs(session: SessionStore): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    // Without a key, all of the storage was cleared.
    if (key === "user" || key === null) session.changedElsewhere(newValue);
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
