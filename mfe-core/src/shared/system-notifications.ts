import { get, set } from "idb-keyval";

/** Whether this member wants them on this device; the browser's permission is another thing. */
const keyOf = (memberId: string) => `reclaim-system-notifications:${memberId}`;

/** A service worker shows them, so that they also work where a page may not. */
const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;

/** What the browser says; null where it cannot show any. Changes nothing and asks nobody. */
export async function permissionNow(): Promise<NotificationPermission | null> {
  const able = "Notification" in globalThis && await registration();
  return able ? Notification.permission : null;
}

/** Only the member's own press may lead here. */
export const askPermission = (): Promise<NotificationPermission> =>
  Notification.requestPermission();

export async function isWanted(memberId: string): Promise<boolean> {
  try {
    return await get<boolean>(keyOf(memberId)) ?? false;
  } catch {
    return false;
  }
}

/** False where the device keeps nothing. */
export async function saveWanted(memberId: string, wanted: boolean): Promise<boolean> {
  try {
    await set(keyOf(memberId), wanted);
    return true;
  } catch {
    return false;
  }
}

/**
 * Shows a notification of the system, if the member wants them here and the browser lets us. One with
 * the same `tag` replaces an earlier one. `to` is the page that opens where none is open. The words
 * stand on a lock screen: nothing personal may be in them.
 */
export async function showSystemNotification(
  memberId: string,
  { tag, body, to }: { tag: string; body: string; to: string },
): Promise<void> {
  if (await permissionNow() !== "granted" || !await isWanted(memberId)) return;
  const worker = await registration();
  await worker?.showNotification("Reclaim", { tag, body, icon: "/icon.svg", data: { to } });
}
