import { type RefObject, useEffect } from "react";

/**
 * Lets the focus into `place` while a modal dialog holds it, and back. A dialog may come from
 * another bundle, so nothing but the DOM connects the two: its trap and its "focus has left" listen
 * on the document for focus events, and they do not hear those that enter or are within `place`.
 * React listens further down and hears all.
 */
export function useFocusOverDialogs(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { documentElement } = document;
    let before: Element | null = null;
    const within = (node: EventTarget | null) =>
      node instanceof Node && place.current?.contains(node) === true;

    const entering = (event: FocusEvent) => {
      if (!within(event.target)) return;
      if (!within(event.relatedTarget)) before = event.relatedTarget as Element | null;
      event.stopPropagation();
    };
    const leaving = (event: FocusEvent) => {
      if (within(event.relatedTarget) || within(event.target)) event.stopPropagation();
    };
    // The focused element was removed: the focus returns to its former place.
    const giveBack = () => {
      const { activeElement } = document;
      const nobody = activeElement === document.body || within(activeElement);
      if (!nobody || place.current?.querySelector("[data-state=open]")) return;
      if (before instanceof HTMLElement) before.focus();
      before = null;
    };
    const removed = new MutationObserver(giveBack);
    documentElement.addEventListener("focusin", entering);
    documentElement.addEventListener("focusout", leaving);
    if (place.current) removed.observe(place.current, { childList: true, subtree: true });
    return () => {
      documentElement.removeEventListener("focusin", entering);
      documentElement.removeEventListener("focusout", leaving);
      removed.disconnect();
      // The place itself may go, with the focus in it.
      giveBack();
    };
  }, [place]);
}
