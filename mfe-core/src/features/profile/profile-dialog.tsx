import type { NotificationPreferences } from "@reclaim/contracts-members/members";
import { AlertDialog } from "@reclaim/design-system/alert-dialog";
import { Dialog } from "@reclaim/design-system/dialog";
import { Tab, TabList, Tabs } from "@reclaim/design-system/tabs";
import { type SlotProps, useHost } from "@reclaim/host-api";
import { useState } from "react";
import { copy } from "./profile.copy.ts";
import { ProfileTab } from "./profile-tab.tsx";
import { type SettingsPage, SettingsTab } from "./settings-tab.tsx";
import { Panel } from "./profile.styles.ts";

/** The member's profile and settings, behind the header's profile button. Nothing without a member. */
export default function ProfileDialog({ open, onOpenChange }: SlotProps["profile.dialog"]) {
  const { member } = useHost().session;
  const [tab, setTab] = useState("profile");
  const [page, setPage] = useState<SettingsPage>("notifications");
  const [led, setLed] = useState(false);
  const [edits, setEdits] = useState<NotificationPreferences | null>(null);
  const [asking, setAsking] = useState(false);
  if (!member) return null;
  const close = () => onOpenChange(false);
  const leave = () => edits ? setAsking(true) : close();
  return (
    <Dialog open={open} onOpenChange={(next) => next || leave()} title={copy.title} tall>
      <Tabs
        value={tab}
        onValueChange={(chosen) => {
          setLed(false);
          setTab(chosen);
        }}
      >
        <TabList aria-label={copy.tabs.label}>
          <Tab value="profile">{copy.tabs.profile}</Tab>
          <Tab value="settings">{copy.tabs.settings}</Tab>
        </TabList>
        <Panel value="profile">
          <ProfileTab
            member={member}
            close={leave}
            onSignedOut={close}
            onSettings={(chosen) => {
              setPage(chosen);
              setLed(true);
              setTab("settings");
            }}
          />
        </Panel>
        <Panel value="settings">
          <SettingsTab
            member={member}
            page={page}
            onPage={setPage}
            led={led}
            edits={edits}
            onEdit={setEdits}
          />
        </Panel>
      </Tabs>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={copy.unsaved.title}
        confirm={copy.unsaved.confirm}
        cancel={copy.unsaved.cancel}
        onConfirm={close}
      >
        {copy.unsaved.words}
      </AlertDialog>
    </Dialog>
  );
}
