import {
  pendingResponse,
  sampleMember,
  serverError,
  type StoryOptions,
} from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { quietAnswers, sampleEmail, sampleModuleContent } from "../../testing/sample-answers.ts";
import { preloadPages, renderPage } from "../../testing/story-host.ts";

const MODULE = "POST /api/ai/generate-module-content";
const EMAIL = "POST /api/ai/generate-email";
const NAME = "POST /api/ai/generate-pseudonym";

const meta = {
  title: "Screens/Insights/AI content",
  parameters: { layout: "fullscreen" },
  async beforeEach() {
    await preloadPages();
    await import("./email-preview.tsx");
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** The page at one of its tabs, where a button is pressed. */
const screen = (
  { responses = {}, tab, press, act, ...scene }: StoryOptions & {
    tab?: string;
    press?: string;
    act?: (canvas: Canvas) => Promise<void>;
  } = {},
): Story => ({
  render: renderPage("/ai-powered-content", {
    ...scene,
    responses: { ...quietAnswers(), ...responses },
  }),
  async play({ canvas }) {
    if (tab) await userEvent.click(await canvas.findByRole("tab", { name: tab }));
    if (press) await userEvent.click(await canvas.findByRole("button", { name: press }));
    await act?.(canvas);
  },
});

export const Typical: Story = screen({
  responses: { [MODULE]: sampleModuleContent() },
  press: "Write the text",
  async act(canvas) {
    await expect(await canvas.findByText("Box breathing, four minutes")).toBeVisible();
  },
});
export const NothingYet: Story = screen();
export const Loading: Story = screen({
  responses: { [MODULE]: pendingResponse },
  press: "Write the text",
  async act(canvas) {
    await expect(await canvas.findByRole("button", { name: "Writing…" }))
      .toHaveAttribute("aria-disabled", "true");
  },
});
export const FailingCall: Story = screen({
  responses: { [MODULE]: serverError },
  press: "Write the text",
});
export const WithoutThePlan: Story = screen({
  member: sampleMember({ entitlement: { tier: "starter", source: "starter", endsAt: null } }),
});
export const Email: Story = screen({
  tab: "Email Templates",
  responses: { [EMAIL]: sampleEmail() },
  press: "Write the e-mail",
  async act(canvas) {
    await expect(await canvas.findByTitle("The e-mail")).toBeVisible();
  },
});
export const Name: Story = screen({
  tab: "Pseudonyms",
  responses: { [NAME]: { pseudonym: "SteadyOak", source: "guide" } },
  press: "Suggest a name",
  async act(canvas) {
    await expect(await canvas.findByText("SteadyOak")).toBeVisible();
  },
});
export const LongName: Story = screen({
  tab: "Pseudonyms",
  responses: {
    [NAME]: {
      pseudonym: "PatientMountainCarpenterOfTheNorthernLakes1968",
      source: "model",
    },
  },
  press: "Suggest a name",
});
export const SignedOut: Story = screen({ member: null });
