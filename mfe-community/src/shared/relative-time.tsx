import { useHost } from "@reclaim/host-api";
import { ago } from "./relative-time.model.ts";

/** How long ago it was; the full date and time on hover. */
export function RelativeTime({ at }: { at: string }) {
  const { clock } = useHost();
  const when = new Date(at);
  return (
    <time
      dateTime={at}
      title={when.toLocaleString("en", { dateStyle: "full", timeStyle: "short" })}
    >
      {ago(when, clock.now())}
    </time>
  );
}
