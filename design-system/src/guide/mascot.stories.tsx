import type { Meta, StoryObj } from "@storybook/react-vite";
import { styled } from "styled-components";
import { expect } from "storybook/test";
import { EXPRESSIONS, Mascot } from "./mascot.tsx";

const meta = {
  title: "Guide/Mascot",
  component: Mascot,
  tags: ["colours"],
  args: { expression: "happy", size: 128, animated: false },
  argTypes: {
    expression: { control: "select", options: EXPRESSIONS },
    size: { control: { type: "range", min: 40, max: 240, step: 8 } },
  },
  parameters: {
    usage: {
      do: [
        "Beside words of the guide: the face says how they are meant.",
        "Give a title only where the face says what no words do.",
        "Worried for what we failed at, proud for what he did himself.",
      ],
      dont: [
        "On every screen: a guide is welcome where one is new.",
        "Worried about the member: he is not our patient.",
        "Smaller than 40 px: the lines run together.",
      ],
    },
  },
} satisfies Meta<typeof Mascot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Happy: Story = {
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};
export const Excited: Story = { args: { expression: "excited" } };
export const Thinking: Story = { args: { expression: "thinking" } };
export const Curious: Story = { args: { expression: "curious" } };
export const Proud: Story = {
  args: { expression: "proud", title: "The guide is proud" },
  async play({ canvas }) {
    await expect(canvas.getByRole("img", { name: "The guide is proud" })).toBeVisible();
  },
};
export const Worried: Story = { args: { expression: "worried" } };
export const Small: Story = { args: { size: 56 } };

const moves = (root: HTMLElement) => root.querySelector("svg")!.getAnimations().length;
export const Animated: Story = {
  name: "Bobs when animated, and else not [TOUR-22]",
  render: (args) => (
    <>
      <Mascot {...args} animated />
      <Mascot {...args} animated={false} />
    </>
  ),
  async play({ canvasElement }) {
    const [bobbing, still] = canvasElement.querySelectorAll("svg");
    await expect(bobbing?.getAnimations()).toHaveLength(1);
    await expect(still?.getAnimations()).toHaveLength(0);
  },
};
export const AnimatedStill: Story = {
  args: { animated: true },
  globals: { motion: "reduced" },
  async play({ canvasElement }) {
    await expect(moves(canvasElement)).toBe(0);
  },
};

const Faces = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: var(--space-5);
  max-width: var(--column);
  figure {
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    color: var(--muted);
  }
`;
export const AllFaces: Story = {
  name: "Six expressions, each its own [TOUR-21]",
  render: (args) => (
    <Faces>
      {EXPRESSIONS.map((expression) => (
        <figure key={expression}>
          <Mascot {...args} expression={expression} />
          <figcaption>{expression}</figcaption>
        </figure>
      ))}
    </Faces>
  ),
  async play({ canvasElement }) {
    await expect(EXPRESSIONS).toEqual([
      "happy",
      "excited",
      "thinking",
      "curious",
      "proud",
      "worried",
    ]);
    const drawings = [...canvasElement.querySelectorAll("svg")].map(({ innerHTML }) => innerHTML);
    await expect(new Set(drawings).size).toBe(6);
  },
};
