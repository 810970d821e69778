import { DialogFailure, lateComponent } from "@reclaim/host-api";
import type { Exercise } from "./exercise.model.ts";

/** The player of an exercise, in a chunk of its own. */
export const OpenExercise = lateComponent<{ exercise: Exercise; onClose: () => void }>(
  () => import("./exercise-session.tsx"),
  { Failed: DialogFailure },
);
