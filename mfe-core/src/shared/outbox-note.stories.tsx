import { Card, SectionTitle } from "@reclaim/design-system";
import { fakeHost, FakeShell } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { OutboxNote } from "./outbox-note.tsx";

const meta = {
  title: "Screens/Core/Waiting note",
  component: OutboxNote,
  render: (args) => (
    <FakeShell host={fakeHost().host}>
      <Card>
        <SectionTitle>November 20: Great</SectionTitle>
        <p>A walk by the river, and a call with my brother.</p>
        <OutboxNote {...args} />
      </Card>
    </FakeShell>
  ),
} satisfies Meta<typeof OutboxNote>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = {
  clientId: "5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11",
  reason: "A check-in can be for today or one of the last 7 days since you joined.",
  words: "A walk by the river, and a call with my brother.",
  edit: "Say it today",
  onEdit: fn(),
};

export const Waits: Story = {};
/** The server does not take it: the reason, and ways to keep the words. */
export const CouldNotBeSent: Story = {
  args: { refused },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole("button", { name: "Say it today" }));
    await expect(refused.onEdit).toHaveBeenCalled();
  },
};
export const WithoutWords: Story = { args: { refused: { ...refused, words: null } } };
/** Nothing is dropped without a question. */
export const Discarding: Story = {
  args: { refused },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    const question = await screen.findByRole("alertdialog", { name: "Discard what you wrote?" });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(within(question).getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
