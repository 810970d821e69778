import { TourCard } from "@reclaim/design-system/tour-card";
import { type SlotProps, useHost } from "@reclaim/host-api";
import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import { useDeviceValue } from "../../shared/use-device-value.ts";
import { watchTargets } from "./tour.actors.ts";
import { copy } from "./tour.copy.ts";
import { currentStep, tourMachine } from "./tour.machine.ts";
import {
  parseSeenTargets,
  readSeenTargets,
  resetCompleted,
  saveCompleted,
  saveSeen,
  saveStarted,
} from "./tours.storage.ts";

/**
 * A tour from its first step to its end. A tour that is asked for starts anew; one that starts by
 * itself does so once.
 */
export default function Tour(
  { tour, onEnd, byItself = false }: SlotProps["tour"] & { byItself?: boolean },
) {
  const { notify } = useHost();
  const storedSeen = useDeviceValue(() => readSeenTargets(tour.id), null);
  const [snapshot, send] = useMachine(
    tourMachine.provide({
      actors: { watchTargets },
      actions: {
        started: () => (byItself ? saveStarted : resetCompleted)(tour.id),
        seen: (_, { step }) => {
          if (step?.onlyShowOnce) saveSeen(tour.id, step.target);
        },
        completed: () => saveCompleted(tour.id),
        missed: () => byItself || notify({ title: copy.missed }),
      },
    }),
    { input: { tour, seen: parseSeenTargets(storedSeen) } },
  );
  const ended = snapshot.status === "done";
  useEffect(() => {
    if (ended) onEnd();
  }, [ended, onEnd]);

  const shown = snapshot.matches("showing") && currentStep(snapshot.context);
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
