import type { DeskRelease } from "@reclaim/contracts/release-desk";
import { Muted } from "@reclaim/design-system";
import { Question } from "../../../shared/question.tsx";
import { addressOf, useChange } from "../desk.client.ts";
import { copy } from "./changes.copy.ts";
import { Swap } from "./swap.tsx";

/** Asks before a canary ends. */
export function StopCanary(
  { release: { name, live, revision }, version, onClose }: {
    release: DeskRelease;
    version: string;
    onClose: () => void;
  },
) {
  const change = useChange(onClose);
  return (
    <Question
      title={copy.stop.title(name)}
      confirm={copy.stop.confirm}
      working={copy.stop.working}
      pending={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate({
          method: "DELETE",
          path: addressOf(name, "canary"),
          seen: revision,
          done: copy.stop.done(name),
        })}
    >
      <Swap now={live?.version} />
      <p>{copy.stop.words(version)}</p>
      <Muted>{copy.nextPage}</Muted>
    </Question>
  );
}
