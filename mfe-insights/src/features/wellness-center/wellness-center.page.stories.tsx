import { type Answers, fakeHost, RemoteScreen } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import remote from "../../remote.tsx";
import { neverAnswered } from "../../shared/never.ts";

const CALL = "POST /api/ai/journal-prompt";

const meta = {
  title: "Screens/Insights/AI Wellness Center",
  // The page's chunk is loaded before the story, so that no test waits for it.
  loaders: [() => import("./wellness-center.page.tsx")],
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = (fake: ReturnType<typeof fakeHost>): Story => ({
  render: () => <RemoteScreen remote={remote} at="/ai-recommendations" host={fake.host} />,
});
const asked = (answers: Answers): Story => ({
  ...screen(fakeHost({ answers })),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Suggest a prompt" }));
  },
});

export const Typical: Story = screen(fakeHost());
export const Prompt: Story = {
  ...screen(fakeHost({
    answers: {
      [CALL]: { prompt: "What gave way this week, and what held?", source: "guide" },
    },
  })),
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
export const FailingCall: Story = asked({ [CALL]: () => new Response("", { status: 500 }) });
export const WithoutThePlan: Story = asked({
  [CALL]: () =>
    Response.json(
      { code: "upgrade_required", message: "…", feature: "ai_journal_prompts" },
      { status: 403 },
    ),
});
export const Loading: Story = {
  ...screen(fakeHost({ answers: { [CALL]: neverAnswered } })),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Suggest a prompt" }));
    await expect(await canvas.findByRole("button", { name: "Looking for a prompt…" }))
      .toHaveAttribute("aria-disabled", "true");
  },
};
export const SignedOut: Story = screen(fakeHost({ member: null }));
