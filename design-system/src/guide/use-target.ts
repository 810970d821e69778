import { useEffect, useLayoutEffect, useState } from "react";
import { type Box, CARD_SIZE_PX, isOffScreen, type Size } from "./tour-card.model.ts";

/** The element that a selector matches, updated while the page changes. */
export function useTarget(selector: string | undefined): Element | null {
  const [found, setFound] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const look = () => setFound(selector ? document.querySelector(selector) : null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [selector]);
  return found;
}

export interface BoundingBoxes {
  target: Box | null;
  card: Size;
  viewport: Size;
}

/** Before the layout effect has measured. */
const UNMEASURED: BoundingBoxes = {
  target: null,
  card: CARD_SIZE_PX,
  viewport: { width: 0, height: 0 },
};

const measure = (target: Element | null, card: Element | null): BoundingBoxes => {
  const box = target?.getBoundingClientRect();
  return {
    target: box ? { left: box.left, top: box.top, width: box.width, height: box.height } : null,
    card: card instanceof HTMLElement
      ? { width: card.offsetWidth, height: card.offsetHeight }
      : CARD_SIZE_PX,
    viewport: { width: document.documentElement.clientWidth, height: innerHeight },
  };
};

/** Bounding boxes of target, card and viewport, updated on scroll and resize. */
export function useBoundingBoxes(target: Element | null, card: Element | null): BoundingBoxes {
  const [boxes, setBoxes] = useState<BoundingBoxes>(UNMEASURED);
  useLayoutEffect(() => {
    const update = () =>
      setBoxes((before) => {
        const now = measure(target, card);
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    update();
    const observer = new ResizeObserver(update);
    for (const element of [target, card, document.body]) if (element) observer.observe(element);
    // Scrolling does not bubble: what scrolls may be any box around the target.
    addEventListener("scroll", update, { capture: true, passive: true });
    addEventListener("resize", update);
    return () => {
      observer.disconnect();
      removeEventListener("scroll", update, { capture: true });
      removeEventListener("resize", update);
    };
  }, [target, card]);
  return boxes;
}

/** Where the page's own header and navigation may lie over it, as `scroll-padding` of the root says. */
function coveredEdges(): { top: number; bottom: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return {
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: Number.parseFloat(scrollPaddingBottom) || 0,
  };
}

/** True when the element or an ancestor is fixed or sticky. */
const isFixedOrSticky = (element: Element | null): boolean =>
  element !== null &&
  (/fixed|sticky/.test(getComputedStyle(element).position) ||
    isFixedOrSticky(element.parentElement));

/** After this time a smooth scroll has ended or was interrupted. */
const SMOOTH_SCROLL_TIMEOUT_MS = 1000;

/** Brings a target that is off-screen into the middle of the screen; a long one begins at its top. */
export function useScrollIntoView(target: Element | null, still: boolean): void {
  useEffect(() => {
    if (!target) return;
    const bring = (behavior: ScrollBehavior) => {
      const { target: box, viewport } = measure(target, null);
      const covered = coveredEdges();
      if (!box || !isOffScreen(box, viewport, covered) || isFixedOrSticky(target)) return;
      const fits = box.height <= viewport.height - covered.top - covered.bottom;
      target.scrollIntoView({ block: fits ? "center" : "start", behavior });
    };
    bring(still ? "instant" : "smooth");
    // Any other scrolling stops a smooth one half-way, and a page in the background does not begin it.
    const timer = setTimeout(() => bring("instant"), SMOOTH_SCROLL_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [target, still]);
}
