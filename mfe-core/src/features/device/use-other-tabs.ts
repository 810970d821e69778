import { useHost } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** A check-in of one tab shows in the others. Only that there was one is told, and nothing of it. */
export function useOtherTabs(): void {
  const { events, session: { refresh } } = useHost();
  const queries = useQueryClient();
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel("reclaim-check-ins");
    channel.addEventListener("message", () => {
      void refresh().catch(() => {});
      void queries.invalidateQueries();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    const stop = events.on("check-in.recorded", () => channel.postMessage("recorded"));
    return () => {
      stop();
      channel.close();
    };
  }, [events, refresh, queries]);
}
