/**
 * For a row that may be wider than its place: says by `data-before` and `data-after` where it goes
 * on, and brings what matches `active` into view when it changes. Returns how to stop it.
 */
export function watchSidewaysScroll(row: HTMLElement, active: string): () => void {
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
