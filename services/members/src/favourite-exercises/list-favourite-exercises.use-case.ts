import type { ExerciseId } from "@reclaim/contracts-members/exercises";
import type { MembersDeps } from "../shared/deps.ts";
import { favouriteExerciseRepository } from "./favourite-exercises.repository.ts";

/** The caller's favourite exercises; the one that was added last comes first. */
export const listFavouriteExercises =
  ({ db }: Pick<MembersDeps, "db">) => (userId: string): Promise<ExerciseId[]> =>
    favouriteExerciseRepository(db).list(userId);
