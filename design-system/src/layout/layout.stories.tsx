import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../actions/button.ts";
import { Card } from "./card.ts";
import { Grid, Hidden, Page, Row, Stack } from "./layout.ts";
import { PageHeader } from "./page-header.tsx";
import { SectionTitle } from "./text.ts";

const meta = {
  title: "Layout/Stack, Row, Grid, Page",
  component: Stack,
  subcomponents: { Row, Grid, Page, Hidden },
  args: { children: null },
  parameters: {
    usage: {
      do: [
        "Space between things comes from the box around them, never from margins of their own.",
        "Near what belongs together (1 to 3), far what does not (5 to 7).",
        "A row wraps: try it at 320 px.",
      ],
      dont: ["Pixels for gaps.", "A grid for things of which only two will ever stand there."],
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = ["Sleep", "Movement", "Money", "People", "Work"].map((title) => (
  <Card key={title}>
    <SectionTitle>{title}</SectionTitle>
  </Card>
));

export const Below: Story = { args: { children: cards.slice(0, 3), $gap: 3 } };
export const Beside: Story = {
  render: () => (
    <Row>
      {["Save entry", "Another prompt", "Not now", "Read what you wrote before"].map((words) => (
        <Button key={words} data-variant="quiet">{words}</Button>
      ))}
    </Row>
  ),
};
export const Cells: Story = { render: () => <Grid>{cards}</Grid> };
export const OnePage: Story = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <Page>
      <PageHeader title="Your week" lead="What you did, and how it felt." />
      <Grid>{cards}</Grid>
    </Page>
  ),
};
export const WidePage: Story = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <Page $wide>
      <PageHeader title="Plans" lead="Change or cancel at any time." />
      <Grid>{cards}</Grid>
    </Page>
  ),
};
export const ForScreenReaders: Story = {
  render: () => (
    <p>
      7 / 10<Hidden>, which is two more than last week</Hidden>
    </p>
  ),
  async play({ canvas }) {
    const { width } = canvas.getByText(/two more/).getBoundingClientRect();
    await expect(width).toBeLessThan(2);
  },
};
