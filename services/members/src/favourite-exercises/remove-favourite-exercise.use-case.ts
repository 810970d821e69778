import type { ExerciseId } from "@reclaim/contracts-members/exercises";
import type { MembersDeps } from "../shared/deps.ts";
import { favouriteExerciseRepository } from "./favourite-exercises.repository.ts";

/** Takes an exercise from the caller's favourites; a repeat changes nothing. */
export const removeFavouriteExercise =
  ({ db }: Pick<MembersDeps, "db">) => (userId: string, exerciseId: ExerciseId): Promise<void> =>
    favouriteExerciseRepository(db).remove(userId, exerciseId);
