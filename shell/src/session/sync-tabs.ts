import type { SessionStore } from "./session-store.ts";

/** Applies sign-in and sign-out of other tabs, by `storage` events. Returns the unsubscribe function. */
export function syncSessionAcrossTabs(session: SessionStore): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    // Without a key, all of the storage was cleared.
    if (key === "user" || key === null) session.handleOtherTab(newValue);
  };
  addEventListener("storage", handleStorage);
  return () => removeEventListener("storage", handleStorage);
}
