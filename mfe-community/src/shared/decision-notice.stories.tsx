import { Card, Page } from "@reclaim/design-system";
import { fakeHost, FakeShell } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { sampleOwnDecision } from "../testing/sample-moderation.ts";
import { DecisionNotice } from "./decision-notice.tsx";

const { host } = fakeHost();
const createdAt = "2026-11-21T08:00:00.000Z";
const appeal = { id: 5, text: "It is my own story.", createdAt, answer: null };

const meta = {
  title: "Screens/Community/Decision notice",
  component: DecisionNotice,
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <FakeShell host={host}>
      <Page>
        <Card>
          <DecisionNotice {...args} />
        </Card>
      </Page>
    </FakeShell>
  ),
} satisfies Meta<typeof DecisionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { decision: sampleOwnDecision() } };
export const Answering: Story = {
  args: { decision: sampleOwnDecision({ id: 72, postId: null, commentId: 4 }) },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole("button", { name: "Answer once" }));
    await userEvent.click(canvas.getByRole("button", { name: "Send answer" }));
    await expect(canvas.getByText("Please write what you want to say.")).toBeVisible();
  },
};
export const Waiting: Story = {
  args: { decision: sampleOwnDecision({ mayAppeal: false, appeal }) },
};
export const Lifted: Story = {
  args: {
    decision: sampleOwnDecision({
      mayAppeal: false,
      appeal: { ...appeal, answer: { outcome: "lifted", reason: "You are right.", createdAt } },
    }),
  },
};
export const Suspended: Story = {
  args: {
    decision: sampleOwnDecision({
      action: "suspend",
      postId: null,
      reason: "A break, after three warnings.",
      endsAt: "2026-11-28T08:00:00.000Z",
    }),
  },
};
