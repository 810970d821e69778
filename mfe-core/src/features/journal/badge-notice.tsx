import { Banner } from "@reclaim/design-system/banner";
import { useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { copy } from "./journal.copy.ts";

/** Badges that an entry has earned, by name. */
export function BadgeNotice({ ids, onDismiss }: { ids: string[]; onDismiss: () => void }) {
  const { session: { member } } = useHost();
  const names = member?.badges.filter(({ id }) => ids.includes(id)).map(({ name }) => name) ?? [];
  if (names.length === 0) return null;
  return (
    <Banner
      tone="success"
      title={copy.badge(names)}
      action={<Link to="/achievements">{copy.badges}</Link>}
      onDismiss={onDismiss}
    />
  );
}
