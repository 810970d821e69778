import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotebookPen } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../actions/button.ts";
import { Card } from "../layout/card.ts";
import { Stack } from "../layout/layout.ts";
import { EmptyState, ErrorState, Skeleton } from "./states.tsx";

const meta = {
  title: "Feedback/States",
  component: ErrorState,
  subcomponents: { EmptyState, Skeleton },
  tags: ["colours"],
  args: { title: "Your entries did not load." },
  argTypes: { children: { control: "text" } },
  parameters: {
    components: ["EmptyState", "ErrorState", "Skeleton"],
    usage: {
      do: [
        "Say what failed and what is safe: “Nothing you wrote is lost.”",
        "An empty place names the first step, and has the button for it.",
        "Give a skeleton the height of what comes, so that nothing jumps.",
      ],
      dont: [
        "“Oops”, codes, or blame.",
        "An error where there is simply nothing yet.",
        "A retry for what cannot succeed a second time.",
      ],
    },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: { onRetry: fn(), children: <p>Nothing you wrote is lost.</p> },
  async play({ canvas, args }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your entries did not load.");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const TryingAgain: Story = {
  args: { onRetry: fn(), retrying: true, children: <p>Nothing you wrote is lost.</p> },
  async play({ canvas, args }) {
    const button = canvas.getByRole("button", { name: "Trying again …" });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const FailedForGood: Story = {
  args: { title: "This link is too old.", children: <p>Ask for a new one.</p> },
  async play({ canvas }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Ask for a new one.");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={<NotebookPen strokeWidth={1.75} />}
      title="No entries yet"
      action={<Button>Write the first one</Button>}
    >
      <p>Two sentences are enough. Only you can read them.</p>
    </EmptyState>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText("No entries yet")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
export const EmptyWordsOnly: Story = {
  render: () => (
    <EmptyState>
      <p>Nothing has been written in this category.</p>
    </EmptyState>
  ),
};
export const LoadingBlock: Story = { render: () => <Skeleton $height="11rem" /> };
export const LoadingText: Story = {
  render: () => (
    <Card aria-busy>
      <Stack $gap={3}>
        <Skeleton $height="1.75rem" style={{ width: "50%" }} />
        <Skeleton $lines={4} />
        <Skeleton $lines={1} />
      </Stack>
    </Card>
  ),
};
export const LoadingStill: Story = { ...LoadingText, globals: { motion: "reduced" } };
export const LongWords: Story = {
  args: {
    title: "Arbeitsunfähigkeitsversicherungsgesellschaften did not answer in the time they have.",
    onRetry: fn(),
    children: <p>https://example.org/a/very/long/address/that/nobody/would/ever/type/by/hand</p>,
  },
};
