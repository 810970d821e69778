import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";

const names = ["Stories", "Questions", "Wins", "Struggles", "Resources", "Announcements"];
const tabs = (shown: string[], disabled?: string) => [
  <TabList key="list" aria-label="Kinds of posts">
    {shown.map((name) => <Tab key={name} value={name} disabled={name === disabled}>{name}</Tab>)}
  </TabList>,
  ...shown.map((name) => (
    <TabPanel key={name} value={name}>
      <p style={{ paddingTop: "var(--space-4)" }}>What others wrote: {name.toLowerCase()}.</p>
    </TabPanel>
  )),
];

const meta = {
  title: "Layout/Tabs",
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  tags: ["colours"],
  args: { defaultValue: "Stories", children: tabs(names.slice(0, 2)), onValueChange: fn() },
  argTypes: { children: { control: false } },
  parameters: {
    usage: {
      do: [
        "For views of the same thing: monthly and yearly prices.",
        "One or two words for each, the most used first.",
      ],
      dont: [
        "Steps of a way: nobody reads them in order.",
        "Two rows of tabs that look alike: the inner one is small, or in segments.",
      ],
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Disabled: Story = { args: { children: tabs(names.slice(0, 3), "Questions") } };
export const Keyboard: Story = {
  args: { children: tabs(names.slice(0, 3)) },
  async play({ canvas, args }) {
    const [first, second, last] = canvas.getAllByRole("tab");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(second).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Questions");
    await expect(canvas.getByRole("tabpanel", { name: "Questions" })).toBeVisible();
    await userEvent.keyboard("{End}");
    await expect(last).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowRight}");
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{Home}");
    await expect(first).toHaveAttribute("aria-selected", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};
/** Inside of another row: small, so that four fit on a phone. */
export const Small: Story = {
  args: {
    children: [
      <TabList key="list" aria-label="Kinds of posts" data-size="small">
        {names.slice(0, 4).map((name) => <Tab key={name} value={name}>{name}</Tab>)}
      </TabList>,
      ...tabs(names.slice(0, 4)).slice(1),
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: "20rem" }}>{Story()}</div>],
};
/** The innermost: two or three short words. */
export const Segments: Story = {
  args: {
    children: [
      <TabList key="list" aria-label="Kinds of posts" data-variant="segments">
        {names.slice(0, 2).map((name) => <Tab key={name} value={name}>{name}</Tab>)}
      </TabList>,
      ...tabs(names.slice(0, 2)).slice(1),
    ],
  },
};
/** On a phone the row scrolls; it fades where it goes on, and the chosen tab comes into view. */
export const Sideways: Story = {
  args: { children: tabs(names) },
  decorators: [(Story) => <div style={{ maxWidth: "20rem" }}>{Story()}</div>],
  async play({ canvas }) {
    const list = canvas.getByRole("tablist");
    await expect(list.dataset.before).toBe("false");
    await expect(list.dataset.after).toBe("true");
    const last = canvas.getByRole("tab", { name: "Announcements" });
    await expect(last.getBoundingClientRect().right)
      .toBeGreaterThan(list.getBoundingClientRect().right);
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(list.dataset.after).toBe("false"));
    await expect(list.dataset.before).toBe("true");
    await expect(last.getBoundingClientRect().right)
      .toBeLessThanOrEqual(list.getBoundingClientRect().right + 1);
  },
};
export const StartsAtLast: Story = {
  ...Sideways,
  args: { children: tabs(names), defaultValue: "Announcements" },
  async play({ canvas }) {
    await expect(canvas.getByRole("tablist").dataset.after).toBe("false");
  },
};
export const LongWords: Story = {
  args: {
    defaultValue: "Arbeitsunfähigkeitsversicherungsgesellschaften",
    children: tabs(["Arbeitsunfähigkeitsversicherungsgesellschaften", "Other"]),
  },
};
