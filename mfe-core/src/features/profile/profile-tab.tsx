import { TOTAL_MODULES } from "@reclaim/contracts/catalogue";
import type { Member } from "@reclaim/contracts/members";
import { Muted, SectionTitle } from "@reclaim/design-system";
import { Avatar } from "@reclaim/design-system/avatar";
import { ProgressRing } from "@reclaim/design-system/progress-ring";
import { useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import {
  Bell,
  ChevronRight,
  LifeBuoy,
  type LucideIcon,
  Palette,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import { copy } from "./profile.copy.ts";
import { initialsOf } from "./profile.model.ts";
import { Figures, Menu, Who } from "./profile.styles.ts";
import type { SettingsPage } from "./settings-tab.tsx";
import { SignOut } from "./sign-out.tsx";

const WAYS: [page: SettingsPage, Icon: LucideIcon][] = [
  ["notifications", Bell],
  ["appearance", Palette],
  ["privacy", ShieldCheck],
  ["account", UserRound],
];

/** Who the member is, how far he has come, and the ways from here. */
export function ProfileTab(
  { member, onSettings, close, onSignedOut }: {
    member: Member;
    onSettings: (page: SettingsPage) => void;
    close: () => void;
    onSignedOut: () => void;
  },
) {
  const { Slot } = useHost();
  const name = member.name ?? copy.guest;
  return (
    <>
      <Who>
        <Avatar initials={initialsOf(name)} size="large" />
        <div>
          <SectionTitle as="h3">{name}</SectionTitle>
          <Muted>{copy.since(member.joinedDate)}</Muted>
        </div>
      </Who>
      <Figures>
        <div>
          <dt>{copy.completion}</dt>
          <dd>
            <ProgressRing
              label={copy.completion}
              value={(member.completedModules / TOTAL_MODULES) * 100}
            />
          </dd>
        </div>
        <div>
          <dt>{copy.streak}</dt>
          <dd>{member.streak}</dd>
        </div>
        <div>
          <dt>{copy.modules}</dt>
          <dd>{member.completedModules}</dd>
        </div>
      </Figures>
      <Menu aria-label={copy.menu.label}>
        {WAYS.map(([page, Icon]) => (
          <button
            key={page}
            type="button"
            onClick={() => onSettings(page)}
          >
            <Icon size={20} aria-hidden />
            <span>{copy.menu[page]}</span>
            <ChevronRight size={20} aria-hidden />
          </button>
        ))}
        <Link to="/help" onClick={close}>
          <LifeBuoy size={20} aria-hidden />
          <span>{copy.menu.help}</span>
          <ChevronRight size={20} aria-hidden />
        </Link>
        <Slot name="profile.menu" close={close} />
      </Menu>
      <SignOut guest={member.guest} onSignedOut={onSignedOut} />
    </>
  );
}
