import { useHost } from "@reclaim/host-api";
import { formatExactTime, formatTimeAgo } from "./time-format.model.ts";

/** How long ago, or how soon; the exact time when the pointer rests on it. */
export function RelativeTime({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatExactTime(at)}>
      {formatTimeAgo(at, useHost().clock.now())}
    </time>
  );
}
