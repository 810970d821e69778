import { type ExerciseId, EXERCISES } from "@reclaim/contracts-members/exercises";
import {
  favouriteExercises,
  practice,
  practiceList,
  practiceTotals,
} from "@reclaim/contracts-members/practice";
import { type ListPage, useHost } from "@reclaim/host-api";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toLocalDate } from "./local-date.ts";
import { storeItem } from "./outbox.storage.ts";
import { useSendOrQueue } from "./use-outbox.ts";

const PRACTICE_PATH = "/api/practice";
const FAVOURITES_PATH = "/api/favourite-exercises";
const practiceKey = (userId: string | undefined) => ["practice", userId];
/** Milliseconds for which what was practised so far is the running exercise's to send. */
const RUNNING_MS = 90_000;
const favouritesKey = (userId: string | undefined) => ["favourite-exercises", userId];

/** What was practised of an exercise, in seconds without pauses. */
export interface PractisedExercise {
  exerciseId: ExerciseId;
  seconds: number;
  /** One id a practice: a repeat under it is written once. */
  clientId: string;
}

/** Fractions of a second are rounded, and audio that runs a little over its time counts as whole. */
const practiceCall = ({ exerciseId, seconds, clientId }: PractisedExercise) => ({
  clientId,
  kind: "practice" as const,
  path: PRACTICE_PATH,
  body: {
    exerciseId,
    seconds: Math.min(Math.max(Math.round(seconds), 1), EXERCISES[exerciseId].seconds),
  },
});

/**
 * Keeps on this device what was practised so far, for a page that ends before its exercise: the next
 * page sends it. Does nothing where storage is forbidden.
 */
export function useStorePracticeSoFar(): (practised: PractisedExercise) => void {
  const { clock, session: { user } } = useHost();
  return (practised) => {
    if (!user) return;
    const { body, ...call } = practiceCall(practised);
    const now = clock.now();
    storeItem({
      ...call,
      owner: user.id,
      at: now.toISOString(),
      notBefore: new Date(now.getTime() + RUNNING_MS).toISOString(),
      body: { ...body, clientId: call.clientId, localDate: toLocalDate(now) },
    }).catch(() => {});
  };
}

/** Records a practice, or keeps it on this device until the server can be reached. */
export function useRecordPractice({ onError }: { onError: (error: Error) => void }) {
  const { clock, session: { user } } = useHost();
  const queries = useQueryClient();
  const sendOrQueue = useSendOrQueue();
  return useMutation({
    mutationFn: (practised: PractisedExercise) =>
      sendOrQueue({
        ...practiceCall(practised),
        whenKept: { localDate: toLocalDate(clock.now()) },
      }, practice),
    async onSuccess({ state }) {
      if (state === "sent") await queries.invalidateQueries({ queryKey: practiceKey(user?.id) });
    },
    onError,
  });
}

/** What the member has practised, newest first, page by page. */
export function usePractices() {
  const { http, session: { user } } = useHost();
  return useInfiniteQuery({
    queryKey: [...practiceKey(user?.id), "list"],
    enabled: user !== null,
    initialPageParam: null as string | null,
    getNextPageParam: (last: ListPage<unknown>) => last.nextCursor,
    queryFn: ({ pageParam }) =>
      http.getPage(
        pageParam ? `${PRACTICE_PATH}?cursor=${pageParam}` : PRACTICE_PATH,
        practiceList,
      ),
  });
}

/** Sums of what the member has practised: in all, and each of the last 28 dates that has a practice. */
export function usePracticeTotals() {
  const { http, session: { user } } = useHost();
  return useQuery({
    queryKey: [...practiceKey(user?.id), "totals"],
    queryFn: () => http.get(`${PRACTICE_PATH}/totals`, practiceTotals),
  });
}

interface FavouriteChange {
  id: ExerciseId;
  isFavourite: boolean;
}

/**
 * The member's favourite exercises, the last one first; undefined until the server has answered. A press
 * shows at once; one that fails is taken back and told. Quick presses are sent one after the other.
 */
export function useFavouriteExercises({ onError }: { onError: (error: Error) => void }) {
  const { http, session: { user } } = useHost();
  const queries = useQueryClient();
  const queryKey = favouritesKey(user?.id);
  const query = useQuery({
    queryKey,
    queryFn: () => http.get(FAVOURITES_PATH, favouriteExercises),
    enabled: user !== null,
  });
  const show = (change: FavouriteChange) =>
    queries.setQueryData<ExerciseId[]>(queryKey, (ids) => ids && changeFavourites(ids, change));
  const { mutate } = useMutation({
    scope: { id: FAVOURITES_PATH },
    mutationFn: ({ id, isFavourite }: FavouriteChange) =>
      http.send(isFavourite ? "PUT" : "DELETE", `${FAVOURITES_PATH}/${id}`),
    async onMutate(change) {
      // An answer from before the press would undo what it shows.
      await queries.cancelQueries({ queryKey });
      show(change);
    },
    onError(error, { id, isFavourite }) {
      show({ id, isFavourite: !isFavourite });
      onError(error);
    },
  });
  return {
    ids: query.data,
    isError: query.isError,
    refetch: query.refetch,
    setFavourite: (id: ExerciseId, isFavourite: boolean) => mutate({ id, isFavourite }),
  };
}

const changeFavourites = (ids: ExerciseId[], { id, isFavourite }: FavouriteChange): ExerciseId[] =>
  isFavourite && ids.includes(id)
    ? ids
    : [...(isFavourite ? [id] : []), ...ids.filter((other) => other !== id)];
