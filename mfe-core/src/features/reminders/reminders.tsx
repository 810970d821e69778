import { type Activity, activity as activityContract } from "@reclaim/contracts/community";
import type { Member } from "@reclaim/contracts/members";
import { useHost } from "@reclaim/host-api";
import { useLocation } from "@reclaim/host-api/router";
import { useEffect, useEffectEvent, useState } from "react";
import { reminderText } from "../../shared/reminder.copy.ts";
import { showSystemNotification } from "../../shared/system-notifications.ts";
import { activityNotice } from "./activity.model.ts";
import { activityMark } from "./activity.storage.ts";
import { placeForReminder } from "./container.ts";
import { everyMinute } from "./every-minute.ts";
import { ACTIONS } from "./reminders.copy.ts";
import { dueReminders, keyOf, type Reminder } from "./reminders.model.ts";
import { givenReminders } from "./reminders.storage.ts";

/** Milliseconds: longer than other notices, since it comes unasked and has a link. */
const DURATION = 15_000;
/** Milliseconds by which a page that nobody looks at waits for one that is looked at. */
const HIDDEN_DELAY = 60_000;

/** Reminds a member who wants it (core specification §4, §9). Shows nothing by itself. */
export default function Reminders() {
  const { session: { member } } = useHost();
  return member?.notificationPreferences.enabled && <Reminding key={member.id} member={member} />;
}

const isHidden = () => document.visibilityState === "hidden";

function Reminding({ member }: { member: Member }) {
  const { clock, http, notify } = useHost();
  const { pathname } = useLocation();
  const memberId = member.id;
  const { communityActivity, notificationTone: tone } = member.notificationPreferences;

  const [mark] = useState(() => activityMark(memberId));

  const dueNow = useEffectEvent(() => {
    const { notificationPreferences: preferences, completedModules } = member;
    const now = new Date(clock.now().getTime() - (isHidden() ? HIDDEN_DELAY : 0));
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return dueReminders({ preferences, completedModules, now, zone });
  });
  const show = useEffectEvent(({ kind }: Reminder) => {
    const { label, to } = ACTIONS[kind];
    const place = placeForReminder(clock.now());
    notify({
      ...reminderText(kind, tone),
      duration: DURATION,
      container: place,
      onClose: () => place.remove(),
      ...(pathname !== to && { action: { label, to } }),
    });
    return place;
  });
  const tell = useEffectEvent((activity: Activity) => {
    const notice = communityActivity && activityNotice(activity, tone);
    if (notice) notify({ ...notice, duration: DURATION });
  });
  const wantsActivity = useEffectEvent(() => communityActivity && !isHidden());

  useEffect(() => {
    const given = givenReminders(memberId);
    const waiting: Reminder[] = [];
    let place: HTMLElement | undefined;
    let here = true;

    async function remind(): Promise<boolean> {
      const mine = await given.claim(dueNow());
      if (isHidden()) { for (const reminder of mine) void showOutside(memberId, reminder); }
      waiting.push(...mine);
      // One toast shows at a time: the next one comes with the next check.
      const next = here && waiting.shift();
      if (next) place = show(next);
      return Boolean(next);
    }
    async function lookAtCircle() {
      const since = await mark.read();
      const path = `/api/forum/activity${since ? `?since=${since}` : ""}`;
      const activity = await http.get(path, activityContract);
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

  // What comes while it is off is not told later.
  useEffect(() => {
    if (!communityActivity) void mark.forget();
  }, [mark, communityActivity]);
  return null;
}

/** To a member who is elsewhere and wants it. Where the browser fails, the toast is there all the same. */
async function showOutside(memberId: string, reminder: Reminder): Promise<void> {
  const { outside, to } = ACTIONS[reminder.kind];
  const notification = { tag: keyOf(reminder), body: outside, to };
  await showSystemNotification(memberId, notification).catch(() => {});
}
