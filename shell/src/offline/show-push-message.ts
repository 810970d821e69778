import { PUSH_WORDS, type PushMessage } from "@reclaim/contracts-members/push-words";

/** The part of a service worker in use. */
interface Worker {
  clients: {
    matchAll(which: { type: "window"; includeUncontrolled: true }): Promise<
      readonly { visibilityState: DocumentVisibilityState }[]
    >;
  };
  registration: Pick<ServiceWorkerRegistration, "showNotification">;
}

/**
 * Shows a pushed reminder, unless a page of this product is looked at: that one tells it itself. The
 * tag is that of the page's own notification, so that one replaces the other. Browsers want something
 * to be shown for each message, so what cannot be read is shown, too.
 */
export async function showPushMessage(
  { clients, registration }: Worker,
  data: { json(): unknown } | null,
): Promise<void> {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some(({ visibilityState }) => visibilityState === "visible")) return;
  const { tag, to } = readMessage(data);
  await registration.showNotification(PUSH_WORDS.title, {
    tag,
    body: PUSH_WORDS.body,
    icon: "/icon-192.png",
    data: { to },
  });
}

/** Only paths of this product are opened. */
function readMessage(data: { json(): unknown } | null): PushMessage {
  try {
    const message = data?.json() as PushMessage | undefined;
    if (typeof message?.tag === "string" && /^\/(?![/\\])/.test(message.to)) return message;
  } catch {
    // Not of our server, or of a newer one.
  }
  return { tag: "reminder", to: "/" };
}
