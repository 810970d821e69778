import type { Badge } from "@reclaim/contracts-members/badges";
import { BadgeList, BadgeMark, BadgeTile } from "./badge-tile.tsx";
import { BadgeIcon } from "./badge-icon.tsx";
import { copy } from "./shared.copy.ts";

const badgeProps = ({ id, name, icon, earned, earnedDate }: Badge) => ({
  name,
  icon: <BadgeIcon name={icon} />,
  earned,
  state: earnedDate ? copy.badge.earned(earnedDate) : copy.badge.locked,
  "data-badge": id,
});

/** Badges with what they are for. */
export function BadgeTiles({ badges }: { badges: Badge[] }) {
  return (
    <BadgeList>
      {badges.map((badge) => (
        <BadgeTile key={badge.id} description={badge.description} {...badgeProps(badge)} />
      ))}
    </BadgeList>
  );
}

/** Badges at a glance. */
export function BadgeMarks({ badges }: { badges: Badge[] }) {
  return (
    <BadgeList data-compact>
      {badges.map((badge) => <BadgeMark key={badge.id} {...badgeProps(badge)} />)}
    </BadgeList>
  );
}
