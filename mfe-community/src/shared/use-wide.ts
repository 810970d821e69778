import { useSyncExternalStore } from "react";

/** From this width the list and the open post stand beside each other. */
export const WIDE = "(min-width: 1100px)";

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia?.(WIDE);
  query?.addEventListener("change", listener);
  return () => query?.removeEventListener("change", listener);
}

/** Whether a list and a post fit beside each other. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(WIDE).matches ?? false,
    () => false,
  );
