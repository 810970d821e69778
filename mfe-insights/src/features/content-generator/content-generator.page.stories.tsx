import { type Answers, fakeHost, RemoteScreen } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import remote from "../../remote.tsx";
import { neverAnswered } from "../../shared/never.ts";

const CALL = "POST /api/ai/generate-pseudonym";

const meta = {
  title: "Screens/Insights/AI content",
  // The page's chunk is loaded before the story, so that no test waits for it.
  loaders: [() => import("./content-generator.page.tsx")],
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = (fake: ReturnType<typeof fakeHost>): Story => ({
  render: () => <RemoteScreen remote={remote} at="/ai-powered-content" host={fake.host} />,
});
const asked = (answers: Answers): Story => ({
  ...screen(fakeHost({ answers })),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Suggest a name" }));
  },
});

export const Typical: Story = screen(fakeHost());
export const Name: Story = {
  ...screen(fakeHost({ answers: { [CALL]: { pseudonym: "SteadyOak", source: "guide" } } })),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Suggest a name" }));
    await expect(await canvas.findByText("SteadyOak")).toBeVisible();
  },
};
export const LongName: Story = asked({
  [CALL]: { pseudonym: "PatientMountainCarpenterOfTheNorthernLakes1968", source: "model" },
});
export const FailingCall: Story = asked({ [CALL]: () => new Response("", { status: 500 }) });
export const Loading: Story = {
  ...screen(fakeHost({ answers: { [CALL]: neverAnswered } })),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Suggest a name" }));
    await expect(await canvas.findByRole("button", { name: "Looking for a name…" }))
      .toHaveAttribute("aria-disabled", "true");
  },
};
export const SignedOut: Story = screen(fakeHost({ member: null }));
