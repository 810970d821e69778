import { Hidden } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { formatTimeAgo } from "./relative-time.model.ts";

/** How long ago it was; the full date and time, to the minute, on hover and for screen readers. */
export function RelativeTime({ at }: { at: string }) {
  const { clock } = useHost();
  const when = new Date(at);
  const exact = when.toLocaleString("en", { dateStyle: "full", timeStyle: "short" });
  return (
    <time dateTime={at} title={exact}>
      {formatTimeAgo(when, clock.now())}
      <Hidden>{`, ${exact}`}</Hidden>
    </time>
  );
}
