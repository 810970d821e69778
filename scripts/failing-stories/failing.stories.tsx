import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

/** One fault each; stories.test.ts proves that the tests of stories find them. */
const meta = { title: "Faults" } satisfies Meta;
export default meta;

export const Sound: StoryObj = { render: () => <p>Easy to read</p> };

export const Contrast: StoryObj = {
  render: () => <p style={{ color: "var(--border)" }}>Hard to read</p>,
};

export const ContrastInOneTheme: StoryObj = {
  tags: ["colours"],
  render: () => (
    <p className="fault">
      Hard to read in one theme
      <style>{"[data-theme=tranquil] .fault { color: var(--border) }"}</style>
    </p>
  ),
};

export const MissingLabel: StoryObj = { render: () => <input type="text" /> };

export const BrokenInteraction: StoryObj = {
  render: () => <button type="button">Save</button>,
  async play({ canvas }) {
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};
