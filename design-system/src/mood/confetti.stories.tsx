import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../actions/button.ts";
import { Card } from "../layout/card.ts";
import { SectionTitle } from "../layout/text.ts";
import { Confetti } from "./confetti.tsx";

const LONG = 600_000;

const meta = {
  title: "Mood and progress/Confetti",
  component: Confetti,
  args: { milliseconds: LONG },
  decorators: [
    (Story) => (
      <div style={{ minHeight: "20rem", display: "grid", placeItems: "center" }}>
        <Story />
        <Card>
          <SectionTitle>Thirty days</SectionTitle>
          <p>You checked in every day for a month.</p>
        </Card>
      </div>
    ),
  ],
  parameters: {
    usage: {
      do: [
        "For what took weeks: a streak of 30 days, a finished pillar, a payment that arrived.",
        "Always beside words that say what is celebrated.",
      ],
      dont: [
        "For every check-in or press: it wears off within days.",
        "Longer than five seconds.",
      ],
    },
  },
} satisfies Meta<typeof Confetti>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Falling: Story = {
  async play({ canvas }) {
    const confetti = canvas.getByTestId("confetti");
    await expect(confetti).toHaveAttribute("data-pieces", "200");
    await expect(confetti.querySelector("canvas")).toBeInTheDocument();
  },
};
export const BigOccasion: Story = { args: { numberOfPieces: 500 } };
/** Laurels say the same without a motion. */
export const ReducedMotion: Story = {
  globals: { motion: "reduced" },
  async play({ canvas }) {
    await expect(canvas.getByTestId("laurel")).toBeVisible();
    await expect(canvas.queryByTestId("confetti")).toBeNull();
  },
};

function OnPress() {
  const [celebrates, setCelebrates] = useState(false);
  return (
    <>
      <Button onClick={() => setCelebrates(true)}>Complete the pillar</Button>
      {celebrates && <Confetti milliseconds={50} />}
    </>
  );
}
export const Ends: Story = {
  render: () => <OnPress />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.queryByTestId("confetti")).toBeNull());
  },
};
