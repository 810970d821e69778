import { pendingResponse, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { preloadPages, renderPage } from "../../shared/stories.tsx";
import { NEXT, refusal, sampleOffer } from "../../shared/testing.ts";

const LOOK = "POST /api/releases/passes/preview";
const ACCEPT = "POST /api/releases/passes/accept";
const shown = (answer: unknown) =>
  renderPage("/releases/pass#vD3k0sQm1xTq8ZbW", {
    responses: { [LOOK]: answer, [ACCEPT]: answer },
  });
const override = sampleOffer({ kind: "override", version: NEXT });

const meta = {
  title: "Screens/Releases/Invitation",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const offered: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("button", { name: "Take part" })).toBeVisible();
  const page = document.documentElement;
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
};

export const Tester: Story = { tags: ["colours"], render: shown(sampleOffer()), play: offered };
export const OneVersion: Story = { render: shown(override), play: offered };
export const Accepted: Story = {
  render: shown(sampleOffer()),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Take part" }));
    await expect(await canvas.findByRole("link", { name: "Start" })).toHaveAttribute("href", "/");
  },
};
export const Over: Story = {
  render: shown(() => refusal(404, "pass_not_found")),
  async play({ canvas }) {
    await expect(await canvas.findByText("This invitation is over")).toBeVisible();
  },
};
export const WithoutCode: Story = { render: renderPage("/releases/pass") };
export const Extreme: Story = {
  render: shown({
    ...override,
    name: "mfe-lebensmittelunvertraeglichkeitsselbsthilfegruppe",
    version: "12.34.56-rc.7.with-a-long-name.0f3a9c81b2d40f3a9c81b2d4",
    team: "Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen helfen",
    by: "Wolfgang Amadeus von und zu Lebensmittelsicherheit",
  }),
  play: offered,
};
export const Loading: Story = { render: shown(pendingResponse) };
export const FailingRelease: Story = {
  render: shown(serverError),
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
