import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";

/** A list of badges, as many beside each other as fit. `data-compact` for marks without their words. */
export const BadgeList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-3);
  padding: 0;
  list-style: none;
  &[data-compact] {
    grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
    gap: var(--space-5) var(--space-3);
  }
`;
const Tile = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;
  padding: var(--space-4);
  border: 1px solid var(--border);
  border-radius: var(--radius-large);
  background: var(--surface);
  &[data-earned="true"] {
    box-shadow: var(--shadow-low);
  }
  &[data-earned="false"] {
    background: none;
  }
`;
/** Pressed like a signet once it is earned; before that only its outline. */
const Seal = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  border: 1px dashed var(--edge);
  color: var(--muted);
  [data-earned="true"] > & {
    border: 0;
    background: var(--primary-dark);
    color: var(--on-primary);
    box-shadow:
      inset 0 0 0 4px var(--primary-dark),
      inset 0 0 0 5px color-mix(in srgb, var(--on-primary) 65%, var(--primary-dark)),
      var(--shadow-low);
  }
`;
const Name = styled.p`
  font: var(--weight-strong) var(--text-lead) / var(--leading-heading) var(--serif);
`;
const Description = styled.p`
  margin-top: var(--space-1);
  line-height: 1.35;
  text-wrap: pretty;
`;
const State = styled.p`
  margin-top: var(--space-1);
  font-size: var(--text-small);
  line-height: var(--leading-heading);
  color: var(--muted);
`;
const Mark = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
  font-size: var(--text-small);
  line-height: var(--leading-heading);
  ${Seal} {
    margin-bottom: var(--space-3);
  }
  ${State} {
    font-size: var(--text-tiny);
  }
`;

interface Badge extends ComponentProps<"li"> {
  name: string;
  /** A line drawing of 24 px; decoration. */
  icon: ReactNode;
  earned: boolean;
  /** Says the state in words, such as "Earned Nov 3" or "Locked". */
  state: string;
}

/** One badge with what it is for, in a BadgeList. */
export function BadgeTile(
  { name, icon, earned, state, description, ...item }: Badge & { description: string },
) {
  return (
    <Tile data-earned={earned} {...item}>
      <Seal aria-hidden="true">{icon}</Seal>
      <div>
        <Name>{name}</Name>
        <Description>{description}</Description>
        <State>{state}</State>
      </div>
    </Tile>
  );
}

/** One badge as a mark, in a BadgeList with `data-compact`. */
export function BadgeMark({ name, icon, earned, state, ...item }: Badge) {
  return (
    <Mark data-earned={earned} {...item}>
      <Seal aria-hidden="true">{icon}</Seal>
      {name}
      <State>{state}</State>
    </Mark>
  );
}
