import type { Member } from "@reclaim/contracts-members/members";
import { Tab, TabList, Tabs } from "@reclaim/design-system/tabs";
import { lateComponent } from "@reclaim/host-api";
import { useEffect, useRef } from "react";
import { AccountTab } from "./account-tab.tsx";
import type { UnsavedPreferences } from "./notification-settings.tsx";
import { PrivacyTab } from "./privacy-tab.tsx";
import { copy } from "./profile.copy.ts";
import { Panel } from "./profile.styles.ts";

const NotificationsTab = lateComponent(() => import("./notifications-tab.tsx"));
const AppearanceTab = lateComponent(() => import("./appearance-tab.tsx"));

const SETTINGS_PAGES = ["notifications", "appearance", "privacy", "account"] as const;
export type SettingsPage = typeof SETTINGS_PAGES[number];

/** The four pages of settings. `led`: a row of the profile menu opened the page, so the focus goes to its tab. */
export function SettingsTab(
  { member, page, onPage, led, ...edits }: UnsavedPreferences & {
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
        {SETTINGS_PAGES.map((name) => (
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
