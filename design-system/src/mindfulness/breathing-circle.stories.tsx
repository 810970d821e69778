import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../actions/button.ts";
import { Stack } from "../layout/layout.ts";
import { BreathingCircle } from "./breathing-circle.tsx";

const meta = {
  title: "Mindfulness/BreathingCircle",
  component: BreathingCircle,
  tags: ["colours"],
  args: { phase: "in", words: "Breathe in", seconds: 4, remaining: 4, paused: false },
  argTypes: {
    phase: { control: "select" },
    seconds: { control: { type: "range", min: 1, max: 10 } },
    remaining: { control: { type: "range", min: 0, max: 10 } },
  },
  parameters: {
    usage: {
      do: [
        "Keep the time outside, and give phase and seconds left: pause and reset are then yours.",
        "Two or three words for a phase: they are read while one breathes.",
        "Put Start, Pause and Reset below it, as buttons with words.",
      ],
      dont: [
        "A phase of 0 seconds: leave it out.",
        "Other movement beside it; the circle is the one thing that moves.",
      ],
    },
  },
} satisfies Meta<typeof BreathingCircle>;
export default meta;
type Story = StoryObj<typeof meta>;

const disc = (root: HTMLElement) => root.querySelector<HTMLElement>("[data-part=disc]");
const only = <T,>(list: T[]): T => {
  if (list.length !== 1) throw new Error(`One was expected, not ${list.length}`);
  return list[0]!;
};
/** How wide the circle is after so many seconds of its phase. */
function widthAt(root: HTMLElement, seconds: number): number {
  const animation = only(disc(root)!.getAnimations());
  animation.pause();
  animation.currentTime = seconds * 1000;
  return disc(root)!.getBoundingClientRect().width;
}

export const Idle: Story = { args: { phase: "idle", words: "Box breathing", remaining: 0 } };
export const BreatheIn: Story = {
  async play({ canvas, canvasElement }) {
    const [start, half, end] = [0, 2, 4].map((at) => widthAt(canvasElement, at));
    await expect(half!).toBeGreaterThan(start!);
    await expect(end!).toBeGreaterThan(half!);
    await expect(canvas.getByRole("status")).toHaveTextContent("Breathe in");
    await expect(canvas.getByRole("status")).not.toHaveTextContent("4");
    await expect(canvas.getByText("4")).toHaveTextContent("4 seconds left");
  },
};
export const HoldIn: Story = {
  args: { phase: "hold-in", words: "Hold", remaining: 2 },
  async play({ canvasElement }) {
    await expect(disc(canvasElement)!.getAnimations()).toHaveLength(0);
    await expect(getComputedStyle(disc(canvasElement)!).scale).toBe("1");
  },
};
export const BreatheOut: Story = {
  args: { phase: "out", words: "Breathe out", seconds: 6, remaining: 6 },
  async play({ canvasElement }) {
    const [start, end] = [0, 6].map((at) => widthAt(canvasElement, at));
    await expect(end!).toBeLessThan(start!);
  },
};
export const HoldOut: Story = {
  args: { phase: "hold-out", words: "Hold", remaining: 1 },
  async play({ canvas, canvasElement }) {
    await expect(disc(canvasElement)!.getAnimations()).toHaveLength(0);
    await expect(canvas.getByText("1")).toHaveTextContent("1 second left");
  },
};
export const Paused: Story = {
  args: { remaining: 2, paused: true },
  async play({ canvas, canvasElement }) {
    await expect(only(disc(canvasElement)!.getAnimations()).playState).toBe("paused");
    await expect(canvas.getByRole("status")).toHaveTextContent("Paused");
  },
};
export const Finished: Story = {
  args: { phase: "finished", words: "Well breathed", remaining: 0 },
};
export const LongWords: Story = {
  args: { words: "Slowly breathe in through your nose, as deep as is comfortable" },
};

const BOX = [
  { phase: "in", words: "Breathe in" },
  { phase: "hold-in", words: "Hold" },
  { phase: "out", words: "Breathe out" },
  { phase: "hold-out", words: "Hold" },
] as const;

/** A round of 4-4-4-4, second by second. */
function Round() {
  const [second, setSecond] = useState(0);
  const step = BOX[Math.floor(second / 4)];
  return (
    <Stack $gap={5}>
      {step
        ? <BreathingCircle {...step} seconds={4} remaining={4 - (second % 4)} />
        : <BreathingCircle phase="finished" words="Well breathed" seconds={4} remaining={0} />}
      <Button data-variant="quiet" onClick={() => setSecond((second + 1) % 17)}>
        {step ? "One second on" : "Start again"}
      </Button>
    </Stack>
  );
}

const playRound: Story["play"] = async ({ canvas, canvasElement }) => {
  const filled = () => canvasElement.querySelectorAll("[data-filled]").length;
  const still = disc(canvasElement) === null;
  const seen: string[] = [];
  const rings: number[] = [];
  for (let second = 0; second < 16; second++) {
    const word = canvas.getByRole("status");
    const count = within(word.parentElement!).getByText(/^\d/);
    seen.push(`${word.textContent} ${count.firstChild?.textContent}`);
    rings.push(filled());
    await userEvent.click(canvas.getByRole("button"));
  }
  await expect(seen).toEqual(
    ["Breathe in", "Hold", "Breathe out", "Hold"].flatMap((word) =>
      [4, 3, 2, 1].map((left) => `${word} ${left}`)
    ),
  );
  if (still) await expect(rings).toEqual([0, 1, 2, 3, 4, 4, 4, 4, 4, 3, 2, 1, 0, 0, 0, 0]);
  await expect(canvas.getByRole("status")).toHaveTextContent("Well breathed");
  await userEvent.click(canvas.getByRole("button", { name: "Start again" }));
  await expect(canvas.getByRole("status")).toHaveTextContent("Breathe in");
};

export const WholeRound: Story = { render: () => <Round />, play: playRound };
export const WholeRoundStill: Story = {
  ...WholeRound,
  globals: { motion: "reduced" },
  async play(context) {
    await expect(disc(context.canvasElement)).toBeNull();
    await playRound(context);
  },
};
export const Still: Story = { globals: { motion: "reduced" }, args: { remaining: 1 } };
export const StillPaused: Story = {
  globals: { motion: "reduced" },
  args: { phase: "out", words: "Breathe out", seconds: 8, remaining: 5, paused: true },
};
