import type { Member, NotificationPreferences } from "@reclaim/contracts-members/members";
import { Button, Muted, Stack } from "@reclaim/design-system";
import { RadioGroup } from "@reclaim/design-system/radio-group";
import { Switch, SwitchGroup } from "@reclaim/design-system/switch";
import { TimePicker } from "@reclaim/design-system/time-picker";
import { getErrorMessage, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { updateMember } from "../../shared/member.client.ts";
import { reminderText, type Tone } from "../../shared/reminder.copy.ts";
import { copy } from "./notifications.copy.ts";

const TONES = Object.keys(copy.tones) as Tone[];

/** Below its switch, as its answer. */
const ReminderTime = styled.div`
  padding: 0 0 var(--space-4) var(--space-4);
  margin-inline-start: var(--space-1);
  border-inline-start: 3px solid var(--border);
`;

/** The focused control must not lie below the bar. */
const Form = styled(Stack)`
  :is(button, select) {
    scroll-margin-bottom: 7rem;
  }
`;

/** Stays in view however long the form is, so that nobody leaves without having seen it. */
const SaveBar = styled.div`
  position: sticky;
  /* Over what the dialog leaves free at its end. */
  bottom: calc(-1 * (var(--space-5) + env(safe-area-inset-bottom)));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3) calc(var(--space-3) + env(safe-area-inset-bottom));
  background: var(--surface);
  border-top: 1px solid var(--border);
`;

export interface UnsavedPreferences {
  /** Unsaved choices; null without any. */
  edits: NotificationPreferences | null;
  onEdit: (edits: NotificationPreferences | null) => void;
}

const areEqual = (one: NotificationPreferences, other: NotificationPreferences): boolean =>
  Object.entries(one).every(([key, value]) => other[key as keyof typeof other] === value);

/** The form of the notification preferences: nothing holds before Save Preferences (core specification §4). */
export function NotificationSettings(
  { edits, onEdit, saved }: UnsavedPreferences & { saved: Member },
) {
  const { http, notify, session } = useHost();
  const preferences = edits ?? saved.notificationPreferences;
  const off = !preferences.enabled;
  const save = useMutation({
    mutationFn: (notificationPreferences: NotificationPreferences) =>
      updateMember(http, { notificationPreferences }),
    onSuccess(changed) {
      session.updateMember(changed);
      onEdit(null);
      notify(copy.saved);
    },
    onError: (error) =>
      notify({
        title: copy.failed.title,
        description: getErrorMessage(error, copy.failed.fallback),
        variant: "destructive",
      }),
  });
  function change(fields: Partial<NotificationPreferences>) {
    const next = { ...preferences, ...fields };
    onEdit(areEqual(next, saved.notificationPreferences) ? null : next);
  }
  type OnOff = {
    [Key in keyof NotificationPreferences]: NotificationPreferences[Key] extends boolean ? Key
      : never;
  }[keyof NotificationPreferences];
  const option = (key: OnOff, label: string, description?: ReactNode) => (
    <Switch
      label={label}
      description={description}
      checked={preferences[key]}
      disabled={save.isPending || (key !== "enabled" && off)}
      onCheckedChange={(on) => change({ [key]: on })}
    />
  );

  return (
    <Form
      as="form"
      $gap={5}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate(preferences);
      }}
    >
      {option("enabled", copy.enabled, off ? copy.resting : copy.enabledHint)}
      <SwitchGroup label={copy.which} disabled={off || save.isPending}>
        <div>
          {option("dailyCheckInReminder", copy.checkIn)}
          {preferences.dailyCheckInReminder && (
            <ReminderTime>
              <TimePicker
                label={copy.checkInTime}
                labelHidden
                value={preferences.checkInTime}
                onChange={(checkInTime) => change({ checkInTime })}
              />
            </ReminderTime>
          )}
        </div>
        <div>
          {option("journalReminder", copy.journal)}
          {preferences.journalReminder && (
            <ReminderTime>
              <TimePicker
                label={copy.journalTime}
                labelHidden
                value={preferences.journalTime}
                onChange={(journalTime) => change({ journalTime })}
              />
            </ReminderTime>
          )}
        </div>
        {option("weeklyProgressSummary", copy.weekly, copy.weeklyHint)}
        {option("moduleCompletionReminders", copy.modules, copy.modulesHint)}
        {option("communityActivity", copy.community, copy.communityHint)}
        {option("quietAfterCheckIn", copy.quiet, copy.quietHint)}
      </SwitchGroup>
      <RadioGroup
        label={copy.tone}
        disabled={off || save.isPending}
        value={preferences.notificationTone}
        onChange={(notificationTone) => change({ notificationTone })}
        options={TONES.map((tone) => ({
          value: tone,
          label: copy.tones[tone],
          description: reminderText("check-in", tone).description,
        }))}
      />
      <SaveBar>
        <Muted role="status">{edits && copy.unsaved}</Muted>
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? copy.saving : copy.save}
        </Button>
      </SaveBar>
    </Form>
  );
}
