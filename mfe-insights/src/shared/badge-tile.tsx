import type { Badge } from "@reclaim/contracts/members";
import { Icon, Muted } from "@reclaim/design-system";
import { styled } from "styled-components";
import { badgeIcon } from "./badge-icons.ts";
import { copy } from "./shared.copy.ts";

/** A list of badges, as many beside each other as fit. `data-compact` for marks without their words. */
export const BadgeList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-3);
  padding: 0;
  list-style: none;
  &[data-compact] {
    grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  }
`;
const Tile = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-4);
  align-items: center;
  padding: var(--space-4);
  border: 1px solid var(--border);
  border-radius: var(--radius-medium);
  background: var(--surface);
  &[data-earned="false"] {
    background: none;
    border-style: dashed;
  }
`;
const Seal = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  background: color-mix(in srgb, var(--primary) 14%, var(--surface));
  color: var(--primary-dark);
  [data-earned="false"] > & {
    background: var(--sunken);
    color: var(--muted);
  }
`;
const Name = styled.p`
  font: 600 1.1rem var(--serif);
`;
const Mark = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) 0;
  text-align: center;
  font-size: 0.85rem;
  line-height: 1.3;
  p {
    font-size: 0.75rem;
  }
`;

const stateOf = ({ earnedDate }: Badge) =>
  earnedDate ? copy.badge.earned(earnedDate) : copy.badge.locked;

/** One badge, with its date once it is earned. */
export function BadgeTile({ badge }: { badge: Badge }) {
  return (
    <Tile data-earned={badge.earned} data-badge={badge.id}>
      <Seal>
        <Icon paths={badgeIcon(badge.icon)} />
      </Seal>
      <div>
        <Name>{badge.name}</Name>
        <p>{badge.description}</p>
        <Muted>{stateOf(badge)}</Muted>
      </div>
    </Tile>
  );
}

/** One badge as a mark: what it is called, and when it was earned. */
export function BadgeMark({ badge }: { badge: Badge }) {
  return (
    <Mark data-earned={badge.earned} data-badge={badge.id}>
      <Seal>
        <Icon paths={badgeIcon(badge.icon)} />
      </Seal>
      {badge.name}
      <Muted>{stateOf(badge)}</Muted>
    </Mark>
  );
}
