import type { PushMessage } from "@reclaim/contracts-members/push-words";
import {
  dueReminders,
  type Reminder,
  REMINDER_CATCH_UP_MS,
  REMINDER_PAGES,
  reminderKey,
} from "@reclaim/contracts-members/reminders";
import webPush from "web-push";
import type { MembersDeps } from "../shared/deps.ts";
import { isPushService, toVapidPublicKey } from "./push.model.ts";
import { pushRepository } from "./push.repository.ts";
import type { PushSubscriptionRow } from "./push.table.ts";

type Deps = Pick<MembersDeps, "db" | "clock" | "log" | "settings" | "vapidKey">;

const BATCH = 200;
const TIMEOUT_MS = 10_000;

/**
 * Pushes each due reminder to the devices of its member, once, also when several processes run this.
 * One that fails is not tried again, since it may have arrived; devices that have ended are removed.
 */
export const sendPushReminders = (deps: Deps) => async (): Promise<void> => {
  const repository = pushRepository(deps.db);
  const now = deps.clock.now();
  for (let after = "";;) {
    const members = await repository.members(after, BATCH);
    const last = members.at(-1);
    if (!last) return;
    // Together, so that a slow push service holds up no other member.
    await Promise.all(members.map(async (member) => {
      for (const reminder of dueReminders({ ...member, zone: member.timeZone, now })) {
        if (await repository.claim(member.id, reminder)) {
          await sendToDevices(deps, member.id, reminder);
        }
      }
    }));
    after = last.id;
  }
};

async function sendToDevices(deps: Deps, userId: string, reminder: Reminder): Promise<void> {
  const repository = pushRepository(deps.db);
  const message: PushMessage = { tag: reminderKey(reminder), to: REMINDER_PAGES[reminder.kind] };
  for (const device of await repository.devices(userId)) {
    try {
      const status = await send(deps, device, message);
      if (status === 404 || status === 410) await repository.remove(userId, device.endpoint);
      else if (status >= 300) logFailure(deps, `status ${status}`);
    } catch (error) {
      logFailure(deps, (error as Error).name);
    }
  }
}

/** Names no address, since who knows it can send to the device. */
const logFailure = ({ log }: Deps, reason: string): void =>
  log.error("a push message was not sent", new Error(reason));

/** POSTs an encrypted message (RFC 8030, RFC 8291); gives the status of the answer. */
async function send(
  { settings, vapidKey }: Deps,
  { endpoint, p256dh, auth }: PushSubscriptionRow,
  message: PushMessage,
): Promise<number> {
  if (!isPushService(endpoint, settings.pushServices)) return 410;
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      TTL: REMINDER_CATCH_UP_MS / 1000,
      vapidDetails: {
        // Push services write there when something is wrong; they take no http address.
        subject: settings.publicUrl.startsWith("https:")
          ? settings.publicUrl
          : "mailto:no-reply@reclaim.invalid",
        publicKey: toVapidPublicKey(vapidKey),
        privateKey: vapidKey,
      },
    },
  );
  const answer = await fetch(endpoint, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, `${value}`]),
    body: new Uint8Array(body),
    // An address that was checked leads to no other one.
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  return answer.status;
}
