import {
  pendingResponse,
  sampleMember,
  serverError,
  type StoryOptions,
} from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import {
  NOTHING_KEPT,
  quietAnswers,
  sampleId,
  sampleMoodAnalysis,
  samplePrompt,
  sampleRecommendations,
} from "../../testing/sample-answers.ts";
import { preloadPages, renderPage } from "../../testing/story-host.ts";

const KEPT = "GET /api/ai/answers";
const QUOTA = "GET /api/ai/quota";

const meta = {
  title: "Screens/Insights/AI Wellness Center",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** The page at one of its tabs; `act` goes on from there. */
const screen = (
  { responses = {}, tab, checkIns, act, ...scene }: StoryOptions & {
    tab?: string;
    checkIns?: number;
    act?: (canvas: Canvas) => Promise<void>;
  } = {},
): Story => ({
  render: renderPage("/ai-recommendations", {
    ...scene,
    responses: { ...quietAnswers(checkIns), ...responses },
  }),
  async play({ canvas }) {
    if (tab) await userEvent.click(await canvas.findByRole("tab", { name: tab }));
    await act?.(canvas);
  },
});
const press = (name: string) => async (canvas: Canvas) =>
  await userEvent.click(await canvas.findByRole("button", { name }));
const STARTER = sampleMember({ entitlement: { tier: "starter", source: "starter", endsAt: null } });

export const Typical: Story = screen({
  responses: {
    [KEPT]: {
      ...NOTHING_KEPT,
      recommendations: [
        sampleRecommendations(),
        sampleRecommendations({ id: sampleId(8), generatedAt: "2026-02-20T08:00:00.000Z" }),
      ],
    },
  },
  async act(canvas) {
    await expect(await canvas.findByText("Walk for ten minutes after lunch")).toBeVisible();
  },
});
export const NothingYet: Story = screen({
  async act(canvas) {
    await userEvent.click(await canvas.findByText("What it looks at"));
    await expect(canvas.getByText(/Never your name/)).toBeVisible();
  },
});
export const LongWords: Story = screen({
  responses: {
    [KEPT]: {
      ...NOTHING_KEPT,
      recommendations: [sampleRecommendations({
        dailyActions: [{
          title: "Donaudampfschifffahrtsgesellschaft".repeat(3),
          description: "Word ".repeat(150),
          priority: "low",
          pillar: "financial",
        }],
        insights: [],
      })],
    },
  },
});
export const Loading: Story = screen({
  responses: { "POST /api/ai/recommendations": pendingResponse },
  async act(canvas) {
    await press("Generate recommendations")(canvas);
    await expect(await canvas.findByRole("button", { name: "Thinking about your days…" }))
      .toHaveAttribute("aria-disabled", "true");
  },
});
export const FailingCall: Story = screen({
  responses: { "POST /api/ai/recommendations": serverError },
  act: press("Generate recommendations"),
});
export const KeptAnswersFailing: Story = screen({ responses: { [KEPT]: serverError } });
export const UsedUp: Story = screen({
  responses: {
    [QUOTA]: {
      source: "model",
      answers: { limit: 20, left: 0 },
      coach: null,
      resetsAt: "2026-03-03T00:00:00.000Z",
    },
  },
  async act(canvas) {
    await expect(await canvas.findByText(/You have used all AI answers/)).toBeVisible();
  },
});
export const WithoutThePlan: Story = screen({
  member: STARTER,
  async act(canvas) {
    await expect(await canvas.findByRole("link", { name: "See the plans" })).toBeVisible();
  },
});
export const Prompts: Story = screen({
  tab: "Journal Prompts",
  responses: {
    [KEPT]: {
      ...NOTHING_KEPT,
      journalPrompts: [
        samplePrompt({ source: "model" }),
        samplePrompt({
          id: sampleId(31),
          prompt: "Whom would you call if you had an hour nobody knew of?",
          generatedAt: "2026-02-27T18:00:00.000Z",
        }),
      ],
    },
  },
  async act(canvas) {
    await expect(await canvas.findByText("What gave way this week, and what held?")).toBeVisible();
    await expect(canvas.getByText(/AI-generated/)).toBeVisible();
  },
});
export const FailingPrompt: Story = screen({
  tab: "Journal Prompts",
  responses: { "POST /api/ai/journal-prompt": serverError },
  act: press("Suggest a prompt"),
});
export const Moods: Story = screen({
  tab: "Mood Analysis",
  responses: { [KEPT]: { ...NOTHING_KEPT, moodAnalyses: [sampleMoodAnalysis()] } },
  async act(canvas) {
    await expect(await canvas.findByText("Low Mondays")).toBeVisible();
  },
});
export const TooFewMoods: Story = screen({
  tab: "Mood Analysis",
  checkIns: 3,
  async act(canvas) {
    await expect(await canvas.findByText(/You have 3 so far/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Analyze my moods" })).toBeDisabled();
  },
});
export const SignedOut: Story = screen({ member: null });
