import type { ReactNode } from "react";
import { styled } from "styled-components";
import { type LinkAs, plainLink } from "./link-as.tsx";

export interface NavEntry {
  to: string;
  label: string;
  /** Decoration beside the words. */
  icon: ReactNode;
}

const Nav = styled.nav`
  position: fixed;
  inset: auto 0 0 0;
  z-index: var(--layer-header);
  container-type: inline-size;
  background: var(--surface);
  border-top: 1px solid var(--border);
  padding-bottom: env(safe-area-inset-bottom);
`;
const List = styled.ul`
  display: flex;
  max-width: 60rem;
  margin: 0 auto;
  padding: 0;
  list-style: none;
  /* With text at 200 % it scrolls instead of cutting words off. */
  overflow-x: auto;
  scrollbar-width: none;
  --shade: color-mix(in srgb, var(--edge) 45%, transparent);
  /* A shade at either edge tells that there is more; at the ends a cover scrolls over it. */
  background:
    linear-gradient(to right, var(--surface) 50%, transparent) left / 2rem 100% no-repeat local,
    linear-gradient(to left, var(--surface) 50%, transparent) right / 2rem 100% no-repeat local,
    linear-gradient(to right, var(--shade), transparent) left / 1rem 100% no-repeat,
    linear-gradient(to left, var(--shade), transparent) right / 1rem 100% no-repeat;
  li {
    flex: 1 0 auto;
  }
  a {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: var(--space-1);
    min-height: 3.5rem;
    padding: var(--space-1) 0;
    letter-spacing: -0.01em;
    /* 12 px on the smallest phones, so that seven labels fit beside each other. */
    font-size: clamp(0.667rem, 3.4cqi, var(--text-tiny));
    line-height: 1.15;
    white-space: nowrap;
    color: var(--muted);
    text-decoration: none;
  }
  /* More than seven scroll: the words keep apart, and the current page's are seen. */
  &:has(> li:nth-child(8)) {
    max-width: 80rem;
    a {
      padding-inline: var(--space-2);
    }
  }
  a[aria-current="page"] {
    scroll-initial-target: nearest;
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a:hover {
    color: var(--foreground);
  }
  a[aria-current="page"] {
    color: var(--primary-dark);
  }
  @container (min-width: 48rem) {
    padding-inline: var(--space-2);
    a {
      flex-direction: row;
      gap: var(--space-2);
      padding-inline: var(--space-2);
      font-size: var(--text-small);
      letter-spacing: normal;
    }
  }
`;
const Mark = styled.span`
  display: grid;
  place-items: center;
  width: clamp(2rem, 11cqi, 2.75rem);
  height: 1.75rem;
  border-radius: var(--radius-round);
  transition: background-color var(--duration-quick);
  svg {
    width: 1.3rem;
    height: 1.3rem;
    stroke-width: 1.75;
  }
  a[aria-current="page"] & {
    background: var(--selected);
    box-shadow: inset 0 0 0 1px var(--primary);
  }
`;

/** The ways to the main pages, always in reach of the thumb; at most seven, with short labels. */
export function BottomNav(
  { label, entries, linkAs: LinkTo = plainLink }: {
    /** Accessible name. */
    label: string;
    entries: NavEntry[];
    /** The router's link; it marks the current page by `aria-current`. */
    linkAs?: LinkAs;
  },
) {
  return (
    <Nav aria-label={label}>
      <List>
        {entries.map(({ to, label, icon }) => (
          <li key={to}>
            <LinkTo to={to} end={to === "/"}>
              <Mark aria-hidden>{icon}</Mark>
              {label}
            </LinkTo>
          </li>
        ))}
      </List>
    </Nav>
  );
}
