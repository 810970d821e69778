import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ComparisonTable } from "./comparison-table.tsx";

const meta = {
  title: "Plans/ComparisonTable",
  component: ComparisonTable,
  tags: ["colours"],
  args: {
    label: "Compare the plans",
    feature: "What you get",
    plans: ["Starter", "Essential", "Premium"],
    groups: [
      {
        title: "Pillars",
        rows: [
          {
            label: "Body Reset",
            detail: "Health, weight, sleep, stress and walking",
            cells: ["1 module", "6 modules", "6 modules"],
          },
          {
            label: "Mind Reset",
            detail: "Focus, clarity and letting go of toxic inputs",
            cells: ["1 module", "7 modules", "7 modules"],
          },
        ],
      },
      {
        title: "Every day",
        rows: [
          { label: "Daily check-ins", cells: [true, true, true] },
          { label: "Journal", cells: ["3 entries a week", "Unlimited", "Unlimited"] },
        ],
      },
      {
        title: "Men's Circle",
        rows: [
          { label: "Community", cells: ["Read-only", "Full participation", "Full participation"] },
          { label: "Fireside chats", cells: [false, false, true] },
        ],
      },
    ],
  },
  parameters: {
    // The list of users knows the design system's components only.
    components: [],
    usage: {
      do: [
        "Group rows by what the member wants to know, most wanted first.",
        "Use words where plans differ in number: “3 entries a week”, not a mark.",
        "Give `top` where a header stays above the page.",
      ],
      dont: [
        "More than four plans: they do not fit a phone.",
        "Sentences in cells; what needs one goes into the row's detail.",
      ],
    },
  },
} satisfies Meta<typeof ComparisonTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas }) {
    const table = canvas.getByRole("table", { name: "Compare the plans" });
    const cells = (row: RegExp) =>
      within(within(table).getByRole("row", { name: row })).getAllByRole("cell")
        .map((cell) => cell.textContent);
    await expect(within(table).getAllByRole("columnheader").map((head) => head.textContent))
      .toEqual(["What you get", "Starter", "Essential", "Premium"]);
    await expect(cells(/^Body Reset/)).toEqual(["1 module", "6 modules", "6 modules"]);
    await expect(cells(/^Fireside chats/)).toEqual(["Not included", "Not included", "Included"]);
  },
};
export const TwoPlans: Story = {
  args: {
    plans: ["Monthly", "Annual"],
    groups: [{
      title: "Payment",
      rows: [
        { label: "Price", cells: ["$29 per month", "$276 per year"] },
        { label: "Cancel any time", cells: [true, true] },
        { label: "One bill a year", cells: [false, true] },
      ],
    }],
  },
};
/** The names stay in sight while the table moves. */
export const StickyHead: Story = {
  decorators: [
    (Story) => (
      <div style={{ height: 260, overflow: "auto" }} data-testid="scroller">
        <a href="#above">Above</a>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const scroller = canvas.getByTestId("scroller");
    scroller.scrollTo(0, 220);
    const head = canvas.getByRole("columnheader", { name: "Premium" }).getBoundingClientRect();
    await expect(head.top).toBeCloseTo(scroller.getBoundingClientRect().top, 0);
  },
};
/** Long words, on the narrowest screens. */
export const Extreme: Story = {
  args: {
    plans: ["Vollmitgliedschaft", "Essential", "Premium"],
    groups: [{
      title: "Donaudampfschifffahrtsgesellschaftskapitän",
      rows: [
        {
          label: "Conversations with a coach whenever the day needs one, as long as it takes",
          detail: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen".repeat(2),
          cells: ["Read-only", "1,234,567,890 entries a week", false],
        },
        { label: "x".repeat(80), cells: [true, "Persönlichkeitsentwicklung", true] },
      ],
    }],
  },
  decorators: [(Story) => (
    <div style={{ maxWidth: 288 }}>
      <Story />
    </div>
  )],
  async play({ canvas }) {
    const table = canvas.getByRole("table");
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    await expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(288);
  },
};
