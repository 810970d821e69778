import type { Member } from "@reclaim/contracts/members";
import { Grid, Page } from "@reclaim/design-system";
import { fakeHost, FakeShell, sampleMember } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleBadges } from "../../shared/sample-badges.ts";
import HomeCards from "./home-cards.tsx";

const meta = {
  title: "Screens/Insights/Home cards",
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cards in a grid, as they stand on Home. */
const screen = (member: Partial<Member> | null): Story => {
  const { host } = fakeHost({ member: member && sampleMember(member) });
  return {
    render: () => (
      <FakeShell host={host}>
        <Page>
          <Grid>
            <HomeCards />
          </Grid>
        </Page>
      </FakeShell>
    ),
  };
};

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
