import { pendingResponse, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  categories,
  GET_CATEGORIES,
  renderPage,
  resetStoredPseudonym,
} from "../../testing/story-host.ts";
import { errorResponse, sampleCategory } from "../../testing/sample-data.ts";

const shown = (answer: unknown) =>
  renderPage("/community/categories", {
    responses: {
      [GET_CATEGORIES]: answer,
      "POST /api/forum/categories": () => errorResponse(409, "category_exists"),
    },
  });

const meta = {
  title: "Screens/Community/Categories",
  parameters: { layout: "fullscreen" },
  beforeEach: resetStoredPseudonym,
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
export const Loading: Story = { render: shown(pendingResponse) };
export const Failing: Story = {
  render: shown(serverError),
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
