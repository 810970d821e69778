import type { DeskRelease } from "@reclaim/contracts/release-desk";
import { Muted } from "@reclaim/design-system";
import { Question } from "../../../shared/question.tsx";
import { addressOf, useChange } from "../desk.client.ts";
import { copy } from "./changes.copy.ts";
import { Swap } from "./swap.tsx";

/** Asks before a version goes to everybody. */
export function Activate(
  { release: { name, live, canary, revision }, version, onClose }: {
    release: DeskRelease;
    version: string;
    onClose: () => void;
  },
) {
  const change = useChange(onClose);
  return (
    <Question
      title={copy.activate.title(name)}
      confirm={copy.activate.confirm}
      working={copy.activate.working}
      pending={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate({
          method: "POST",
          path: addressOf(name, version, "activate"),
          seen: revision,
          done: copy.activate.done(name, version),
        })}
    >
      <Swap now={live?.version} next={version} />
      <p>{copy.activate.words} {canary && copy.endsCanary(canary.version)}</p>
      <Muted>{copy.nextPage} {live && copy.activate.back}</Muted>
    </Question>
  );
}
