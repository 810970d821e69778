import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { FeatureList, PriceCard, PriceCards } from "./price-card.tsx";

const has = (...texts: string[]) => texts.map((text) => ({ text, included: true }));
const lacks = (...texts: string[]) => texts.map((text) => ({ text, included: false }));

const starter = {
  name: "Starter",
  description: "Find your feet. One step in each pillar, at no cost.",
  price: "Free",
  period: "for as long as you like",
  action: "Choose Starter",
  features: [
    ...has("One module per pillar", "Daily check-ins", "3 journal entries a week"),
    ...lacks("AI personalized recommendations", "Full community participation"),
  ],
};
const essential = {
  name: "Essential",
  description: "The whole program, and a voice in the Men's Circle.",
  price: "$29",
  period: "per month",
  action: "Choose Essential",
  features: [
    ...has("All modules of the four pillars", "Unlimited journaling"),
    ...has("AI personalized recommendations", "Full community participation"),
    ...lacks("AI coaching conversations"),
  ],
};
const premium = {
  name: "Premium",
  description: "The program with a coach at your side and a plan of your own.",
  price: "$49",
  period: "per month",
  action: "Choose Premium",
  features: has("Everything in Essential", "AI coaching conversations", "Priority support"),
};

const meta = {
  title: "Plans/PriceCard",
  component: PriceCard,
  tags: ["colours"],
  args: { ...essential, onChoose: fn() },
  argTypes: { heading: { control: "select", options: ["h2", "h3"] } },
  decorators: [(Story) => (
    <PriceCards style={{ paddingTop: "1rem" }}>
      <Story />
    </PriceCards>
  )],
  parameters: {
    // The list of users knows the design system's components only.
    components: [],
    usage: {
      do: [
        "Let figures and texts come from the catalogue, so that no two screens disagree.",
        "Name the plan in the button: “Choose Essential”.",
        "Single out one plan at most with a badge; its button is the main one.",
      ],
      dont: [
        "Struck-through prices, countdowns or “only today”: nobody is rushed here.",
        "Hide what a plan lacks when others beside it have it.",
      ],
    },
  },
} satisfies Meta<typeof PriceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas, args }) {
    const card = within(canvas.getByRole("article", { name: "Essential" }));
    await expect(card.getByRole("heading", { level: 2 })).toHaveTextContent("Essential");
    await expect(card.getAllByRole("listitem").at(-1))
      .toHaveTextContent("Not included: AI coaching conversations");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
export const Badged: Story = {
  args: { badge: "MOST POPULAR" },
  async play({ canvas }) {
    await expect(canvas.getByRole("article")).toHaveAccessibleDescription("MOST POPULAR");
  },
};
export const Free: Story = { args: starter };
export const WithAside: Story = {
  args: { price: "$23", period: "/mo", aside: "(billed $276)", heading: "h3" },
};
export const CurrentPlan: Story = {
  args: { current: "Your plan" },
  async play({ canvas }) {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByText("Your plan")).toBeVisible();
  },
};
/** The order is on its way: the focus stays, a second press does nothing. */
export const Working: Story = {
  args: { badge: "MOST POPULAR", working: true, action: "One moment…" },
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "One moment…" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const OneFeature: Story = {
  args: { description: undefined, features: has("Pay once") } as Story["args"],
};
export const Extreme: Story = {
  args: {
    name: "Vollmitgliedschaftsverlängerung",
    description: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, and more.",
    price: "$1,234,567.89",
    period: "for every single year of membership",
    badge: "THE MOST POPULAR OF ALL THE PLANS",
    features: [
      ...has("x".repeat(90), "Ongoing access to all modules of the four pillars, with updates"),
      ...lacks("Conversations with a coach whenever the day needs one"),
    ],
    action: "Choose Vollmitgliedschaftsverlängerung",
  },
  decorators: [(Story) => (
    <div style={{ width: 288 }}>
      <Story />
    </div>
  )],
  async play({ canvas }) {
    const card = canvas.getByRole("article");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    const button = canvas.getByRole("button");
    await expect(button.scrollHeight).toBeLessThanOrEqual(button.clientHeight);
  },
};
/** Names, prices, lists and buttons stand at the same heights, whatever the words. */
export const InARow: Story = {
  render: (args) => (
    <>
      <PriceCard {...args} {...starter} current="Your plan" />
      <PriceCard {...args} {...essential} badge="MOST POPULAR" />
      <PriceCard {...args} {...premium} />
    </>
  ),
  async play({ canvas }) {
    const cards = canvas.getAllByRole("article");
    const tops = cards.map((card) => card.getBoundingClientRect().top);
    const besides = cards.filter((_, index) => tops[index] === tops[0]);
    const heights = besides.map((card) => card.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
    const lists = besides.map((card) => within(card).getByRole("list").getBoundingClientRect().top);
    await expect(new Set(lists).size).toBe(1);
  },
};
export const FeaturesAlone: Story = {
  render: () => (
    <FeatureList
      features={[...has("One bill a year"), ...lacks("Priority support")]}
    />
  ),
};
