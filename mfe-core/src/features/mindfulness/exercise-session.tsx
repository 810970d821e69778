import { Dialog } from "@reclaim/design-system/dialog";
import { BreathingBody } from "./breathing-body.tsx";
import type { Exercise } from "./exercise.model.ts";
import { GuidedBody } from "./guided-body.tsx";

/** An exercise while it is done. What was practised is kept when it ends or is left. */
export default function ExerciseSession(
  { exercise, onClose }: { exercise: Exercise; onClose: () => void },
) {
  return (
    <Dialog open onOpenChange={onClose} title={exercise.title} description={exercise.description}>
      {exercise.category === "breathing"
        ? <BreathingBody exercise={exercise} onClose={onClose} />
        : <GuidedBody exercise={exercise} />}
    </Dialog>
  );
}
