import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { keys } from "./query-keys.ts";

/**
 * State of a page, such as its tab, that is there again when the member comes back to it. It is
 * forgotten with what was fetched: some minutes after he has left, on a reload and on sign-out.
 */
export function useKeptView(place: string, initial: string): [string, (value: string) => void] {
  const queries = useQueryClient();
  const [value, setValue] = useState(() =>
    queries.getQueryData<string>(keys.view(place)) ?? initial
  );
  const keep = useCallback((next: string) => {
    setValue(next);
    queries.setQueryData(keys.view(place), next);
  }, [queries, place]);
  return [value, keep];
}

/** Goes back to where the member was reading `place`, as soon as its list `isShown`. */
export function useReadingPosition(place: string, isShown: boolean): void {
  const queries = useQueryClient();
  const key = `${place}:scroll`;
  useEffect(() => {
    if (!isShown) return;
    const top = queries.getQueryData<number>(keys.view(key));
    // The shell goes to the top of each page first.
    const frame = requestAnimationFrame(() => top && scrollTo({ top }));
    const remember = () => void queries.setQueryData(keys.view(key), scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", remember);
    };
  }, [queries, key, isShown]);
}
