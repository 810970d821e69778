import { failed, never } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CATEGORIES, categories, newcomer, pageAt } from "../../shared/stories.tsx";
import { refusal, sampleCategory } from "../../shared/testing.ts";

const shown = (answer: unknown) =>
  pageAt("/community/categories", {
    answers: {
      [CATEGORIES]: answer,
      "POST /api/forum/categories": () => refusal(409, "category_exists"),
    },
  });

const meta = {
  title: "Screens/Community/Categories",
  parameters: { layout: "fullscreen" },
  beforeEach: newcomer,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  render: shown(categories),
  async play({ canvas }) {
    await expect(await canvas.findAllByText("Browse Posts")).toHaveLength(6);
  },
};
export const Empty: Story = {
  render: shown(() => []),
  async play({ canvas }) {
    await expect(await canvas.findByText("No categories available.")).toBeVisible();
  },
};
export const Loading: Story = { render: shown(never) };
export const Failing: Story = {
  render: shown(failed),
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
export const Extreme: Story = {
  render: shown([
    sampleCategory({
      id: 1,
      name: "Lebensmittelunverträglichkeitsselbsthilfegruppe",
      description: "",
    }),
    sampleCategory({ id: 2, description: "Whatever keeps you up at night. ".repeat(12) }),
    sampleCategory({ id: 3, description: "x".repeat(120) }),
  ]),
  async play({ canvas }) {
    await expect(await canvas.findAllByText("Browse Posts")).toHaveLength(3);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
