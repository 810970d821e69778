import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "./layout.ts";
import { Lead, Muted, Overline, PageTitle, SectionTitle } from "./text.ts";

const meta = {
  title: "Layout/Text",
  component: PageTitle,
  subcomponents: { SectionTitle, Overline, Lead, Muted },
  tags: ["colours"],
  args: { children: "Your path back" },
  parameters: {
    components: ["PageTitle", "SectionTitle", "Overline", "Lead", "Muted"],
    usage: {
      do: [
        "One page title on a page; parts below it have section titles.",
        "Give a title another level by `as` where the order of headings asks for it.",
        "Keep the lead to two short sentences.",
      ],
      dont: [
        "Muted words for what a member must read.",
        "A title that only repeats the button that led here.",
      ],
    },
  },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};
export const Section: Story = {
  render: () => <SectionTitle>What the next two weeks hold</SectionTitle>,
};
export const Small: Story = {
  render: () => (
    <Stack $gap={2}>
      <Overline as="p">Body Reset</Overline>
      <Muted>Only you can read your entries.</Muted>
    </Stack>
  ),
};
export const Together: Story = {
  render: () => (
    <Stack $gap={5}>
      <Stack $gap={2}>
        <Overline>Week two</Overline>
        <PageTitle>Sleep comes before everything else</PageTitle>
        <Lead>
          You need no perfect night. You need a quiet last hour, and the same one most evenings.
        </Lead>
      </Stack>
      <Stack $gap={2}>
        <SectionTitle>Tonight</SectionTitle>
        <p>Put the phone in another room at ten. Read two pages. Turn off the light.</p>
        <Muted>About 15 minutes</Muted>
      </Stack>
    </Stack>
  ),
};
export const LongWords: Story = {
  render: () => (
    <Stack $gap={2}>
      <Overline>Financial Reset</Overline>
      <PageTitle>Arbeitsunfähigkeitsversicherungsgesellschaften and what they ask</PageTitle>
      <SectionTitle>
        Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte
      </SectionTitle>
      <Lead>https://example.org/a/very/long/address/that/nobody/would/ever/type/by/hand</Lead>
    </Stack>
  ),
};
