import { fakeHost, FakeShell, pendingResponse, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { IDENTITY_COLORS } from "../../shared/avatar.model.ts";
import { samplePseudonym } from "../../testing/sample-data.ts";
import IdentityDialog from "./identity-dialog.tsx";

const CREATE = "POST /api/pseudonyms";
const hostWith = (answer: unknown) => fakeHost({ responses: { [CREATE]: answer } }).host;
const usual = hostWith(samplePseudonym({ pseudonym: "New Roads" }));

const meta = {
  title: "Screens/Community/Identity dialog",
  component: IdentityDialog,
  args: { open: true, color: IDENTITY_COLORS[0], onOpenChange: fn(), onCreated: fn() },
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <FakeShell host={usual}>
      <IdentityDialog {...args} />
    </FakeShell>
  ),
} satisfies Meta<typeof IdentityDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await screen.findByRole("dialog", { name: "Create Your Anonymous Identity" }));

export const Empty: Story = {
  async play() {
    const shown = await dialog();
    await expect(shown.getByLabelText("Community name")).toHaveFocus();
    await expect(shown.getByRole("button", { name: "Create Identity" }))
      .toHaveAttribute("aria-disabled", "true");
  },
};
export const Named: Story = {
  async play({ args }) {
    const shown = await dialog();
    await userEvent.keyboard("New Roads");
    await expect(shown.getByText("NR")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const LongName: Story = {
  async play() {
    const shown = await dialog();
    await userEvent.keyboard("W".repeat(40));
    // Thirty letters are the most that a name may have.
    await expect(shown.getByText("W".repeat(30))).toBeVisible();
  },
};
const slow = hostWith(pendingResponse);
export const Working: Story = {
  render: (args) => (
    <FakeShell host={slow}>
      <IdentityDialog {...args} />
    </FakeShell>
  ),
  async play() {
    const shown = await dialog();
    await userEvent.keyboard("New Roads{Enter}");
    await expect(await shown.findByRole("button", { name: "Creating…" }))
      .toHaveAttribute("aria-disabled", "true");
  },
};
const broken = hostWith(serverError);
/** What was typed stays. */
export const Failed: Story = {
  render: (args) => (
    <FakeShell host={broken}>
      <IdentityDialog {...args} />
    </FakeShell>
  ),
  async play({ args }) {
    const shown = await dialog();
    await userEvent.keyboard("New Roads{Enter}");
    await shown.findByRole("button", { name: "Create Identity" });
    await expect(shown.getByLabelText("Community name")).toHaveValue("New Roads");
    await expect(args.onCreated).not.toHaveBeenCalled();
  },
};
