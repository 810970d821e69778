import { pendingResponse, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { preloadPages, renderSlot, sampleRegular } from "../../testing/story-host.tsx";
import { press } from "../../shared/story-actions.testing.ts";

const shown = (responses: Record<string, unknown> = {}) =>
  renderSlot("profile.dialog", { open: true, onOpenChange: fn() }, {
    member: sampleRegular(),
    responses,
  });
async function privacy() {
  await userEvent.click(await screen.findByRole("button", { name: "Privacy" }));
  const title = await screen.findByText("Take it with you");
  await waitFor(() => expect(title).toBeVisible());
}

const meta = {
  title: "Screens/Core/Settings Privacy",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { render: shown(), play: privacy };
export const Working: Story = {
  render: shown({ "GET /api/me/export": pendingResponse }),
  async play() {
    await privacy();
    await press("Download my data (JSON)");
    await screen.findByText("Putting it together…");
  },
};
export const Failed: Story = {
  render: shown({ "GET /api/me/export/journal": serverError }),
  async play() {
    await privacy();
    await press("Download my journal (Markdown)");
    await expect(await screen.findByRole("alert")).toHaveTextContent("could not be made");
  },
};
