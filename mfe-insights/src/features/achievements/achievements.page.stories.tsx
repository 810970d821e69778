import type { Member } from "@reclaim/contracts-members/members";
import { sampleMember } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { sampleBadges } from "../../testing/sample-badges.ts";
import { preloadPages, renderPage } from "../../testing/story-host.ts";

const meta = {
  title: "Screens/Insights/Achievements",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = (member: Partial<Member> | null): Story => ({
  render: renderPage("/achievements", { member: member && sampleMember(member) }),
});

export const Typical: Story = {
  ...screen({ badges: sampleBadges(5) }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("tab", { name: "Earned (5)" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
  },
};
export const StillLocked: Story = {
  ...screen({ badges: sampleBadges(5) }),
  async play({ canvas }) {
    (await canvas.findByRole("tab", { name: "Earned (5)" })).focus();
    await userEvent.keyboard("{ArrowRight}");
    const panel = within(canvas.getByRole("tabpanel", { name: "Locked (8)" }));
    await expect(panel.getAllByText("Locked")).toHaveLength(8);
  },
};
export const NewMember: Story = screen({ badges: sampleBadges(1) });
export const NothingYet: Story = screen({ badges: sampleBadges(0) });
export const All: Story = screen({ badges: sampleBadges(13) });
export const SignedOut: Story = screen(null);
