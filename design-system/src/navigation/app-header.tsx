import type { ReactNode } from "react";
import { styled } from "styled-components";
import { type LinkAs, plainLink } from "./link-as.tsx";

/** A way to a page, or something to do. */
export type HeaderEntry =
  & {
    label: string;
    /** Stands alone on phones, so it must be one that everybody knows. */
    icon: ReactNode;
  }
  & ({ to: string } | {
    onPress: () => void;
    opens?: "dialog";
    /** The name by which a tour points at it. */
    tour?: string;
  });

const Header = styled.header`
  position: sticky;
  top: var(--top-bar);
  z-index: var(--layer-header);
  container-type: inline-size;
  background: var(--background);
  border-bottom: 1px solid var(--border);
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  max-width: var(--column-wide);
  margin: 0 auto;
  padding: var(--space-1) var(--space-4);
  > a,
  > button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-height: var(--target);
    min-width: var(--target);
    padding: 0 var(--space-3);
    border: 0;
    border-radius: var(--radius-round);
    background: none;
    color: var(--foreground);
    font-size: var(--text-small);
    text-decoration: none;
    cursor: pointer;
    transition: background-color var(--duration-quick);
  }
  > a:hover,
  > button:hover {
    background: var(--sunken);
  }
  > a[aria-current="page"] {
    background: var(--selected);
    color: var(--primary-dark);
  }
  > .name,
  > .name[aria-current="page"] {
    margin-right: auto;
    padding: 0 var(--space-1);
    margin-left: calc(-1 * var(--space-1));
    background: none;
    font: var(--weight-strong) 1.35rem var(--serif);
    letter-spacing: -0.01em;
    color: var(--primary-dark);
  }
  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.75;
  }
  /* On small screens the icon stands alone; its words remain for screen readers. */
  @container (max-width: 42.55rem) {
    gap: 0;
    padding-inline: var(--space-3);
    > a:not(.name),
    > button {
      padding: 0;
    }
    span {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
  }
  /* On the smallest phones five entries stand beside the name: 44 px each. */
  @container (max-width: 20rem) {
    padding-inline: var(--space-2);
    > a,
    > button {
      min-width: 2.45rem;
    }
    > .name,
    > .name[aria-current="page"] {
      margin-left: 0;
      font-size: var(--text-lead);
    }
  }
`;

/** Shows when the keyboard comes to it, first of all, and passes over the header. */
export const SkipLink = styled.a`
  position: fixed;
  left: var(--space-4);
  top: -6rem;
  z-index: var(--layer-skip-link);
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-medium);
  background: var(--surface);
  box-shadow: var(--shadow-high);
  font-weight: var(--weight-strong);
  &:focus {
    top: var(--space-2);
  }
`;

/** The top of every page: the product's name, which leads home, and a few entries. It stays. */
export function AppHeader(
  { name, home, entries, linkAs: LinkTo = plainLink }: {
    name: string;
    home: string;
    entries: HeaderEntry[];
    /** The router's link; it marks the current page by `aria-current`. */
    linkAs?: LinkAs;
  },
) {
  return (
    <Header>
      <Bar>
        <LinkTo className="name" to={home} end>{name}</LinkTo>
        {entries.map((entry) => {
          const { label, icon } = entry;
          const words = (
            <>
              {icon}
              <span>{label}</span>
            </>
          );
          return "to" in entry
            ? <LinkTo key={label} to={entry.to} title={label}>{words}</LinkTo>
            : (
              <button
                key={label}
                type="button"
                title={label}
                aria-haspopup={entry.opens}
                data-tour={entry.tour}
                onClick={entry.onPress}
              >
                {words}
              </button>
            );
        })}
      </Bar>
    </Header>
  );
}
