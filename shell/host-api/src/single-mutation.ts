import { useMutation, type UseMutationOptions, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";

/**
 * `useMutation` for what must be sent once: `mutate` does nothing while an earlier call runs. A guard
 * by `isPending` is too late for a double press, since that state comes with the next render.
 * Components that give the same `mutationKey` exclude each other.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const queries = useQueryClient();
  const id = useId();
  const mutationKey = options.mutationKey ?? ["single", id];
  const mutation = useMutation({ ...options, mutationKey });
  return {
    ...mutation,
    mutate(variables: Variables): void {
      if (queries.isMutating({ mutationKey }) === 0) mutation.mutate(variables);
    },
  };
}
