import { type FocusEvent, useEffect, useRef } from "react";

/**
 * For a view whose buttons come and go with its data: the focus of a removed button moves to
 * the heading of its row, else to the view. Returns what hears of the focus in the view.
 */
export function usePreservedFocus(): (event: FocusEvent<HTMLElement>) => void {
  const last = useRef<{ element: HTMLElement; places: (HTMLElement | null | undefined)[] }>(null);
  useEffect(() => {
    if (!last.current || last.current.element.isConnected) return;
    // In a dialog it stands well.
    if (document.activeElement !== document.body) return;
    last.current.places.find((place) => place?.isConnected)?.focus();
  });
  return ({ target, currentTarget }) => {
    // Menus and dialogs stand elsewhere in the document.
    if (!currentTarget.contains(target)) return;
    const headings = [...currentTarget.querySelectorAll("h2")];
    const own = headings.find((heading) => heading.closest("li")?.contains(target));
    last.current = {
      element: target,
      places: [own, target.closest<HTMLElement>("[role=tabpanel]")],
    };
  };
}
