import { type Answers, failed, never, type Scene } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { pageAt, preloadPages } from "../../shared/stories.tsx";

const CALL = "POST /api/ai/generate-pseudonym";

const meta = {
  title: "Screens/Insights/AI content",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = (scene?: Scene): Story => ({ render: pageAt("/ai-powered-content", scene) });
const asked = (answers: Answers): Story => ({
  ...screen({ answers }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Suggest a name" }));
  },
});

export const Typical: Story = screen();
export const Name: Story = {
  ...screen({ answers: { [CALL]: { pseudonym: "SteadyOak", source: "guide" } } }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Suggest a name" }));
    await expect(await canvas.findByText("SteadyOak")).toBeVisible();
  },
};
export const LongName: Story = asked({
  [CALL]: { pseudonym: "PatientMountainCarpenterOfTheNorthernLakes1968", source: "model" },
});
export const FailingCall: Story = asked({ [CALL]: failed });
export const Loading: Story = {
  ...screen({ answers: { [CALL]: never } }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Suggest a name" }));
    await expect(await canvas.findByRole("button", { name: "Looking for a name…" }))
      .toHaveAttribute("aria-disabled", "true");
  },
};
export const SignedOut: Story = screen({ member: null });
