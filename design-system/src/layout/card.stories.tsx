import type { Meta, StoryObj } from "@storybook/react-vite";
import { Clock } from "lucide-react";
import { Button } from "../actions/button.ts";
import { Card, Tag } from "./card.ts";
import { Grid, Row, Stack } from "./layout.ts";
import { Muted, SectionTitle } from "./text.ts";

const meta = {
  title: "Layout/Card",
  component: Card,
  subcomponents: { Tag },
  tags: ["colours"],
  argTypes: { "data-tone": { control: "select", options: [undefined, "sunken", "accent"] } },
  args: {
    children: [
      <Stack key="words" $gap={2}>
        <SectionTitle>Evening wind-down</SectionTitle>
        <p>Ten minutes without a screen before bed. Start with tonight.</p>
      </Stack>,
      <Row key="ways">
        <Button>Start</Button>
        <Button data-variant="quiet">Later</Button>
      </Row>,
    ],
  },
  parameters: {
    usage: {
      do: [
        "One thing on a card: a title, a few words, one action.",
        "The sunken tone for what may be passed over.",
        "Words in a tag that say it without its colour.",
      ],
      dont: ["Cards within cards.", "More than one accent card on a page.", "A tag to press."],
    },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Sunken: Story = { args: { "data-tone": "sunken" } };
export const Accent: Story = { args: { "data-tone": "accent" } };
export const Many: Story = {
  render: () => (
    <Grid>
      {["Body Reset", "Mind Reset", "Emotional Reset", "Financial Reset"].map((title) => (
        <Card key={title}>
          <Stack $gap={1}>
            <SectionTitle>{title}</SectionTitle>
            <Muted>Six short modules</Muted>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};
export const Tags: Story = {
  render: () => (
    <Row $gap={2}>
      <Tag>Guest</Tag>
      <Tag>
        <Clock size={14} aria-hidden />8 minutes
      </Tag>
      <Tag data-tone="accent">New</Tag>
      <Tag data-tone="info">Free trial</Tag>
      <Tag data-tone="success">Done</Tag>
      <Tag data-tone="warning">Ends soon</Tag>
      <Tag data-tone="danger">Payment failed</Tag>
    </Row>
  ),
};
export const LongWords: Story = {
  args: {
    children: [
      <SectionTitle key="title">Arbeitsunfähigkeitsversicherungsgesellschaften</SectionTitle>,
      <div key="tag">
        <Tag>a tag that goes on and on, Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Tag>
      </div>,
    ],
  },
};
