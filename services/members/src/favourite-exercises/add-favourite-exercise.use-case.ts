import type { ExerciseId } from "@reclaim/contracts-members/exercises";
import type { MembersDeps } from "../shared/deps.ts";
import { favouriteExerciseRepository } from "./favourite-exercises.repository.ts";

/** Makes an exercise a favourite of the caller; a repeat changes nothing. */
export const addFavouriteExercise =
  ({ db, clock }: Pick<MembersDeps, "db" | "clock">) =>
  (userId: string, exerciseId: ExerciseId): Promise<void> =>
    favouriteExerciseRepository(db).add({ userId, exerciseId, addedAt: clock.now() });
