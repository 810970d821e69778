import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.aside`
  position: sticky;
  top: 0;
  z-index: var(--layer-header);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-1) var(--space-4);
  background: var(--warning-ground);
  border-bottom: 2px solid var(--warning);
  color: var(--foreground);
  font-size: var(--text-small);
  overflow-wrap: anywhere;
`;
const Words = styled.div`
  display: grid;
  gap: var(--space-1);
  /* Beside the action where there is room, else above it. */
  flex: 0 1 auto;
  min-width: min(100%, 16rem);
`;

/** Keeps `--top-bar`, the offset of the header, equal to the height of the bar. */
function reserveHeaderOffset(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const measure = () => style.setProperty("--top-bar", `${bar.getBoundingClientRect().height}px`);
  const watch = new ResizeObserver(measure);
  watch.observe(bar);
  measure();
  return () => {
    watch.disconnect();
    style.removeProperty("--top-bar");
  };
}

/**
 * Words that are true of every page until they are settled, above the header: that this is not what
 * others see. It stays in view and cannot be dismissed; give it the one action that settles it.
 */
export function TopBar(
  { label, children, action }: {
    /** The name of this region of the page. */
    label: string;
    /** Paragraphs. */
    children: ReactNode;
    action: ReactNode;
  },
) {
  return (
    <Root aria-label={label} ref={reserveHeaderOffset}>
      <Words role="status">{children}</Words>
      {action}
    </Root>
  );
}
