import { type EventObject, fromCallback } from "xstate";

const isVisible = (target: string): boolean =>
  (document.querySelector(target)?.getClientRects().length ?? 0) > 0;

/** Tells which targets the page shows: at once, and when it changes or turns. */
export const watchTargets = fromCallback<EventObject, { targets: string[] }>(
  ({ input: { targets }, sendBack }) => {
    let told: string | undefined;
    const look = () => {
      const there = targets.filter(isVisible);
      const now = there.join("\n");
      if (now !== told) sendBack({ type: "page.changed", there });
      told = now;
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener("resize", look);
    return () => {
      observer.disconnect();
      removeEventListener("resize", look);
    };
  },
);
