import { IconButton } from "@reclaim/design-system";
import { Menu, MenuItem } from "@reclaim/design-system/menu";
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";

/** One thing to do with a post or comment. */
export interface MenuEntry {
  label: string;
  icon: ReactNode;
  danger?: boolean;
  onSelect: () => void;
}

/** The seldom used actions on a post or comment, in a chunk of their own. */
export default function MoreMenu({ label, entries }: { label: string; entries: MenuEntry[] }) {
  return (
    <Menu
      trigger={
        <IconButton label={label}>
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      }
    >
      {entries.map(({ label, icon, danger = false, onSelect }) => (
        <MenuItem key={label} icon={icon} danger={danger} onSelect={onSelect}>{label}</MenuItem>
      ))}
    </Menu>
  );
}
