import type { Http } from "@reclaim/host-api";
import { get, set } from "idb-keyval";
import { isPushActive, startPush } from "./push.client.ts";

/** Whether this member wants them on this device; the browser's permission is another thing. */
const storageKey = (memberId: string) => `reclaim-system-notifications:${memberId}`;

/** Notifications go through the service worker, since some browsers refuse them to pages. */
const getRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;

/** The browser's permission; null where it cannot show notifications. Asks for nothing. */
export async function getNotificationPermission(): Promise<NotificationPermission | null> {
  const able = "Notification" in globalThis && await getRegistration();
  return able ? Notification.permission : null;
}

/** Only the member's own press may lead here. */
export const requestNotificationPermission = (): Promise<NotificationPermission> =>
  Notification.requestPermission();

export async function areNotificationsEnabled(memberId: string): Promise<boolean> {
  try {
    return await get<boolean>(storageKey(memberId)) ?? false;
  } catch {
    return false;
  }
}

/** False where the device keeps nothing. */
export async function saveNotificationsEnabled(
  memberId: string,
  wanted: boolean,
): Promise<boolean> {
  try {
    await set(storageKey(memberId), wanted);
    return true;
  } catch {
    return false;
  }
}

const mayShow = async (memberId: string): Promise<boolean> =>
  await getNotificationPermission() === "granted" && await areNotificationsEnabled(memberId);

/** Starts push messages again for a member who wants them here, since signing out ended them. */
export async function resumePush(memberId: string, http: Http): Promise<void> {
  if (await mayShow(memberId) && !await isPushActive()) await startPush(http);
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
  // With push messages the server sends it: one that was swept away would come again.
  if (!await mayShow(memberId) || await isPushActive()) return;
  const worker = await getRegistration();
  await worker?.showNotification("Reclaim", { tag, body, icon: "/icon.svg", data: { to } });
}
