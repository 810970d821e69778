import { EXERCISE_IDS, type ExerciseId } from "@reclaim/contracts-members/exercises";
import { notFound } from "@reclaim/platform/errors";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import { Hono } from "hono";
import type { MembersDeps } from "../shared/deps.ts";
import { addFavouriteExercise } from "./add-favourite-exercise.use-case.ts";
import { listFavouriteExercises } from "./list-favourite-exercises.use-case.ts";
import { removeFavouriteExercise } from "./remove-favourite-exercise.use-case.ts";

/** The exercise that a path names, or 404. */
function exerciseOf({ id }: { id: string }): ExerciseId {
  const known = EXERCISE_IDS.find((name) => name === id);
  if (!known) throw notFound();
  return known;
}

export function favouriteExerciseRoutes(deps: MembersDeps): Hono<ServiceEnv> {
  const list = listFavouriteExercises(deps);
  const add = addFavouriteExercise(deps);
  const remove = removeFavouriteExercise(deps);
  return new Hono<ServiceEnv>()
    .get("/api/favourite-exercises", async (c) => c.json(await list(requireCaller(c).sub)))
    .put("/api/favourite-exercises/:id", async (c) => {
      const { sub } = requireCaller(c);
      await add(sub, exerciseOf(c.req.param()));
      return c.body(null, 204);
    })
    .delete("/api/favourite-exercises/:id", async (c) => {
      const { sub } = requireCaller(c);
      await remove(sub, exerciseOf(c.req.param()));
      return c.body(null, 204);
    });
}
