import { useSearchParams } from "@reclaim/host-api/router";
import {
  CATEGORIES,
  type Category,
  type Exercise,
  type Goal,
  GOAL_NAMES,
} from "./exercise.model.ts";

type Field = "tab" | "category" | "goal" | "exercise";

/**
 * What the address of the exercises says: tab, filters and the exercise that is open. Words that are
 * searched for stay out of it, since addresses are kept in histories and logs. Unknown values are as
 * none.
 */
export function useBrowserAddress(exercises: readonly Exercise[]): {
  isMine: boolean;
  category: Category | undefined;
  goal: Goal | undefined;
  open: Exercise | undefined;
  change: (fields: Partial<Record<Field, string | undefined>>) => void;
  openExercise: (id: string) => void;
} {
  const [params, setParams] = useSearchParams();
  const change = (fields: Partial<Record<Field, string | undefined>>, replace = true) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(fields)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    }, { replace, preventScrollReset: true });
  return {
    isMine: params.get("tab") === "mine",
    category: CATEGORIES.find((name) => name === params.get("category")),
    goal: GOAL_NAMES.find((name) => name === params.get("goal")),
    open: exercises.find(({ id }) => id === params.get("exercise")),
    change,
    // A step in the history: going back closes the exercise.
    openExercise: (exercise) => change({ exercise }, false),
  };
}
