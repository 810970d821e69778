import { styled } from "styled-components";
import { readableTextColor } from "./avatar.model.ts";

const Disc = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  background: var(--primary-dark);
  color: var(--on-primary);
  font-size: var(--text-body);
  font-weight: var(--weight-strong);
  line-height: 1;
  letter-spacing: 0.02em;
  user-select: none;
  &[data-size="small"] {
    width: 2.1rem;
    height: 2.1rem;
    font-size: var(--text-tiny);
  }
  &[data-size="large"] {
    width: 4rem;
    height: 4rem;
    font-size: var(--text-title);
  }
`;

/**
 * Initials on the author's own colour (#rrggbb), in black or white, whichever is readable on it; on
 * the theme's colour where there is none. Decoration: the name always stands beside it.
 */
export function Avatar(
  { initials, color, size }: {
    /** Two letters at most. */
    initials: string;
    color?: string | undefined;
    size?: "small" | "large" | undefined;
  },
) {
  return (
    <Disc
      aria-hidden="true"
      data-size={size}
      {...(color && { style: { background: color, color: readableTextColor(color) } })}
    >
      {initials}
    </Disc>
  );
}
