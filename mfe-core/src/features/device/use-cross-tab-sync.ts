import { useHost } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { holdTheme, releaseTheme } from "../../shared/theme-hold.ts";

/** Messages between tabs. After signs of risk the others keep their theme (D46). */
type TabMessage = "check-in recorded" | "check-in recorded, theme stays";

/** A check-in of one tab shows in the others, which ask the server for it: none of it is told here. */
export function useCrossTabSync(): void {
  const { events, session: { refresh } } = useHost();
  const queries = useQueryClient();
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel("reclaim-check-ins");
    channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
      if (data === "check-in recorded") releaseTheme(queries);
      else holdTheme(queries);
      void refresh().catch(() => {});
      void queries.invalidateQueries();
    });
    const stop = events.on("check-in.recorded", ({ crisis }) => {
      const message: TabMessage = crisis ? "check-in recorded, theme stays" : "check-in recorded";
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      channel.postMessage(message);
    });
    return () => {
      stop();
      channel.close();
    };
  }, [events, refresh, queries]);
}
