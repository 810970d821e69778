import { type RefObject, useLayoutEffect, useSyncExternalStore } from "react";

/**
 * Dialogs that are open now: none, only those that leave the reserved top of the window free
 * (`panel`), or also others.
 */
type OpenDialogs = "none" | "panel" | "other";

const DIALOGS = "[role=dialog], [role=alertdialog], dialog[open]";

function readOpenDialogs(): OpenDialogs {
  const open = [...document.querySelectorAll(DIALOGS)];
  if (open.length === 0) return "none";
  return open.every((dialog) => dialog.hasAttribute("data-panel")) ? "panel" : "other";
}

function subscribeToDom(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["open"] });
  return () => observer.disconnect();
}
/** For values that change with nothing but the environment. */
export const subscribeToNothing = () => () => {};

/** Follows the open dialogs of the page while `enabled`; "none" otherwise. */
export const useOpenDialogs = (enabled: boolean): OpenDialogs =>
  useSyncExternalStore(
    enabled ? subscribeToDom : subscribeToNothing,
    enabled ? readOpenDialogs : () => "none",
    () => "none",
  );

/** Space in px at the top of the window that dialogs leave free; absent when they need not. */
const RESERVED_TOP = "--reserved-top";
/** Between a toast and the dialog below it, in px. */
const GAP_PX = 8;

/** Reserves the space of `viewport` for the toast `id`; none without an id. */
export function useReservedTop(
  viewport: RefObject<HTMLElement | null>,
  id: number | undefined,
): void {
  useLayoutEffect(() => {
    const element = viewport.current;
    if (id === undefined || !element) return;
    const { style } = document.documentElement;
    const measure = () => {
      const { bottom } = element.getBoundingClientRect();
      style.setProperty(RESERVED_TOP, `${Math.ceil(bottom) + GAP_PX}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(RESERVED_TOP);
    };
  }, [viewport, id]);
}
