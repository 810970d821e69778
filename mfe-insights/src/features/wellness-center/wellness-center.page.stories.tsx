import { type Answers, failed, never, sampleMember, type Scene } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { pageAt, preloadPages } from "../../shared/stories.tsx";

const CALL = "POST /api/ai/journal-prompt";

const meta = {
  title: "Screens/Insights/AI Wellness Center",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = (scene?: Scene): Story => ({ render: pageAt("/ai-recommendations", scene) });
const asked = (answers: Answers): Story => ({
  ...screen({ answers }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Suggest a prompt" }));
  },
});

export const Typical: Story = screen();
export const Prompt: Story = {
  ...screen({
    answers: {
      [CALL]: { prompt: "What gave way this week, and what held?", source: "guide" },
    },
  }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Suggest a prompt" }));
    await expect(await canvas.findByText("What gave way this week, and what held?")).toBeVisible();
    await expect(canvas.getByText("From the built-in guide")).toBeVisible();
  },
};
export const LongPrompt: Story = asked({
  [CALL]: {
    prompt:
      "Think of a day in the last month on which you came home and were not yet empty. What had " +
      "you done before noon, whom had you spoken with, what had you left undone without minding, " +
      "and which of these could you bring into a single day of next week?",
    source: "model",
  },
});
export const FailingCall: Story = asked({ [CALL]: failed });
export const WithoutThePlan: Story = asked({
  [CALL]: () =>
    Response.json(
      { code: "upgrade_required", message: "…", feature: "ai_journal_prompts" },
      { status: 403 },
    ),
});
export const Loading: Story = {
  ...screen({ answers: { [CALL]: never } }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Suggest a prompt" }));
    await expect(await canvas.findByRole("button", { name: "Looking for a prompt…" }))
      .toHaveAttribute("aria-disabled", "true");
  },
};
export const MoodAnalysis: Story = {
  ...screen({ member: sampleMember({ recentMoods: [2, 4] }) }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("tab", { name: "Mood Analysis" }));
    await expect(canvas.getByText(/You have 2 so far/)).toBeVisible();
  },
};
export const Recommendations: Story = {
  ...screen(),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("tab", { name: "Recommendations" }));
    await expect(canvas.getByText(/This opens soon/)).toBeVisible();
  },
};
export const SignedOut: Story = screen({ member: null });
