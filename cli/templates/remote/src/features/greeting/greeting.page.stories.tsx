import {
  createStoryScreens,
  pendingResponse,
  sampleMember,
  serverError,
} from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import remote from "../../remote.tsx";
import { CHECK_INS, sampleCheckIn } from "./greeting.testing.ts";

const { renderPage, preloadPages } = createStoryScreens(remote);
const shown = (answer: unknown) =>
  renderPage("/greeting", {
    member: sampleMember({ streak: 12 }),
    responses: { [CHECK_INS]: answer },
  });

const meta = {
  title: "Screens/Greeting/Greeting",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  render: shown([sampleCheckIn()]),
  async play({ canvas }) {
    await expect(await canvas.findByText("Great")).toBeVisible();
  },
};
export const Empty: Story = {
  render: shown([]),
  async play({ canvas }) {
    await expect(await canvas.findByText("Your check-ins will stand here.")).toBeVisible();
  },
};
export const Loading: Story = { render: shown(pendingResponse) };
export const Failing: Story = {
  render: shown(serverError),
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
export const Visitor: Story = { render: renderPage("/greeting", { member: null }) };
