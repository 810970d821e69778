import { useEffect, useLayoutEffect, useState } from "react";
import { type Box, CARD, isOffScreen, type Size } from "./tour-card.model.ts";

/** What a selector finds; also what comes or goes while the page loads. */
export function useTarget(selector: string | undefined): Element | null {
  const find = () => (selector ? document.querySelector(selector) : null);
  const [found, setFound] = useState<Element | null>(find);
  useLayoutEffect(() => {
    const look = () => setFound(selector ? document.querySelector(selector) : null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [selector]);
  return found;
}

export interface Boxes {
  target: Box | null;
  card: Size;
  viewport: Size;
}

const measure = (target: Element | null, card: Element | null): Boxes => {
  const box = target?.getBoundingClientRect();
  return {
    target: box ? { left: box.left, top: box.top, width: box.width, height: box.height } : null,
    card: card instanceof HTMLElement
      ? { width: card.offsetWidth, height: card.offsetHeight }
      : CARD,
    viewport: { width: document.documentElement.clientWidth, height: innerHeight },
  };
};

/** Where target and card are, kept true while the page scrolls and things change their size. */
export function useBoxes(target: Element | null, card: Element | null): Boxes {
  const [boxes, setBoxes] = useState(() => measure(target, card));
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

/** Part of what scrolling does not move. */
const staysInPlace = (element: Element | null): boolean =>
  element !== null &&
  (/fixed|sticky/.test(getComputedStyle(element).position) || staysInPlace(element.parentElement));

/** Milliseconds after which a smooth scroll has arrived, or something has stopped it. */
const ARRIVED = 1000;

/** Brings a target that is off-screen into the middle of the screen; a long one begins at its top. */
export function useScrollIntoView(target: Element | null, still: boolean): void {
  useEffect(() => {
    if (!target) return;
    const bring = (behavior: ScrollBehavior) => {
      const { target: box, viewport } = measure(target, null);
      const covered = coveredEdges();
      if (!box || !isOffScreen(box, viewport, covered) || staysInPlace(target)) return;
      const fits = box.height <= viewport.height - covered.top - covered.bottom;
      target.scrollIntoView({ block: fits ? "center" : "start", behavior });
    };
    bring(still ? "instant" : "smooth");
    // Any other scrolling stops a smooth one half-way, and a page in the background does not begin it.
    const timer = setTimeout(() => bring("instant"), ARRIVED);
    return () => clearTimeout(timer);
  }, [target, still]);
}
