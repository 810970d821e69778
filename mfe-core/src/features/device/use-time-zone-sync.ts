import { useHost } from "@reclaim/host-api";
import { useEffect, useRef } from "react";
import { updateMember } from "../../shared/member.client.ts";

/** Tells the server once when the device is in another zone than it knows: it decides what today is. */
export function useTimeZoneSync(): void {
  const { session: { member, refresh }, http } = useHost();
  const told = useRef("");
  const known = member?.timeZone;
  useEffect(() => {
    const look = () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      if (!known || timeZone === known || told.current === timeZone) return;
      told.current = timeZone;
      updateMember(http, { timeZone }).then(refresh).catch(() => {
        // Next time it is looked at.
        told.current = "";
      });
    };
    look();
    // After a flight the same tab becomes visible again.
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [known, http, refresh]);
}
