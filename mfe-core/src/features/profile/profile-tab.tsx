import { TOTAL_MODULES } from "@reclaim/contracts-members/catalogue";
import type { Member } from "@reclaim/contracts-members/members";
import { Muted, SectionTitle } from "@reclaim/design-system";
import { Avatar } from "@reclaim/design-system/avatar";
import { MenuRow } from "@reclaim/design-system/menu-row";
import { ProgressRing } from "@reclaim/design-system/progress-ring";
import { useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { Bell, LifeBuoy, type LucideIcon, Palette, ShieldCheck, UserRound } from "lucide-react";
import { copy } from "./profile.copy.ts";
import { toInitials } from "./profile.model.ts";
import { Figures, MemberHead } from "./profile.styles.ts";
import type { SettingsPage } from "./settings-tab.tsx";
import { SignOut } from "./sign-out.tsx";

const MENU_PAGES: [page: SettingsPage, Icon: LucideIcon][] = [
  ["notifications", Bell],
  ["appearance", Palette],
  ["privacy", ShieldCheck],
  ["account", UserRound],
];

/** Name and progress of the member, with links to other pages. */
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
      <MemberHead>
        <Avatar initials={toInitials(name)} size="large" />
        <div>
          <SectionTitle as="h3">{name}</SectionTitle>
          <Muted>{copy.since(member.joinedDate)}</Muted>
        </div>
      </MemberHead>
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
      <nav aria-label={copy.menu.label}>
        {MENU_PAGES.map(([page, Icon]) => (
          <MenuRow
            key={page}
            icon={<Icon aria-hidden />}
            label={copy.menu[page]}
            onClick={() => onSettings(page)}
          />
        ))}
        <MenuRow
          as={Link}
          to="/help"
          icon={<LifeBuoy aria-hidden />}
          label={copy.menu.help}
          onClick={close}
        />
        <Slot name="profile.menu" close={close} />
      </nav>
      <SignOut guest={member.guest} onSignedOut={onSignedOut} />
    </>
  );
}
