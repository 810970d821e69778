import { Muted } from "@reclaim/design-system";
import { Switch } from "@reclaim/design-system/switch";
import { useHost } from "@reclaim/host-api";
import { useEffect, useState } from "react";
import {
  areNotificationsEnabled,
  getNotificationPermission,
  requestNotificationPermission,
  saveNotificationsEnabled,
} from "./system-notifications.ts";
import { startPush, stopPush } from "./push.client.ts";
import { copy } from "./system-notifications.copy.ts";

/** Whether reminders also come as notifications of the system, on this device. Holds at once. */
export function SystemNotificationsRow({ memberId }: { memberId: string }) {
  const { http } = useHost();
  const [permission, setPermission] = useState<NotificationPermission | null>();
  const [wanted, setWanted] = useState(false);
  const [kept, setKept] = useState(true);
  const [pushed, setPushed] = useState(true);

  useEffect(() => {
    let here = true;
    const look = async () => {
      const [now, before] = await Promise.all([
        getNotificationPermission(),
        areNotificationsEnabled(memberId),
      ]);
      if (!here) return;
      setPermission(now);
      setWanted(before);
    };
    // A permission that was changed in the browser's settings shows when the page has the focus again.
    const lookAgain = () => void look();
    lookAgain();
    addEventListener("focus", lookAgain);
    return () => {
      here = false;
      removeEventListener("focus", lookAgain);
    };
  }, [memberId]);

  async function change(on: boolean) {
    const now = on && permission === "default" ? await requestNotificationPermission() : permission;
    setPermission(now);
    const next = on && now === "granted";
    const saved = await saveNotificationsEnabled(memberId, next);
    setKept(saved);
    setWanted(saved && next);
    // Where push messages fail, notifications of the open page remain.
    const change = saved && next ? startPush : stopPush;
    setPushed(await change(http).then(() => true, () => false));
  }

  if (permission === undefined) return null;
  if (permission === null) return <Muted>{copy.unsupported}</Muted>;
  return (
    <Switch
      label={copy.label}
      description={permission === "denied"
        ? copy.denied
        : !kept
        ? copy.notKept
        : pushed
        ? copy.hint
        : copy.notPushed}
      checked={wanted && permission === "granted"}
      disabled={permission === "denied"}
      onCheckedChange={(on) => void change(on)}
    />
  );
}
