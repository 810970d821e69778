import { fakeHost, FakeShell, sampleMember } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { sampleBadges } from "../testing/sample-badges.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "./share-card.drawing.ts";
import ShareDialog from "./share-dialog.tsx";

const member = sampleMember({
  completedModules: 9,
  streak: 6,
  longestStreak: 12,
  badges: sampleBadges(5),
});
const { host } = fakeHost({ member });

const meta = {
  title: "Screens/Insights/Share dialog",
  component: ShareDialog,
  tags: ["colours"],
  args: { member, onOpenChange: fn() },
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <FakeShell host={host}>
      <ShareDialog {...args} />
    </FakeShell>
  ),
} satisfies Meta<typeof ShareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await screen.findByRole("dialog", { name: "Share your progress" }));

/** What the canvas shows, once the card of a theme is drawn: its colours at some points. */
async function colors(theme: string): Promise<string> {
  const shown = await dialog();
  await userEvent.click(shown.getByRole("radio", { name: theme }));
  await waitFor(() =>
    expect(shown.getByRole("button", { name: "Download picture" }))
      .toHaveAttribute("aria-disabled", "false")
  );
  const canvas = shown.getByTestId<HTMLCanvasElement>("share-card");
  await expect([canvas.width, canvas.height]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
  const points = [[20, 20], [1150, 600], [900, 400]] as const;
  return points.map(([x, y]) => canvas.getContext("2d")?.getImageData(x, y, 1, 1).data.join(" "))
    .join(", ");
}

export const Typical: Story = {
  async play() {
    const seen: string[] = [];
    for (const theme of ["Accomplishment", "Motivation", "Journey", "Transformation"]) {
      seen.push(await colors(theme));
    }
    await expect(new Set(seen).size).toBe(4);
  },
};
export const Motivation: Story = {
  async play() {
    await colors("Motivation");
  },
};
export const Journey: Story = {
  async play() {
    await colors("Journey");
  },
};
export const NewMember: Story = {
  args: { member: sampleMember({ streak: 0, badges: sampleBadges(0) }) },
  async play() {
    await expect((await dialog()).getByRole("img", { name: /The first step is taken/ }))
      .toBeVisible();
  },
};
