import { useHost } from "@reclaim/host-api";
import { useFavouriteExercises } from "../../shared/practice.client.ts";
import { copy } from "./mindfulness.copy.ts";

/** The member's favourite exercises; a change that fails is told. */
export function useFavourites(): ReturnType<typeof useFavouriteExercises> {
  const { notify } = useHost();
  return useFavouriteExercises({
    onError: () => notify({ ...copy.mine.failedFavourite, variant: "destructive" }),
  });
}
