import { Tab, TabList, Tabs } from "@reclaim/design-system/tabs";
import { useHost } from "@reclaim/host-api";
import { SystemNotificationsRow } from "../../shared/system-notifications-row.tsx";
import { NotificationPreviews } from "./notification-previews.tsx";
import { NotificationSettings, type UnsavedPreferences } from "./notification-settings.tsx";
import { copy } from "./notifications.copy.ts";
import { Panel } from "./profile.styles.ts";

/** Settings > Notifications. Nothing without a member. What is not saved is kept by the dialog. */
export default function NotificationsTab(edits: UnsavedPreferences) {
  const { member } = useHost().session;
  if (!member) return null;
  const { notificationTone } = edits.edits ?? member.notificationPreferences;
  return (
    <Tabs defaultValue="settings">
      <TabList aria-label={copy.tabs.label} data-variant="segments">
        <Tab value="settings">{copy.tabs.settings}</Tab>
        <Tab value="try-out">{copy.tabs.tryOut}</Tab>
      </TabList>
      <Panel value="settings">
        <NotificationSettings {...edits} saved={member} />
        <SystemNotificationsRow memberId={member.id} />
      </Panel>
      <Panel value="try-out">
        <NotificationPreviews tone={notificationTone} />
      </Panel>
    </Tabs>
  );
}
