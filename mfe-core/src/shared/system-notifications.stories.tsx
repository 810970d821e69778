import { Card } from "@reclaim/design-system";
import { fakeHost, FakeShell } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { SystemNotificationsRow } from "./system-notifications-row.tsx";
import { saveNotificationsEnabled } from "./system-notifications.ts";

const KEY = { publicKey: "server-key" };

/** A browser that says so, perhaps with push messages; the member of the story is its own. */
const browser = (
  permission: NotificationPermission | null,
  pushManager?: Pick<PushManager, "getSubscription" | "subscribe">,
) =>
() => {
  const registration = permission && { showNotification: () => Promise.resolve(), pushManager };
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
    <FakeShell host={fakeHost({ responses: { "GET /api/push-subscriptions/key": KEY } }).host}>
      <Card>
        <SystemNotificationsRow {...args} />
      </Card>
    </FakeShell>
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
    await saveNotificationsEnabled(args.memberId, true);
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
export const WithoutPush: Story = {
  args: { memberId: "story-without-push" },
  async beforeEach({ args }) {
    await saveNotificationsEnabled(args.memberId, false);
    return browser("granted", {
      getSubscription: () => Promise.resolve(null),
      subscribe: () => Promise.reject(new DOMException("no push service", "AbortError")),
    })();
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("switch"));
    await expect(await canvas.findByText(/push service could not be reached/)).toBeVisible();
    await expect(canvas.getByRole("switch")).toBeChecked();
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
