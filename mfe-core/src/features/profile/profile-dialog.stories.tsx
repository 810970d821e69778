import { sampleMember, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { LONG_NAME, preloadPages, renderSlot, sampleRegular } from "../../testing/story-host.tsx";

const onOpenChange = fn();
const notify = fn();
const shown = (scene: Parameters<typeof renderSlot>[2]) =>
  renderSlot("profile.dialog", { open: true, onOpenChange }, scene);
const account = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Account" }));
};
const guest = () => sampleMember({ name: null, email: "guest@reclaim.invalid", guest: true });

const meta = {
  title: "Screens/Core/Profile dialog",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  render: shown({ member: sampleRegular() }),
  async play() {
    const dialog = await screen.findByRole("dialog", { name: "Profile and settings" });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const NewMember: Story = { render: shown({ member: sampleMember() }) };
export const Guest: Story = {
  render: shown({ member: guest() }),
  async play() {
    await account();
    const title = await screen.findByText("Keep your account");
    await waitFor(() => expect(title).toBeVisible());
  },
};
export const GuestWithSlips: Story = {
  render: shown({ member: guest() }),
  async play() {
    await account();
    await userEvent.type(await screen.findByLabelText("E-mail"), "martin@{Enter}");
    await expect(await screen.findByRole("alert")).toHaveTextContent("Enter an e-mail address");
  },
};
/** A guest cannot come back: signing out asks first, and can be cancelled. */
export const GuestSigningOut: Story = {
  render: shown({ member: guest() }),
  async play() {
    onOpenChange.mockClear();
    const leave = await screen.findByRole("button", { name: "Sign Out" });
    await userEvent.click(leave);
    const question = await screen.findByRole("alertdialog", { name: "Sign out as a guest?" });
    await expect(question).toHaveAccessibleDescription(/you cannot come back/);
    await userEvent.click(within(question).getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(leave).toHaveFocus());
    await userEvent.click(leave);
    await userEvent.click(await screen.findByRole("button", { name: "Sign out" }));
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  },
};
/** What was typed stays; a notice says that it was not saved. */
export const GuestNotSaved: Story = {
  render: shown({ member: guest(), responses: { "POST /api/account": serverError }, notify }),
  async play() {
    notify.mockClear();
    await account();
    await userEvent.type(await screen.findByLabelText("E-mail"), "martin@example.org");
    await userEvent.type(screen.getByLabelText("Password"), "a long password{Enter}");
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: "Not saved" }))
    );
    await expect(screen.getByLabelText("E-mail")).toHaveValue("martin@example.org");
  },
};
export const Extreme: Story = {
  render: shown({
    member: sampleRegular({
      name: LONG_NAME,
      email: "maximilian.bartholomaeus.von.hohenstein-wittgenstein@example.org",
      streak: 1284,
      completedModules: 27,
      entitlement: { tier: "premium", source: "trial", endsAt: "2026-11-22T00:00:00.000Z" },
    }),
  }),
};
