import type { Member } from "@reclaim/contracts/members";
import { fakeHost, RemoteScreen, sampleMember } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import remote from "../../remote.tsx";
import { sampleBadges } from "../../shared/sample-badges.ts";

const meta = {
  title: "Screens/Insights/Achievements",
  // The page's chunk is loaded before the story, so that no test waits for it.
  loaders: [() => import("./achievements.page.tsx")],
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = (member: Partial<Member> | null): Story => {
  const { host } = fakeHost({ member: member && sampleMember(member) });
  return { render: () => <RemoteScreen remote={remote} at="/achievements" host={host} /> };
};

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
