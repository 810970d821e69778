import type { Member } from "@reclaim/contracts/members";
import { Tab, TabList, Tabs } from "@reclaim/design-system/tabs";
import { lazyPage } from "@reclaim/host-api";
import { useEffect, useRef } from "react";
import { AccountTab } from "./account-tab.tsx";
import type { Edits } from "./notification-settings.tsx";
import { PrivacyTab } from "./privacy-tab.tsx";
import { copy } from "./profile.copy.ts";
import { Panel } from "./profile.styles.ts";

const NotificationsTab = lazyPage(() => import("./notifications-tab.tsx"));
const AppearanceTab = lazyPage(() => import("./appearance-tab.tsx"));

const PAGES = ["notifications", "appearance", "privacy", "account"] as const;
export type SettingsPage = typeof PAGES[number];

/** The four pages of settings. `led`: he came by a row of the menu, so the focus goes to its tab. */
export function SettingsTab(
  { member, page, onPage, led, ...edits }: Edits & {
    member: Member;
    page: SettingsPage;
    onPage: (page: SettingsPage) => void;
    led: boolean;
  },
) {
  const shown = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (led) shown.current?.focus();
  }, [led]);
  return (
    <Tabs value={page} onValueChange={(chosen) => onPage(chosen as SettingsPage)}>
      <TabList aria-label={copy.settings.label} data-size="small">
        {PAGES.map((name) => (
          <Tab key={name} value={name} ref={name === page ? shown : undefined}>
            {copy.settings[name]}
          </Tab>
        ))}
      </TabList>
      <Panel value="notifications">
        <NotificationsTab {...edits} />
      </Panel>
      <Panel value="appearance">
        <AppearanceTab memberId={member.id} />
      </Panel>
      <Panel value="privacy">
        <PrivacyTab />
      </Panel>
      <Panel value="account">
        <AccountTab member={member} />
      </Panel>
    </Tabs>
  );
}
