import type { Member } from "@reclaim/contracts-members/members";
import { useEffect, useSyncExternalStore } from "react";
import { readItem, writeItem } from "./local-storage.ts";

/** A local date (YYYY-MM-DD) and nothing of what was said (D51). Sign-out removes it. */
const KEY = "reclaim-checked-in";

const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function saveCheckedInDate(localDate: string | null): void {
  writeItem(KEY, localDate);
  for (const listener of listeners) listener();
}

/** Remembers a check-in that the server has stored, unless the device knows of a later one. */
export function rememberCheckIn(localDate: string): void {
  if (localDate > (readItem(KEY) ?? "")) saveCheckedInDate(localDate);
}

/** The date of the last check-in that this device knows of; null when it knows of none. */
export const useCheckedInDate = (): string | null =>
  useSyncExternalStore(subscribe, () => readItem(KEY), () => null);

/** Takes over what the server says of the day whenever the member is known. */
export function useRememberCheckIn(member: Pick<Member, "todaysCheckIn"> | null): void {
  useEffect(() => {
    if (member) saveCheckedInDate(member.todaysCheckIn?.localDate ?? null);
  }, [member]);
}
