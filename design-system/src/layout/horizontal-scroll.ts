/**
 * Observes a row that may overflow horizontally: sets `data-before` and `data-after` where content
 * overflows, and scrolls the element that matches `active` into view when it changes. Returns the
 * cleanup function.
 */
export function observeHorizontalScroll(row: HTMLElement, active: string): () => void {
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth } = row;
    row.dataset.before = String(scrollLeft > 1);
    row.dataset.after = String(scrollLeft + clientWidth < scrollWidth - 1);
  };
  // Not scrollIntoView: that would move the page, too.
  const show = () => {
    const chosen = row.querySelector(active);
    if (chosen) {
      const { left, width } = chosen.getBoundingClientRect();
      const place = row.getBoundingClientRect();
      row.scrollLeft += left + width / 2 - (place.left + place.width / 2);
    }
    mark();
  };
  show();
  const changed = new MutationObserver(show);
  changed.observe(row, { subtree: true, childList: true, attributeFilter: ["data-state"] });
  row.addEventListener("scroll", mark, { passive: true });
  addEventListener("resize", show);
  return () => {
    changed.disconnect();
    row.removeEventListener("scroll", mark);
    removeEventListener("resize", show);
  };
}
