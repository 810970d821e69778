import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { PlayerControls, useVolume } from "./player-controls.tsx";

type Props = Omit<ComponentProps<typeof PlayerControls>, "loudness">;

function Controls({ onSeek, ...props }: Props) {
  const [time, setTime] = useState(props.time);
  return (
    <PlayerControls
      {...props}
      time={time}
      loudness={useVolume()}
      onSeek={(seconds) => {
        setTime(seconds);
        onSeek(seconds);
      }}
    />
  );
}

const meta = {
  title: "Mindfulness/PlayerControls",
  component: Controls,
  tags: ["colours"],
  args: {
    state: "stopped",
    time: 65,
    duration: 180,
    onToggle: fn(),
    onSeek: fn(),
    onSkipToEnd: fn(),
  },
  parameters: {
    usage: {
      do: ["Keep the time elsewhere: in a machine, or in an audio element."],
      dont: ["Use them for a recording alone: AudioPlayer brings its sound along."],
    },
  },
} satisfies Meta<typeof Controls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stopped: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole("button", { name: "Play" }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "From the start" }));
    await expect(args.onSeek).toHaveBeenCalledWith(0);
    await expect(canvas.getByRole("slider", { name: "Position" }))
      .toHaveAttribute("aria-valuetext", "0 seconds of 3 minutes");
    await userEvent.click(canvas.getByRole("button", { name: "Skip to the end" }));
    await expect(args.onSkipToEnd).toHaveBeenCalledOnce();
  },
};
export const Playing: Story = { args: { state: "playing" } };
export const Waiting: Story = { args: { state: "waiting", time: 0, duration: NaN } };
export const NotBegun: Story = { args: { time: 0, disabled: true } };
