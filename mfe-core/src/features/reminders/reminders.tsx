import type { Member } from "@reclaim/contracts/members";
import { useHost } from "@reclaim/host-api";
import { useLocation } from "@reclaim/host-api/router";
import { useEffect, useEffectEvent } from "react";
import { reminderText } from "../../shared/reminder.copy.ts";
import { placeForReminder } from "./container.ts";
import { everyMinute } from "./every-minute.ts";
import { ACTIONS } from "./reminders.copy.ts";
import { dueReminders, type Reminder } from "./reminders.model.ts";
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

function Reminding({ member }: { member: Member }) {
  const { clock, notify } = useHost();
  const { pathname } = useLocation();
  const memberId = member.id;

  const dueNow = useEffectEvent(() => {
    const { notificationPreferences: preferences, completedModules } = member;
    const hidden = document.visibilityState === "hidden";
    const now = new Date(clock.now().getTime() - (hidden ? HIDDEN_DELAY : 0));
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return dueReminders({ preferences, completedModules, now, zone });
  });
  const show = useEffectEvent(({ kind }: Reminder) => {
    const action = ACTIONS[kind];
    const place = placeForReminder(clock.now());
    notify({
      ...reminderText(kind, member.notificationPreferences.notificationTone),
      duration: DURATION,
      container: place,
      onClose: () => place.remove(),
      ...(pathname !== action.to && { action }),
    });
    return place;
  });

  useEffect(() => {
    const given = givenReminders(memberId);
    const waiting: Reminder[] = [];
    let place: HTMLElement | undefined;
    let here = true;
    async function check() {
      waiting.push(...await given.claim(dueNow()));
      // One toast shows at a time: the next reminder comes with the next check.
      const next = here && waiting.shift();
      if (next) place = show(next);
    }
    const stop = everyMinute(() => void check());
    return () => {
      here = false;
      stop();
      place?.remove();
    };
  }, [memberId]);
  return null;
}
