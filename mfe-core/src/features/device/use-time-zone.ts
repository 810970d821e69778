import { useHost } from "@reclaim/host-api";
import { useEffect, useRef } from "react";

/** Tells the server once when the device is in another zone than it knows: it decides what today is. */
export function useTimeZone(): void {
  const { session: { member, refresh }, http } = useHost();
  const told = useRef("");
  const known = member?.timeZone;
  useEffect(() => {
    const look = () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      if (!known || timeZone === known || told.current === timeZone) return;
      told.current = timeZone;
      http.send("PATCH", "/api/me", { timeZone }).then(refresh).catch(() => {
        // Next time it is looked at.
        told.current = "";
      });
    };
    look();
    // Who has flown opens the same tab again.
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [known, http, refresh]);
}
