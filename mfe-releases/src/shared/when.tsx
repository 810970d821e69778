import { useHost } from "@reclaim/host-api";
import { exactly, fromNow } from "./moments.model.ts";

/** How long ago, or how soon; the exact time when the pointer rests on it. */
export function When({ at }: { at: string }) {
  return <time dateTime={at} title={exactly(at)}>{fromNow(at, useHost().clock.now())}</time>;
}
