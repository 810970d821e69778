import { failed, never } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { preloadPages, regular, slotOf } from "../../shared/stories.tsx";

const shown = (answers: Record<string, unknown> = {}) =>
  slotOf("profile.dialog", { open: true, onOpenChange: fn() }, { member: regular(), answers });
async function privacy() {
  await userEvent.click(await screen.findByRole("button", { name: "Privacy" }));
  const title = await screen.findByText("Take it with you");
  await waitFor(() => expect(title).toBeVisible());
}
const press = async (name: string) => await userEvent.click(screen.getByRole("button", { name }));

const meta = {
  title: "Screens/Core/Settings Privacy",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { render: shown(), play: privacy };
export const Working: Story = {
  render: shown({ "GET /api/me/export": never }),
  async play() {
    await privacy();
    await press("Download my data (JSON)");
    await screen.findByText("Putting it together…");
  },
};
export const Failed: Story = {
  render: shown({ "GET /api/me/export/journal": failed }),
  async play() {
    await privacy();
    await press("Download my journal (Markdown)");
    await expect(await screen.findByRole("alert")).toHaveTextContent("could not be made");
  },
};
