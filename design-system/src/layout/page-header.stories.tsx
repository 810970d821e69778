import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../actions/button.ts";
import { PageHeader } from "./page-header.tsx";

const meta = {
  title: "Layout/PageHeader",
  component: PageHeader,
  args: { title: "Progress" },
  argTypes: { actions: { control: false }, linkAs: { control: false } },
  parameters: {
    usage: {
      do: [
        "Name the way back by where it leads: “All categories”.",
        "Let the lead say what a member can do here.",
      ],
      dont: [
        "A way back on pages of the main navigation.",
        "More than two actions: move the others into the page.",
      ],
    },
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithLead: Story = {
  args: { lead: "How your days have been, and what you have done for yourself." },
};
export const Everything: Story = {
  args: {
    back: { to: "#/community", label: "Circle" },
    overline: "Sleep and rest",
    title: "Waking at four in the morning",
    lead: "What helped others to fall asleep again. Take what fits, and leave the rest.",
    actions: [
      <Button key="main">Write a post</Button>,
      <Button key="other" data-variant="quiet">All categories</Button>,
    ],
  },
  async play({ canvas }) {
    await userEvent.tab();
    const back = canvas.getByRole("link", { name: "Circle" });
    await expect(back).toHaveFocus();
    await expect(back).toHaveAttribute("href", "#/community");
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Waking at four");
  },
};
export const LongWords: Story = {
  args: {
    back: { to: "#", label: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk and more" },
    overline: "Arbeitsunfähigkeitsversicherungsgesellschaften",
    title: "Bundesausbildungsförderungsgesetz and a title that needs three lines on a phone",
    lead: "https://example.org/a/very/long/address/that/nobody/would/ever/type/by/hand/at/all",
    actions: <Button>Start the first module although another one is open</Button>,
  },
};
