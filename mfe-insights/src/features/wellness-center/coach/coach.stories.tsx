import { sampleMember, serverError, type StoryOptions } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { fakeStream } from "../../../testing/fake-stream.ts";
import {
  NOTHING_KEPT,
  quietAnswers,
  sampleId,
  sampleMessage,
  samplePlan,
  sampleRecommendations,
} from "../../../testing/sample-answers.ts";
import { preloadPages, renderPage } from "../../../testing/story-host.ts";

const meta = {
  title: "Screens/Insights/Coach and plan",
  parameters: { layout: "fullscreen" },
  async beforeEach() {
    await preloadPages();
    await import("./coach.tsx");
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const asked = (content: string, id = 70) =>
  sampleMessage({ id: sampleId(id), from: "member", content, source: null });
const CONVERSATION = [
  sampleMessage({ id: sampleId(73), content: "Half an hour is", isPartial: true }),
  asked("Half an hour earlier on Sundays, I could try.", 72),
  sampleMessage({
    id: sampleId(71),
    content:
      "You have had a long week, and the nights are short.\n\nWhat would make tomorrow evening a little lighter?",
  }),
  asked("I cannot sleep before Mondays."),
];

const screen = (
  { responses = {}, tab = "Coach", act, ...scene }: StoryOptions & {
    tab?: string;
    act?: (canvas: Canvas) => Promise<void>;
  } = {},
): Story => ({
  render: renderPage("/ai-recommendations", {
    ...scene,
    responses: { ...quietAnswers(), ...responses },
  }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("tab", { name: tab }));
    await act?.(canvas);
  },
});
const say = async (canvas: Canvas) => {
  await userEvent.type(
    await canvas.findByRole("textbox", { name: "Your message" }),
    "I cannot sleep.",
  );
  await userEvent.click(canvas.getByRole("button", { name: "Send" }));
};
const ESSENTIAL = sampleMember({
  entitlement: { tier: "essential", source: "subscription", endsAt: null },
});

export const Conversation: Story = screen({
  responses: { "GET /api/ai/coach?limit=20": CONVERSATION },
  async act(canvas) {
    await expect(await canvas.findByText("The answer broke off here.")).toBeVisible();
  },
});
export const Writing: Story = screen({
  responses: {
    "POST /api/ai/coach": () => {
      const stream = fakeStream();
      stream.send({ event: "asked", data: asked("I cannot sleep.") });
      stream.send({ event: "text", data: { text: "That sounds tiring. What wakes" } });
      return stream.response;
    },
  },
  async act(canvas) {
    await say(canvas);
    await expect(await canvas.findByText("That sounds tiring. What wakes")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Stop the answer" })).toBeVisible();
  },
});
export const FailingCall: Story = screen({
  responses: { "POST /api/ai/coach": serverError },
  async act(canvas) {
    await say(canvas);
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
});
export const NothingSaid: Story = screen();
export const ConversationFailing: Story = screen({
  responses: { "GET /api/ai/coach?limit=20": serverError },
});
export const CoachWithoutPremium: Story = screen({ member: ESSENTIAL });

const PLAN = {
  "GET /api/ai/answers": { ...NOTHING_KEPT, recommendations: [sampleRecommendations()] },
  "GET /api/ai/plan": { plan: samplePlan() },
};
export const Plan: Story = screen({
  tab: "Recommendations",
  responses: PLAN,
  async act(canvas) {
    await expect(await canvas.findByText("1 of 2 steps")).toBeVisible();
  },
});
export const PlanWithoutPremium: Story = screen({
  tab: "Recommendations",
  member: ESSENTIAL,
  responses: PLAN,
});
