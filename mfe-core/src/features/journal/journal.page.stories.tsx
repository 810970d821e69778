import type { JournalEntry } from "@reclaim/contracts/journal";
import { STARTER } from "@reclaim/contracts/entitlements";
import { type Answers, failed, never } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { pageAt, preloadPages, regular } from "../../shared/stories.tsx";

const LIST = "GET /api/journal-entries";
const SAVE = "POST /api/journal-entries";

const entry = (day: number, fields: Partial<JournalEntry> = {}): JournalEntry => ({
  id: `5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d${day}`,
  userId: "member-1",
  date: `2026-11-${day}T20:00:00.000Z`,
  timeZone: "Europe/Vienna",
  localDate: `2026-11-${day}`,
  promptId: null,
  promptText: null,
  content: "A walk before work, without the phone. I noticed the river is back to its height.",
  ...fields,
});
const ENTRIES = [
  entry(20, {
    promptId: "reflection-5",
    promptText: "What did you say yes to lately that should have been a no?",
    content: "The budget round.\n\nI said yes before he had finished the sentence.",
  }),
  entry(18),
  entry(15, { promptId: "module:body:2", content: "Slept seven hours, twice." }),
];
const page = (answers: Answers = {}, at = "/journal", member = regular()) =>
  pageAt(at, { member, answers: { [LIST]: ENTRIES, ...answers } });

const meta = {
  title: "Screens/Core/Journal",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
  render: page(),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type Canvas = Parameters<Play>[0]["canvas"];

const write = async (canvas: Canvas, text: string) =>
  userEvent.type(await canvas.findByRole("textbox", { name: "Your entry" }), text);
const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole("button", { name: "Save entry" }));

export const Typical: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText("Slept seven hours, twice.")).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "Reflection" }))
      .toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByText("Reflection: Body Reset, module 2")).toBeVisible();
  },
};
export const PromptChosen: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("tab", { name: "Growth" }));
    const prompt = await canvas.findByRole("button", { name: /What would you try/ });
    await userEvent.click(prompt);
    await expect(prompt).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("heading", { name: /What would you try/ })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Your entry" })).toHaveFocus();
  },
};
export const FromHome: Story = {
  render: page({}, "/journal?prompt=home-4"),
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { name: /Sit still for one minute/ }))
      .toBeVisible();
    await expect(canvas.getByRole("tab", { name: "Mindfulness" }))
      .toHaveAttribute("aria-selected", "true");
  },
};
export const Found: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole("searchbox"), "YEARS");
    await expect(await canvas.findByText(/^\d+ prompts$/)).toBeVisible();
  },
};
export const NothingFound: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole("searchbox"), "accordion");
    await expect(await canvas.findByText("No prompts found matching your search.")).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Purpose" }));
    await expect(await canvas.findByText(/hard morning/)).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox"), "accordion");
  },
};
export const NothingWritten: Story = {
  render: page({ [LIST]: [] }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/Your entries will stand here/)).toBeVisible();
  },
};
export const Loading: Story = {
  render: page({ [LIST]: never }),
};
export const Unreachable: Story = {
  render: page({ [LIST]: failed }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("could not be reached");
  },
};
export const PlanRefuses: Story = {
  render: page(
    {
      [SAVE]: () =>
        Response.json(
          { code: "upgrade_required", message: "x", feature: "journal", tier: "essential" },
          { status: 403 },
        ),
    },
    "/journal",
    regular({ entitlement: STARTER }),
  ),
  async play({ canvas }) {
    await write(canvas, "One more thought.");
    await save(canvas);
    await expect(await canvas.findByRole("link", { name: "See the plans" }))
      .toHaveAttribute("href", "/products");
    await expect(canvas.getByRole("textbox", { name: "Your entry" }))
      .toHaveValue("One more thought.");
  },
};
export const BadgeEarned: Story = {
  render: page(
    { [SAVE]: { entry: entry(21), journalEntries: 20, newBadges: ["journalMaster"] } },
    "/journal",
    regular({
      badges: [{
        id: "journalMaster",
        name: "Journal Master",
        icon: "feather",
        description: "Twenty journal entries.",
        earned: true,
        earnedDate: "Nov 21",
      }],
    }),
  ),
  async play({ canvas }) {
    await write(canvas, "The twentieth.");
    await save(canvas);
    await expect(await canvas.findByText("You earned a badge: Journal Master")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Your entry" })).toHaveValue("");
  },
};
/** Written offline: kept on the device and shown until it goes out. */
export const Waiting: Story = {
  render: page({
    [SAVE]: () => {
      throw new TypeError("Failed to fetch");
    },
  }),
  async play({ canvas }) {
    await write(canvas, "A walk in the fog.");
    await save(canvas);
    await expect(await canvas.findByRole("article", { name: "Not sent yet" })).toBeVisible();
  },
};
const LONG = "Today I kept one promise to myself and broke two. ".repeat(40);
export const LongWords: Story = {
  render: page({
    [LIST]: [
      entry(20, { content: LONG, promptText: "Wort".repeat(80) }),
      entry(19, { content: "Donaudampfschifffahrtsgesellschaft".repeat(6) }),
    ],
  }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Read all of it" }));
    await expect(canvas.queryByRole("button", { name: "Read all of it" })).toBeNull();
  },
};
export const TooLong: Story = {
  async play({ canvas }) {
    const box = await canvas.findByRole("textbox", { name: "Your entry" });
    await userEvent.click(box);
    await userEvent.paste("x".repeat(20_001));
    await expect(await canvas.findByText("Shorten the text by 1 character.")).toBeVisible();
  },
};
export const Changing: Story = {
  async play({ canvas }) {
    const [edit] = await canvas.findAllByRole("button", { name: /^Edit/ });
    await userEvent.click(edit!);
    const [, box] = await canvas.findAllByRole("textbox", { name: "Your entry" });
    await expect(box).toHaveFocus();
  },
};
export const Deleting: Story = {
  async play({ canvas }) {
    const [remove] = await canvas.findAllByRole("button", { name: /^Delete/ });
    await userEvent.click(remove!);
    await waitFor(() =>
      expect(screen.getByRole("alertdialog", { name: "Delete this entry?" })).toBeVisible()
    );
  },
};
export const FeedbackOpen: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Feedback" }));
    await waitFor(() =>
      expect(screen.getByRole("dialog", { name: "The journal as a whole" })).toBeVisible()
    );
  },
};
export const SignedOut: Story = {
  render: pageAt("/journal", { member: null, answers: {}, notify: fn() }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Save entry" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Feedback" })).toBeNull();
  },
};
