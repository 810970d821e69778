import { Muted } from "@reclaim/design-system";
import { Switch } from "@reclaim/design-system/switch";
import { useEffect, useState } from "react";
import { askPermission, isWanted, permissionNow, saveWanted } from "./system-notifications.ts";
import { copy } from "./system-notifications.copy.ts";

/** Whether reminders also come as notifications of the system, on this device. Holds at once. */
export function SystemNotificationsRow({ memberId }: { memberId: string }) {
  const [permission, setPermission] = useState<NotificationPermission | null>();
  const [wanted, setWanted] = useState(false);
  const [kept, setKept] = useState(true);

  useEffect(() => {
    let here = true;
    const look = async () => {
      const [now, before] = await Promise.all([permissionNow(), isWanted(memberId)]);
      if (!here) return;
      setPermission(now);
      setWanted(before);
    };
    // Who changes it in the settings of his browser comes back to this page.
    const lookAgain = () => void look();
    lookAgain();
    addEventListener("focus", lookAgain);
    return () => {
      here = false;
      removeEventListener("focus", lookAgain);
    };
  }, [memberId]);

  async function change(on: boolean) {
    const now = on && permission === "default" ? await askPermission() : permission;
    setPermission(now);
    const next = on && now === "granted";
    const saved = await saveWanted(memberId, next);
    setKept(saved);
    setWanted(saved && next);
  }

  if (permission === undefined) return null;
  if (permission === null) return <Muted>{copy.unsupported}</Muted>;
  return (
    <Switch
      label={copy.label}
      description={permission === "denied" ? copy.denied : kept ? copy.hint : copy.notKept}
      checked={wanted && permission === "granted"}
      disabled={permission === "denied"}
      onCheckedChange={(on) => void change(on)}
    />
  );
}
