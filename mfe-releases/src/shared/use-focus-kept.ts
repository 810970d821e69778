import { type FocusEvent, useEffect, useRef } from "react";

/**
 * For a view whose buttons come and go with what it shows: the focus of one that has gone moves to
 * the heading of its row, else to the view. Returns what hears of the focus in the view.
 */
export function useFocusKept(): (event: FocusEvent<HTMLElement>) => void {
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
