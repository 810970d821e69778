import { TourCard } from "@reclaim/design-system/tour-card";
import { type SlotProps, useHost } from "@reclaim/host-api";
import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import { watchPage } from "./tour.actors.ts";
import { copy } from "./tour.copy.ts";
import { shownOf, tourMachine } from "./tour.machine.ts";
import {
  resetCompleted,
  saveCompleted,
  saveSeen,
  saveStarted,
  seenTargets,
} from "./tours.storage.ts";

/**
 * A tour from its first step to its end. Whoever asks for one takes it anew; one that starts by
 * itself does so once.
 */
export default function Tour(
  { tour, onEnd, byItself = false }: SlotProps["tour"] & { byItself?: boolean },
) {
  const { notify } = useHost();
  const [snapshot, send] = useMachine(
    tourMachine.provide({
      actors: { watchPage },
      actions: {
        started: () => (byItself ? saveStarted : resetCompleted)(tour.id),
        seen: (_, { step }) => {
          if (step?.onlyShowOnce) saveSeen(tour.id, step.target);
        },
        completed: () => saveCompleted(tour.id),
        missed: () => byItself || notify({ title: copy.missed }),
      },
    }),
    { input: { tour, seen: seenTargets(tour.id) } },
  );
  const ended = snapshot.status === "done";
  useEffect(() => {
    if (ended) onEnd();
  }, [ended, onEnd]);

  const shown = snapshot.matches("showing") && shownOf(snapshot.context);
  return shown && (
    <TourCard
      {...shown}
      onBack={() => send({ type: "back" })}
      onNext={() => send({ type: "next" })}
      onFinish={() => send({ type: "finish" })}
      onClose={() => send({ type: "close" })}
    />
  );
}
