import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { AudioPlayer } from "./audio-player.tsx";
import { fakePlayback } from "./fake-playback.ts";

/** A recording of silence: 8 bits, mono, 8000 samples a second. */
function silence(seconds: number): string {
  const rate = 8000;
  const length = seconds * rate;
  const view = new DataView(new ArrayBuffer(44 + length));
  const word = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  word(0, "RIFF");
  view.setUint32(4, 36 + length, true);
  word(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, "data");
  view.setUint32(40, length, true);
  new Uint8Array(view.buffer).fill(128, 44);
  return URL.createObjectURL(new Blob([view.buffer], { type: "audio/wav" }));
}

const threeMinutes = silence(180);
const BROKEN = "data:audio/wav;base64,AAAA";

const meta = {
  title: "Mindfulness/AudioPlayer",
  component: AudioPlayer,
  tags: ["colours"],
  beforeEach: fakePlayback,
  args: { src: threeMinutes, title: "Quick Reset", onEnd: fn(), onError: fn() },
  argTypes: { src: { control: false } },
  parameters: {
    usage: {
      do: [
        "Give onError to the log: the player tells the member itself.",
        "Name what is heard in the title; length and place show below it.",
        "Change the key along with the recording, so that a new one starts afresh.",
      ],
      dont: [
        "Start playing by itself: the member presses Play.",
        "Two players that sound at once.",
      ],
    },
  },
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const sound = (root: HTMLElement) => root.querySelector("audio")!;
/** The slider, once the recording's length is known. */
async function position(canvas: Canvas) {
  const slider = canvas.getByRole("slider", { name: "Position" });
  await waitFor(() => expect(slider).toHaveAttribute("aria-valuemax", "180"));
  return slider;
}
const button = (canvas: Canvas, name: string) => canvas.getByRole("button", { name });

export const Ready: Story = {
  async play({ canvas, canvasElement }) {
    await position(canvas);
    await expect(canvas.getByText("3:00")).toBeVisible();
    await expect(sound(canvasElement).volume).toBeCloseTo(0.7);
    await expect(canvas.getByRole("slider", { name: "Volume" })).toHaveAttribute(
      "aria-valuetext",
      "70 percent",
    );
  },
};

export const PlayAndPause: Story = {
  async play({ canvas, canvasElement, args }) {
    await position(canvas);
    button(canvas, "Play").focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(sound(canvasElement).currentTime).toBeGreaterThan(0));
    await expect(button(canvas, "Pause")).toHaveFocus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(button(canvas, "Play")).toHaveFocus());
    await expect(sound(canvasElement).paused).toBe(true);
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

export const SeekByKeyboard: Story = {
  async play({ canvas, canvasElement }) {
    const slider = await position(canvas);
    slider.focus();
    const press = async (key: string, words: string, seconds: number) => {
      await userEvent.keyboard(`{${key}}`);
      await expect(slider).toHaveAttribute("aria-valuetext", `${words} of 3 minutes`);
      await expect(sound(canvasElement).currentTime).toBe(seconds);
    };
    await press("ArrowRight", "5 seconds", 5);
    await press("PageUp", "35 seconds", 35);
    await press("PageUp", "1 minute 5 seconds", 65);
    await press("ArrowUp", "1 minute 10 seconds", 70);
    await press("ArrowLeft", "1 minute 5 seconds", 65);
    await press("PageDown", "35 seconds", 35);
    await press("Home", "0 seconds", 0);
    await press("PageUp", "30 seconds", 30);
    await userEvent.click(button(canvas, "From the start"));
    await expect(sound(canvasElement).currentTime).toBe(0);
  },
};

export const Ends: Story = {
  async play({ canvas, canvasElement, args }) {
    const slider = await position(canvas);
    slider.focus();
    await userEvent.keyboard("{PageUp}");
    await userEvent.click(button(canvas, "Skip to the end"));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(slider).toHaveAttribute("aria-valuetext", "0 seconds of 3 minutes");
    await expect(sound(canvasElement).paused).toBe(true);
    // And by itself, from just before the end.
    sound(canvasElement).currentTime = 179.9;
    await userEvent.click(button(canvas, "Play"));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(sound(canvasElement).currentTime).toBe(0));
    await expect(button(canvas, "Play")).toBeVisible();
  },
};

export const Muted: Story = {
  async play({ canvas, canvasElement }) {
    await position(canvas);
    await userEvent.click(button(canvas, "Mute"));
    await expect(sound(canvasElement).muted).toBe(true);
    const volume = canvas.getByRole("slider", { name: "Volume" });
    await expect(volume).toHaveAttribute("aria-valuetext", "Muted");
    await expect(button(canvas, "Unmute")).toBeVisible();
  },
};

export const Volume: Story = {
  async play({ canvas, canvasElement }) {
    await position(canvas);
    const volume = canvas.getByRole("slider", { name: "Volume" });
    volume.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(volume).toHaveAttribute("aria-valuetext", "65 percent");
    await expect(sound(canvasElement).volume).toBeCloseTo(0.65);
    await userEvent.keyboard("{End}");
    await expect(sound(canvasElement).volume).toBe(1);
    // A move of the volume unmutes.
    await userEvent.click(button(canvas, "Mute"));
    volume.focus();
    await userEvent.keyboard("{PageUp}");
    await expect(sound(canvasElement).muted).toBe(false);
    await expect(sound(canvasElement).volume).toBeCloseTo(0.2);
  },
};

/** A recording of which nothing ever comes. */
function NeverComes(args: ComponentProps<typeof AudioPlayer>) {
  const [src] = useState(() => URL.createObjectURL(new MediaSource()));
  return <AudioPlayer {...args} src={src} />;
}

export const Loading: Story = {
  render: (args) => <NeverComes {...args} />,
  async play({ canvas, args }) {
    await userEvent.click(button(canvas, "Play"));
    await expect(button(canvas, "Loading")).toBeVisible();
    await expect(canvas.getByRole("slider", { name: "Position" })).toHaveAttribute("data-disabled");
    await userEvent.click(button(canvas, "Loading"));
    await expect(button(canvas, "Play")).toBeVisible();
    await expect(args.onError).not.toHaveBeenCalled();
    await userEvent.click(button(canvas, "Play"));
  },
};

export const Failed: Story = {
  args: { src: BROKEN },
  async play({ canvas, canvasElement, args }) {
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("This recording cannot be played at the moment.");
    await expect(args.onError).toHaveBeenCalledOnce();
    await userEvent.click(button(canvas, "Try again"));
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(2));
    await canvas.findByRole("alert");
    await expect(button(canvas, "Play")).toHaveFocus();
    await expect(sound(canvasElement).paused).toBe(true);
  },
};

/** What another recording could not do says nothing of this one. */
export const AnotherAfterFailure: Story = {
  render: function AnotherAfterFailure(args) {
    const [src, setSrc] = useState(BROKEN);
    return (
      <>
        <AudioPlayer {...args} src={src} />
        <button type="button" onClick={() => setSrc(args.src)}>Another</button>
      </>
    );
  },
  async play({ canvas }) {
    await canvas.findByRole("alert");
    await userEvent.click(button(canvas, "Another"));
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
    await userEvent.click(button(canvas, "Play"));
    await userEvent.click(await canvas.findByRole("button", { name: "Pause" }));
  },
};

export const FailsWhilePlaying: Story = {
  async play({ canvas, canvasElement, args }) {
    await position(canvas);
    await userEvent.click(button(canvas, "Play"));
    await waitFor(() => expect(sound(canvasElement).currentTime).toBeGreaterThan(0));
    fireEvent.error(sound(canvasElement));
    await canvas.findByRole("alert");
    await expect(sound(canvasElement).paused).toBe(true);
    await expect(args.onError).toHaveBeenCalledOnce();
    await userEvent.click(button(canvas, "Try again"));
    await waitFor(() => expect(sound(canvasElement).currentTime).toBeGreaterThan(0));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(button(canvas, "Pause"));
  },
};

export const LongTitle: Story = {
  args: {
    title: "Mountain Refuge: a slow walk up to a quiet hut above the tree line, with a view",
  },
};
export const LoadingStill: Story = { ...Loading, globals: { motion: "reduced" } };
