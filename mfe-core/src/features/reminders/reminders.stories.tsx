import {
  DEFAULT_NOTIFICATIONS,
  type NotificationPreferences,
} from "@reclaim/contracts-members/members";
import { Toaster } from "@reclaim/design-system/toast";
import type { Notice } from "@reclaim/host-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { preloadPages, renderPage, renderSlot, sampleRegular } from "../../testing/story-host.tsx";

interface Given {
  /** Local, of Sunday, 22 November. */
  hour: number;
  tone?: NotificationPreferences["notificationTone"];
}

/** A page at the time of a reminder, with the toasts that the shell would show. */
function Reminded({ hour, tone = "gentle" }: Given) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [Scene] = useState(() => {
    // Nobody has reminded this member on this device.
    const member = sampleRegular({
      id: crypto.randomUUID(),
      completedModules: 1,
      notificationPreferences: { ...DEFAULT_NOTIFICATIONS, notificationTone: tone },
    });
    const now = new Date(2026, 10, hour === 17 ? 21 : 22, hour);
    const background = renderSlot("frame.background", {}, { member, now, notify: setNotice });
    const page = renderPage("/mindfulness", { member });
    return () => (
      <>
        {page()}
        {background()}
      </>
    );
  });
  const close = () => {
    setNotice(null);
    notice?.onClose?.();
  };
  const { action, container, title, description } = notice ?? {};
  return (
    <>
      <Scene />
      <Toaster
        toast={title === undefined ? null : {
          id: 1,
          title,
          durationMs: 600_000,
          ...(description && { description }),
          ...(container && { container }),
          action: action && "to" in action
            ? <a href={`#${action.to}`}>{action.label}</a>
            : undefined,
        }}
        onClose={close}
      />
    </>
  );
}

const meta = {
  title: "Screens/Core/Reminders",
  component: Reminded,
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
  args: { hour: 8 },
} satisfies Meta<typeof Reminded>;
export default meta;
type Story = StoryObj<typeof meta>;

const container = () => document.getElementById("reminders");

export const CheckIn: Story = {
  async play() {
    const toast = await screen.findByTestId("toast");
    await expect(container()).toContainElement(toast);
    await expect(container()?.firstElementChild?.id).toMatch(/^reminder-\d+$/);
    await waitFor(() => expect(toast).toBeVisible());
  },
};
export const CheckInDirect: Story = { args: { tone: "direct" }, play: CheckIn.play };
export const CheckInMotivational: Story = { args: { tone: "motivational" }, play: CheckIn.play };
export const Journal: Story = { args: { hour: 20 }, play: CheckIn.play };
export const Module: Story = { args: { hour: 17 }, play: CheckIn.play };
export const WeeklySummary: Story = { args: { hour: 18 }, play: CheckIn.play };
/** The container stays for the next one. */
export const Dismissed: Story = {
  async play() {
    await screen.findByTestId("toast");
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(screen.queryByTestId("toast")).toBeNull());
    await expect(container()).toBeEmptyDOMElement();
  },
};
