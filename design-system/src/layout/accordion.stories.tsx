import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Accordion, AccordionItem } from "./accordion.tsx";

const items = [
  <AccordionItem key="free" value="free" title="What happens after the free trial?">
    <p>Nothing, unless you choose a plan. What you wrote stays, and you can read it.</p>
  </AccordionItem>,
  <AccordionItem key="cancel" value="cancel" title="Can I cancel at any time?">
    <p>Yes, on the page of your subscription. It runs until the end of the time you paid for.</p>
  </AccordionItem>,
  <AccordionItem key="who" value="who" title="Who reads my journal?">
    <p>Nobody but you.</p>
  </AccordionItem>,
];

const meta = {
  title: "Layout/Accordion",
  component: Accordion,
  subcomponents: { AccordionItem },
  args: { type: "single", children: items },
  argTypes: { children: { control: false }, type: { control: false } },
  parameters: {
    usage: {
      do: [
        "For questions of which a reader has one or two.",
        "Titles that stand alone: a question, or what it is about.",
      ],
      dont: [
        "Hiding what everybody needs.",
        "A form in parts: nobody sees what is missing.",
      ],
    },
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const folding = { type: "single", collapsible: true } as const;

export const Closed: Story = { args: folding };
export const Single: Story = {
  args: { ...folding, defaultValue: "cancel" },
  async play({ canvas }) {
    await expect(canvas.getByText(/end of the time you paid for/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Who reads my journal?" }));
    await expect(canvas.getByText("Nobody but you.")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/end of the time you paid for/)).toBeNull());
  },
};
export const Multiple: Story = {
  args: { type: "multiple", defaultValue: ["free"] },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole("button", { name: "Who reads my journal?" }));
    await expect(canvas.getByText("Nobody but you.")).toBeVisible();
    await expect(canvas.getByText(/unless you choose a plan/)).toBeVisible();
  },
};
export const Keyboard: Story = {
  args: folding,
  async play({ canvas }) {
    const [first, second, last] = canvas.getAllByRole("button");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("region", { name: first!.textContent! })).toBeVisible();
    await userEvent.keyboard(" ");
    await expect(first).toHaveAttribute("aria-expanded", "false");
  },
};
export const LongWords: Story = {
  args: {
    type: "single",
    defaultValue: "long",
    children: (
      <AccordionItem
        value="long"
        title="Do you work with Arbeitsunfähigkeitsversicherungsgesellschaftsangelegenheiten?"
      >
        <p>https://example.org/a/very/long/address/that/nobody/would/ever/type/by/hand/at/all</p>
      </AccordionItem>
    ),
  },
};
export const ReducedMotion: Story = {
  globals: { motion: "reduced" },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole("button", { name: "Can I cancel at any time?" }));
    const answer = canvas.getByRole("region");
    await expect(answer.getAnimations()).toHaveLength(0);
    await expect(answer).toBeVisible();
  },
};
