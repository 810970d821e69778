import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { BookOpen, ChartLine, House, Leaf, Moon, Route, Sparkles, UsersRound } from "lucide-react";
import { expect, userEvent } from "storybook/test";
import { BottomNav } from "./bottom-nav.tsx";
import type { LinkAs } from "./link-as.tsx";

/** Stands on the page of the journal. */
const link: LinkAs = ({ to, children }) => (
  <a href={`#${to}`} aria-current={to === "/journal" ? "page" : undefined}>{children}</a>
);

const meta = {
  title: "Navigation/BottomNav",
  component: BottomNav,
  tags: ["colours"],
  args: {
    label: "Main",
    linkAs: link,
    entries: [
      { to: "/", label: "Home", icon: <House aria-hidden /> },
      { to: "/journal", label: "Journal", icon: <BookOpen aria-hidden /> },
      { to: "/journey", label: "Journey", icon: <Route aria-hidden /> },
      { to: "/mindfulness", label: "Mindful", icon: <Leaf aria-hidden /> },
      { to: "/ai", label: "AI Guide", icon: <Sparkles aria-hidden /> },
      { to: "/community", label: "Circle", icon: <UsersRound aria-hidden /> },
      { to: "/progress", label: "Progress", icon: <ChartLine aria-hidden /> },
    ],
  },
  argTypes: { entries: { control: false }, linkAs: { control: false } },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 160 } },
    usage: {
      do: [
        "Labels of one short word; try them at 320 px.",
        "Let the router mark the current page: aria-current is the mark.",
      ],
      dont: ["Icons without words.", "Counters and badges that pull.", "More than seven entries."],
    },
  },
} satisfies Meta<typeof BottomNav>;
export default meta;
type Story = StoryObj<typeof meta>;

const fits = async (links: HTMLElement[], width: number) => {
  await document.fonts.ready;
  let end = links[0]!.closest("nav")!.getBoundingClientRect().left;
  for (const link of links) {
    const { left, right } = link.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(end - 0.5);
    await expect(parseFloat(getComputedStyle(link).fontSize)).toBeGreaterThanOrEqual(12);
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    end = right;
  }
  const list = links[0]!.closest("ul")!;
  await expect(list.scrollWidth).toBeLessThanOrEqual(width);
};

export const Seven: Story = {
  async play({ canvas }) {
    const links = canvas.getAllByRole("link");
    await expect(canvas.getByRole("link", { current: "page" })).toHaveAccessibleName("Journal");
    await fits(links, innerWidth);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
};
/** What is fixed stands in a box that moves. */
const heldTo = (width: number): Decorator => (Story) => (
  <div style={{ width, height: 120, translate: "0 0" }}>{Story()}</div>
);
/** Held to 320 px: the smallest phone. */
export const SmallPhone: Story = {
  decorators: [heldTo(320)],
  play: ({ canvas }) => fits(canvas.getAllByRole("link"), 320),
};
export const Few: Story = { args: { entries: meta.args.entries.slice(0, 3) } };
/** More than seven entries scroll; the entry of the current page is in view. */
export const Nine: Story = {
  decorators: [heldTo(390)],
  args: {
    linkAs: ({ to, children }) => (
      <a href={`#${to}`} aria-current={to === "/sleep" ? "page" : undefined}>{children}</a>
    ),
    entries: [
      ...meta.args.entries,
      { to: "/greeting", label: "Greeting", icon: <UsersRound aria-hidden /> },
      { to: "/sleep", label: "Sleep", icon: <Moon aria-hidden /> },
    ],
  },
  async play({ canvas }) {
    const current = canvas.getByRole("link", { current: "page" });
    const { left, right } = current.getBoundingClientRect();
    const bar = canvas.getByRole("navigation").getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(bar.left);
    await expect(right).toBeLessThanOrEqual(bar.right);
    for (const link of canvas.getAllByRole("link")) {
      await expect(parseFloat(getComputedStyle(link).paddingInlineStart)).toBeGreaterThan(3);
    }
  },
};
/** More than fits scrolls; nothing is cut off. */
export const LongWords: Story = {
  args: {
    entries: meta.args.entries.map((entry) => ({ ...entry, label: `${entry.label} and more` })),
  },
  async play({ canvas }) {
    for (const link of canvas.getAllByRole("link")) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
