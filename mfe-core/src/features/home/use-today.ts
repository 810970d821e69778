import { useHost } from "@reclaim/host-api";
import { useEffect, useRef, useState } from "react";
import { toLocalDate } from "../../shared/local-date.ts";

/**
 * The date where the browser is. A tab that is looked at again on another date asks once for the
 * member of that date.
 */
export function useToday(): string {
  const { clock, session } = useHost();
  const today = toLocalDate(clock.now());
  const seen = useRef(today);
  const [, renderFor] = useState(today);

  useEffect(() => {
    const look = () => {
      const date = toLocalDate(clock.now());
      if (document.visibilityState !== "visible" || date === seen.current) return;
      seen.current = date;
      renderFor(date);
      session.refresh().catch(() => {});
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [clock, session]);
  return today;
}
