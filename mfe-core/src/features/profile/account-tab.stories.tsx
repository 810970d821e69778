import type { MemberSession } from "@reclaim/contracts-identity/accounts";
import { pendingResponse, sampleMember, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { preloadPages, renderSlot, sampleRegular } from "../../testing/story-host.tsx";
import { press } from "../../shared/story-actions.testing.ts";

const DEVICES = ["Firefox on Windows", "Safari on iPhone", "Samsung Internet on Android"];
const sessions = (count: number): MemberSession[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    device: DEVICES[index % 3] ?? "",
    createdAt: "2026-10-01T09:00:00.000Z",
    lastUsedOn: `2026-11-${String(21 - index).padStart(2, "0")}T09:00:00.000Z`,
    current: index === 0,
  }));
const SESSIONS = "GET /api/account/sessions";
const refused = () =>
  Response.json({ code: "wrong_password", message: "This is not your password." }, { status: 403 });
const guest = () => sampleMember({ name: null, email: null, guest: true });

const shown = (scene: Parameters<typeof renderSlot>[2] = {}) =>
  renderSlot("profile.dialog", { open: true, onOpenChange: fn() }, {
    member: sampleRegular({ username: "martin" }),
    ...scene,
    responses: { [SESSIONS]: sessions(3), ...scene.responses },
  });
async function account() {
  await press("Account");
  const title = await screen.findByText("Delete your account");
  await waitFor(() => expect(title).toBeVisible());
}
async function asked() {
  await account();
  await press("Delete my account");
  const question = await screen.findByRole("alertdialog", { name: "Delete your account?" });
  await waitFor(() => expect(question).toBeVisible());
  return within(question);
}

const meta = {
  title: "Screens/Core/Settings Account",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { render: shown(), play: account };
export const LongEmail: Story = {
  render: shown({
    member: sampleRegular({
      email: "maximilian.bartholomaeus.von.hohenstein-wittgenstein@example.org",
      username: "maximilian.bartholomaeus.v.h",
    }),
  }),
  play: account,
};
/** Five sessions show, the others after a press. */
export const ManySessions: Story = {
  render: shown({ responses: { [SESSIONS]: sessions(12) } }),
  async play() {
    await account();
    await press("Show 7 more");
    await expect(screen.getAllByRole("button", { name: /^Sign out .* on / })).toHaveLength(11);
  },
};
export const SessionsLoading: Story = {
  render: shown({ responses: { [SESSIONS]: pendingResponse } }),
  play: account,
};
export const SessionsFailed: Story = {
  render: shown({ responses: { [SESSIONS]: serverError } }),
  play: account,
};
/** By keyboard alone: the form opens on its first field, and gives the focus back. */
export const ChangingEmail: Story = {
  render: shown(),
  async play() {
    await account();
    const open = screen.getByRole("button", { name: "Change e-mail" });
    open.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByLabelText("New e-mail")).toHaveFocus());
    await userEvent.keyboard("{Tab}{Tab}{Tab}{Enter}");
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.keyboard("{Enter}");
  },
};
export const ChangeRefused: Story = {
  render: shown({ responses: { "PUT /api/account/password": refused } }),
  async play() {
    await account();
    await press("Change password");
    await userEvent.type(await screen.findByLabelText("Current password"), "another password");
    await userEvent.type(screen.getByLabelText("New password"), "a newer password{Enter}");
    await expect(await screen.findByRole("alert")).toHaveTextContent("This is not your password.");
  },
};
export const Deleting: Story = {
  render: shown(),
  async play() {
    const question = await asked();
    await userEvent.click(question.getByRole("button", { name: "Keep my account" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const open = screen.getByRole("button", { name: "Delete my account" });
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
  },
};
export const DeletingWithPosts: Story = {
  render: shown(),
  async play() {
    const question = await asked();
    const remove = question.getByRole("radio", { name: /^Remove it now/ });
    await userEvent.click(remove);
    await expect(remove).toBeChecked();
  },
};
export const DeletionRefused: Story = {
  render: shown({ responses: { "DELETE /api/me": refused } }),
  async play() {
    const question = await asked();
    await userEvent.type(question.getByLabelText("Your password"), "another password{Enter}");
    await expect(await question.findByRole("alert")).toHaveTextContent("This is not your password");
  },
};
export const DeletionFailed: Story = {
  render: shown({ responses: { "DELETE /api/me": serverError } }),
  async play() {
    const question = await asked();
    await userEvent.type(question.getByLabelText("Your password"), "a good password{Enter}");
    await expect(await question.findByRole("alert")).toHaveTextContent("was not deleted");
  },
};
export const GuestDeleting: Story = {
  render: shown({ member: guest() }),
  async play() {
    const question = await asked();
    await userEvent.type(question.getByLabelText("Type “delete” to confirm"), "no{Enter}");
    await expect(await question.findByRole("alert")).toHaveTextContent("Type the word");
  },
};
