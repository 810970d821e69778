import type { QueryClient } from "@tanstack/react-query";

/** Stands in the page's query cache, which is emptied at sign-out. */
const KEY = ["mood-theme-hold"];

/** After signs of risk the page keeps its theme until the next check-in without them (D46). */
export function holdTheme(queries: QueryClient): void {
  queries.setQueryDefaults(KEY, { gcTime: Infinity });
  queries.setQueryData(KEY, true);
}
export const releaseTheme = (queries: QueryClient): void =>
  queries.removeQueries({ queryKey: KEY });
export const isThemeHeld = (queries: QueryClient): boolean =>
  queries.getQueryData<boolean>(KEY) === true;
