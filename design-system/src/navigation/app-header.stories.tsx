import type { Meta, StoryObj } from "@storybook/react-vite";
import { Compass, Info, Tag, UserRound } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { AppHeader, SkipLink } from "./app-header.tsx";
import type { LinkAs } from "./link-as.tsx";

const onTour = fn();
const onProfile = fn();

/** Stands on the page of the plans. */
const link: LinkAs = ({ to, className, title, children }) => (
  <a
    href={`#${to}`}
    className={className}
    title={title}
    aria-current={to === "/products" ? "page" : undefined}
  >
    {children}
  </a>
);

const meta = {
  title: "Navigation/AppHeader",
  component: AppHeader,
  subcomponents: { SkipLink },
  tags: ["colours"],
  args: {
    name: "Reclaim",
    home: "/",
    linkAs: link,
    entries: [
      { label: "Tour Guide", icon: <Compass aria-hidden />, onPress: onTour },
      { label: "About", icon: <Info aria-hidden />, to: "/marketing" },
      { label: "Plans", icon: <Tag aria-hidden />, to: "/products" },
      { label: "Profile", icon: <UserRound aria-hidden />, onPress: onProfile, opens: "dialog" },
    ],
  },
  argTypes: { entries: { control: false }, linkAs: { control: false } },
  beforeEach() {
    onTour.mockClear();
    onProfile.mockClear();
  },
  parameters: {
    layout: "fullscreen",
    usage: {
      do: [
        "At most four entries, with icons that stand alone on phones.",
        "Put a SkipLink to the content before it.",
      ],
      dont: ["What belongs to one page only.", "Counters and badges."],
    },
  },
} satisfies Meta<typeof AppHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Reclaim" })).toHaveAttribute("href", "#/");
    await expect(canvas.getByRole("link", { current: "page" })).toHaveAccessibleName("Plans");
    await expect(canvas.getByRole("button", { name: "Profile" }))
      .toHaveAttribute("aria-haspopup", "dialog");
    await userEvent.click(canvas.getByRole("button", { name: "Tour Guide" }));
    await expect(onTour).toHaveBeenCalledOnce();
  },
};
/** At 320 px everything has its place, and targets their size. */
export const SmallPhone: Story = {
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  async play({ canvas }) {
    for (const entry of canvas.getAllByRole("button")) {
      await expect(entry.offsetWidth).toBeGreaterThanOrEqual(44);
      await expect(entry.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    }
  },
};
export const Keyboard: Story = {
  render: (header) => (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <AppHeader {...header} />
      <main id="content" tabIndex={-1} />
    </>
  ),
  async play({ canvas }) {
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    for (const name of ["Reclaim", "Tour Guide", "About", "Plans", "Profile"]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard("{Enter}");
    await expect(onProfile).toHaveBeenCalledOnce();
  },
};
