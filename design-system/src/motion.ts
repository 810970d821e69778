import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

function subscribe(changed: () => void): () => void {
  const media = matchMedia(query);
  const observer = new MutationObserver(changed);
  media.addEventListener("change", changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-motion"] });
  return () => {
    media.removeEventListener("change", changed);
    observer.disconnect();
  };
}

const read = () =>
  matchMedia(query).matches || document.documentElement.dataset.motion === "reduced";

/**
 * True when reduced motion is wanted: by the system, or by `data-motion="reduced"` on the root.
 * Styles are stilled by base.css; ask here where a still form needs other markup.
 */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, read, () => false);
