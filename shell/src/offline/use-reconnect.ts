import { useHost } from "@reclaim/host-api";
import { useEffect } from "react";

const RETRY_INTERVAL_MS = 15_000;

/** Refreshes the session while the server is unreachable: when the browser is online again, and every 15 s. */
export function useReconnect(): void {
  const { session: { isUnreachable, refresh } } = useHost();
  useEffect(() => {
    if (!isUnreachable) return;
    const retry = () => void refresh().catch(() => {});
    addEventListener("online", retry);
    const timer = setInterval(retry, RETRY_INTERVAL_MS);
    return () => {
      removeEventListener("online", retry);
      clearInterval(timer);
    };
  }, [isUnreachable, refresh]);
}
