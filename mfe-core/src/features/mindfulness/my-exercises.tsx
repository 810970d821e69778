import {
  EmptyState,
  ErrorState,
  Hidden,
  SectionTitle,
  Skeleton,
  Stack,
} from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { Heart } from "lucide-react";
import type { ReactNode } from "react";
import { usePractices } from "../../shared/practice.client.ts";
import { type Exercise, exercisesOf } from "./exercise.model.ts";
import { copy } from "./mindfulness.copy.ts";
import type { useFavourites } from "./use-favourites.ts";

/** Favourites, and what was practised lately, each narrowed and shown by `children`. */
export function MyExercises({ favourites, narrow, empty, children }: {
  favourites: ReturnType<typeof useFavourites>;
  narrow: (exercises: Exercise[]) => Exercise[];
  /** In the place of the lists when the filters leave nothing of them. */
  empty: ReactNode;
  children: (exercises: Exercise[]) => ReactNode;
}) {
  const practices = usePractices();
  const { session: { user } } = useHost();
  const nothingYet = (
    <EmptyState icon={<Heart />} title={copy.mine.noneTitle}>
      <p>{copy.mine.none}</p>
    </EmptyState>
  );
  if (!user) return nothingYet;
  if (favourites.ids && practices.data) {
    const lists = [
      { title: copy.mine.favourites, exercises: exercisesOf(favourites.ids) },
      {
        title: copy.mine.practised,
        exercises: exercisesOf(
          practices.data.pages.flatMap(({ items }) => items).map(({ exerciseId }) => exerciseId),
        ),
      },
    ].filter(({ exercises }) => exercises.length > 0);
    if (lists.length === 0) return nothingYet;
    const shown = lists
      .map(({ title, exercises }) => ({ title, exercises: narrow(exercises) }))
      .filter(({ exercises }) => exercises.length > 0);
    if (shown.length === 0) return empty;
    return (
      <Stack $gap={6}>
        {shown.map(({ title, exercises }) => (
          <Stack key={title} as="section">
            <SectionTitle>{title}</SectionTitle>
            {children(exercises)}
          </Stack>
        ))}
      </Stack>
    );
  }
  if (favourites.isError || practices.isError) {
    return (
      <ErrorState
        title={copy.mine.failed}
        retrying={practices.isFetching}
        onRetry={() => {
          void favourites.refetch();
          void practices.refetch();
        }}
      />
    );
  }
  return (
    <>
      <Hidden role="status">{copy.mine.loading}</Hidden>
      <Skeleton $height="14rem" />
    </>
  );
}
