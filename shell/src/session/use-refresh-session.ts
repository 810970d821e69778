import { useHost } from "@reclaim/host-api";
import { useState } from "react";

/** Refreshes the session by a button, one call at a time. */
export function useRefreshSession(): { isRefreshing: boolean; refreshSession: () => void } {
  const { session } = useHost();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refreshSession = () => {
    if (isRefreshing) return;
    setIsRefreshing(true);
    session.refresh().catch(() => {}).finally(() => setIsRefreshing(false));
  };
  return { isRefreshing, refreshSession };
}
