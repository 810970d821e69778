import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "./card.ts";
import { Timeline, TimelineStep } from "./timeline.tsx";

const meta = {
  title: "Layout/Timeline",
  component: Timeline,
  subcomponents: { TimelineStep },
  tags: ["colours"],
  args: {
    children: [
      <TimelineStep key="1" state="done" title="You started your free trial" when="21 November" />,
      <TimelineStep key="2" state="done" title="First week" when="28 November">
        Five check-ins, two entries.
      </TimelineStep>,
      <TimelineStep key="3" state="current" title="We remind you" when="3 December">
        Two days before the end, by e-mail.
      </TimelineStep>,
      <TimelineStep key="4" state="coming" title="The trial ends" when="5 December">
        Nothing is charged unless you choose a plan.
      </TimelineStep>,
    ],
  },
  argTypes: { children: { control: false } },
  parameters: {
    usage: {
      do: [
        "For a few steps whose order matters.",
        "Dates as the member would say them: “3 December”.",
      ],
      dont: ["Steps that may never come.", "Blame for a step that was left out."],
    },
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {
  async play({ canvas }) {
    const steps = canvas.getAllByRole("listitem");
    await expect(steps[0]).toHaveTextContent("Done: You started your free trial");
    await expect(steps[2]).toHaveAttribute("aria-current", "step");
    await expect(steps[3]).toHaveTextContent("Coming: The trial ends");
    await expect(canvas.getAllByRole("listitem", { current: "step" })).toHaveLength(1);
  },
};
export const OnCard: Story = {
  render: (args) => (
    <Card>
      <Timeline {...args} />
    </Card>
  ),
};
export const AllAhead: Story = {
  args: {
    children: ["Body Reset", "Mind Reset", "Emotional Reset"].map((title) => (
      <TimelineStep key={title} state="coming" title={title} />
    )),
  },
};
export const AllDone: Story = {
  args: {
    children: ["Body Reset", "Mind Reset", "Emotional Reset"].map((title) => (
      <TimelineStep key={title} state="done" title={title} when="14 November" />
    )),
  },
};
export const One: Story = {
  args: { children: <TimelineStep state="current" title="Module one" when="Today" /> },
};
export const LongWords: Story = {
  args: {
    children: [
      <TimelineStep
        key="1"
        state="done"
        title="Arbeitsunfähigkeitsversicherungsgesellschaften have answered, and this is what they wrote"
        when="On the last Wednesday of September of the year before last"
      >
        https://example.org/a/very/long/address/that/nobody/would/ever/type/by/hand
      </TimelineStep>,
      <TimelineStep key="2" state="current" title="Donaudampfschifffahrtselektrizitätenwerk" />,
    ],
  },
};
