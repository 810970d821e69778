import type { Member } from "@reclaim/contracts-members/members";
import { Grid, Page } from "@reclaim/design-system";
import { sampleMember } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleBadges } from "../../testing/sample-badges.ts";
import { preloadPages, renderSlot } from "../../testing/story-host.ts";

const meta = {
  title: "Screens/Insights/Home cards",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
  // The cards in a grid, as they stand on Home.
  decorators: [(Story) => (
    <Page>
      <Grid>
        <Story />
      </Grid>
    </Page>
  )],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = (member: Partial<Member> | null): Story => ({
  render: renderSlot("home.cards", {}, { member: member && sampleMember(member) }),
});

export const Typical: Story = {
  ...screen({ badges: sampleBadges(5) }),
  async play({ canvas }) {
    await expect(canvas.getByText("5 of 13 earned")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View achievements" }))
      .toHaveAttribute("href", "/achievements");
  },
};
export const NewMember: Story = screen({ badges: sampleBadges(1) });
export const AllBadges: Story = screen({ badges: sampleBadges(13) });
export const SignedOut: Story = screen(null);
