import { Card } from "@reclaim/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { SystemNotificationsRow } from "./system-notifications-row.tsx";
import { saveWanted } from "./system-notifications.ts";

/** A browser that says so; the member of the story is its own. */
const browser = (permission: NotificationPermission | null) => () => {
  const registration = permission && { showNotification: () => Promise.resolve() };
  const before = Object.getOwnPropertyDescriptor(Notification, "permission");
  Object.defineProperty(Notification, "permission", { configurable: true, get: () => permission });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(registration) },
  });
  return () => {
    if (before) Object.defineProperty(Notification, "permission", before);
    Reflect.deleteProperty(navigator, "serviceWorker");
  };
};

const meta = {
  title: "Screens/Core/System notifications",
  component: SystemNotificationsRow,
  args: { memberId: "story" },
  render: (args) => (
    <Card>
      <SystemNotificationsRow {...args} />
    </Card>
  ),
} satisfies Meta<typeof SystemNotificationsRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotAsked: Story = {
  beforeEach: browser("default"),
  async play({ canvas }) {
    await expect(await canvas.findByRole("switch")).not.toBeChecked();
  },
};
export const Allowed: Story = {
  args: { memberId: "story-allowed" },
  async beforeEach({ args }) {
    await saveWanted(args.memberId, true);
    return browser("granted")();
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole("switch")).toBeChecked());
  },
};
export const SwitchedOff: Story = {
  args: { memberId: "story-off" },
  beforeEach: Allowed.beforeEach,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole("switch")).toBeChecked());
    await userEvent.click(canvas.getByRole("switch"));
    await waitFor(() => expect(canvas.getByRole("switch")).not.toBeChecked());
  },
};
export const Denied: Story = {
  beforeEach: browser("denied"),
  async play({ canvas }) {
    await expect(await canvas.findByRole("switch")).toBeDisabled();
  },
};
export const NotSupported: Story = {
  beforeEach: browser(null),
  async play({ canvas }) {
    await expect(await canvas.findByText(/shows no notifications/)).toBeVisible();
  },
};
