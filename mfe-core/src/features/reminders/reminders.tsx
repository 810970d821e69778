import type { Activity } from "@reclaim/contracts-community/community";
import type { Member } from "@reclaim/contracts-members/members";
import { useHost } from "@reclaim/host-api";
import { useLocation } from "@reclaim/host-api/router";
import { useEffect, useEffectEvent, useState } from "react";
import { reminderText } from "../../shared/reminder.copy.ts";
import { resumePush, showSystemNotification } from "../../shared/system-notifications.ts";
import { getActivity } from "./activity.client.ts";
import { activityNotice } from "./activity.model.ts";
import { createActivityCursor } from "./activity.storage.ts";
import { createReminderElement } from "./reminder-container.ts";
import { everyMinute } from "./every-minute.ts";
import { ACTIONS } from "./reminders.copy.ts";
import { dueReminders, type Reminder, reminderKey } from "@reclaim/contracts-members/reminders";
import { createShownReminders } from "./reminders.storage.ts";

/** Milliseconds: longer than other notices, since it comes unasked and has a link. */
const NOTICE_DURATION_MS = 15_000;
/** Milliseconds by which a page that nobody looks at waits for one that is looked at. */
const HIDDEN_TAB_DELAY_MS = 60_000;

/** Gives due reminders while they are enabled (core specification §4, §9). Renders nothing. */
export default function Reminders() {
  const { session: { member } } = useHost();
  return member?.notificationPreferences.enabled && (
    <MemberReminders key={member.id} member={member} />
  );
}

const isHidden = () => document.visibilityState === "hidden";

function MemberReminders({ member }: { member: Member }) {
  const { clock, http, notify } = useHost();
  const { pathname } = useLocation();
  const memberId = member.id;
  const { communityActivity, notificationTone: tone } = member.notificationPreferences;

  const [mark] = useState(() => createActivityCursor(memberId));

  const dueNow = useEffectEvent(() => {
    const { notificationPreferences: preferences, completedModules } = member;
    const now = new Date(clock.now().getTime() - (isHidden() ? HIDDEN_TAB_DELAY_MS : 0));
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const checkedInOn = member.todaysCheckIn?.localDate;
    return dueReminders({ preferences, completedModules, now, zone, checkedInOn });
  });
  const show = useEffectEvent(({ kind }: Reminder) => {
    const { label, to } = ACTIONS[kind];
    const place = createReminderElement(clock.now());
    notify({
      ...reminderText(kind, tone),
      durationMs: NOTICE_DURATION_MS,
      container: place,
      onClose: () => place.remove(),
      ...(pathname !== to && { action: { label, to } }),
    });
    return place;
  });
  const tell = useEffectEvent((activity: Activity) => {
    const notice = communityActivity && activityNotice(activity, tone);
    if (notice) notify({ ...notice, durationMs: NOTICE_DURATION_MS });
  });
  const wantsActivity = useEffectEvent(() => communityActivity && !isHidden());

  useEffect(() => {
    const given = createShownReminders(memberId);
    const waiting: Reminder[] = [];
    let place: HTMLElement | undefined;
    let here = true;

    async function remind(): Promise<boolean> {
      const mine = await given.claim(dueNow());
      if (isHidden()) {
        for (const reminder of mine) void showAsSystemNotification(memberId, reminder);
      }
      waiting.push(...mine);
      // One toast shows at a time: the next one comes with the next check.
      const next = here && waiting.shift();
      if (next) place = show(next);
      return Boolean(next);
    }
    async function lookAtCircle() {
      const since = await mark.read();
      const activity = await getActivity(http, since);
      if (here && wantsActivity() && await mark.move(since, activity.cursor)) tell(activity);
    }
    async function check() {
      const shown = await remind();
      if (!shown && wantsActivity()) await lookAtCircle();
    }
    // The circle may be out of reach: the next check asks again.
    const stop = everyMinute(() => void check().catch(() => {}));
    return () => {
      here = false;
      stop();
      place?.remove();
    };
  }, [http, mark, memberId]);

  useEffect(() => {
    // Without push messages this page shows reminders while it is open.
    void resumePush(memberId, http).catch(() => {});
  }, [http, memberId]);

  // Activity from while it is off is not shown later.
  useEffect(() => {
    if (!communityActivity) void mark.forget();
  }, [mark, communityActivity]);
  return null;
}

/** For a hidden tab. When the browser refuses it, the toast remains. */
async function showAsSystemNotification(memberId: string, reminder: Reminder): Promise<void> {
  const { outside, to } = ACTIONS[reminder.kind];
  const notification = { tag: reminderKey(reminder), body: outside, to };
  await showSystemNotification(memberId, notification).catch(() => {});
}
