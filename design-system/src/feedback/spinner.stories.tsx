import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "./spinner.tsx";

const meta = {
  title: "Feedback/Spinner",
  component: Spinner,
  tags: ["colours"],
  argTypes: { size: { control: "select", options: ["small", "medium"] } },
  parameters: {
    usage: {
      do: [
        "Only where the shape of what comes is not known.",
        "Say what is awaited when more than one thing may be: “Loading comments …”.",
      ],
      dont: [
        "In place of a page whose layout is known: that is a Skeleton.",
        "Inside a button: let its label say “Saving …”.",
      ],
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole("status")).toHaveTextContent("Loading …");
  },
};
export const Small: Story = { args: { size: "small", label: "Loading comments …" } };
/** The first 300 ms, held: there is nothing to see, and its place is kept. */
export const NotYet: Story = {
  async play({ canvas, canvasElement }) {
    const status = canvas.getByRole("status", { hidden: true });
    const [delay] = status.getAnimations();
    delay!.pause();
    delay!.currentTime = 299;
    await expect(getComputedStyle(status).visibility).toBe("hidden");
    await expect(status.offsetHeight).toBeGreaterThan(20);
    delay!.currentTime = 300;
    await expect(getComputedStyle(status).visibility).toBe("visible");
    delay!.cancel();
    await expect(canvasElement).toHaveTextContent("Loading …");
  },
};
export const ReducedMotion: Story = {
  args: { label: "Loading your entries …" },
  globals: { motion: "reduced" },
  async play({ canvas, canvasElement }) {
    const words = canvas.getByText("Loading your entries …");
    await expect(words.getBoundingClientRect().width).toBeGreaterThan(50);
    await expect(canvasElement.querySelector("[aria-hidden]")).toBeNull();
  },
};
