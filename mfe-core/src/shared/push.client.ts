import { pushKey } from "@reclaim/contracts-members/push";
import type { Http } from "@reclaim/host-api";

const PATH = "/api/push-subscriptions";

const getManager = async (): Promise<PushManager | undefined> =>
  "serviceWorker" in navigator
    ? (await navigator.serviceWorker.getRegistration())?.pushManager
    : undefined;

/** Null also where the browser refuses to say. */
const getSubscription = async (): Promise<PushSubscription | null> =>
  (await (await getManager())?.getSubscription().catch(() => null)) ?? null;

/** True while this device gets reminders when the page is closed. */
export const isPushActive = async (): Promise<boolean> => await getSubscription() !== null;

/**
 * Lets this device get reminders while the page is closed. Does nothing in a browser without push
 * messages, where they come while the page is open in the background. Errors: those of the call and
 * of the browser's push service.
 */
export async function startPush(http: Http): Promise<void> {
  const manager = await getManager();
  if (!manager) return;
  const { publicKey } = await http.get(`${PATH}/key`, pushKey);
  const subscription = await manager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  try {
    const { endpoint, keys } = subscription.toJSON();
    await http.send("POST", PATH, { endpoint, keys });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/** Ends that on this device. A server that cannot be reached learns of it by its next message. */
export async function stopPush(http: Http): Promise<void> {
  const subscription = await getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await Promise.allSettled([subscription.unsubscribe(), http.send("DELETE", PATH, { endpoint })]);
}
