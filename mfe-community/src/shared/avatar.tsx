import { styled } from "styled-components";
import { type Face, inkOn } from "./avatar.model.ts";

const Disc = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  aspect-ratio: 1;
  border-radius: 50%;
  font-weight: 600;
  letter-spacing: 0.02em;
  &[data-size="small"] {
    width: 2.1rem;
    font-size: 0.8rem;
  }
  &[data-size="large"] {
    width: 4rem;
    font-size: 1.4rem;
  }
`;

/** Initials on the author's colour; decoration, since the name always stands beside it. */
export function Avatar(
  { face: { color, initials }, size }: {
    face: Pick<Face, "color" | "initials">;
    size?: "small" | "large";
  },
) {
  return (
    <Disc
      aria-hidden="true"
      data-size={size}
      style={{ background: color, color: inkOn(color) }}
    >
      {initials}
    </Disc>
  );
}
