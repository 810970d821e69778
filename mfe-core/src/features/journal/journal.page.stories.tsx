import type { JournalEntry } from "@reclaim/contracts-members/journal";
import { STARTER } from "@reclaim/contracts-common/entitlements";
import { type MockResponses, pendingResponse, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { preloadPages, renderPage, sampleRegular } from "../../testing/story-host.tsx";

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
const page = (responses: MockResponses = {}, at = "/journal", member = sampleRegular()) =>
  renderPage(at, { member, responses: { [LIST]: ENTRIES, ...responses } });

const EXTREMES = [
  "Short.",
  "🚴‍♂️🌧️ Rain both ways, 31 km. 👨‍👩‍👧‍👦 all in bed by nine. 🙂",
  "Donaudampfschifffahrtsgesellschaft".repeat(12),
  "What I would tell him now, at length. ".repeat(530).slice(0, 20_000),
];
/** A page whose first entry can be deleted. */
function renderDeleted() {
  let there = true;
  return page({
    [LIST]: () => there ? ENTRIES : ENTRIES.slice(1),
    [`DELETE /api/journal-entries/${ENTRIES[0]?.id}`]: () => {
      there = false;
      return new Response(null, { status: 204 });
    },
  });
}

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

const PROMPT_SEARCH = { name: "Search the prompts" };
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
    await userEvent.type(await canvas.findByRole("searchbox", PROMPT_SEARCH), "YEARS");
    await expect(await canvas.findByText(/^\d+ prompts$/)).toBeVisible();
  },
};
export const NothingFound: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole("searchbox", PROMPT_SEARCH), "accordion");
    await expect(await canvas.findByText("No prompts found matching your search.")).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Purpose" }));
    await expect(await canvas.findByText(/hard morning/)).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox", PROMPT_SEARCH), "accordion");
  },
};
export const NothingWritten: Story = {
  render: page({ [LIST]: [] }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/Your entries will stand here/)).toBeVisible();
  },
};
export const Loading: Story = {
  render: page({ [LIST]: pendingResponse }),
};
export const Unreachable: Story = {
  render: page({ [LIST]: serverError }),
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
    sampleRegular({ entitlement: STARTER }),
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
    sampleRegular({
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
/** The toast is the frame's; the entry is gone, and the title of the list has the focus. */
export const Deleted: Story = {
  render: renderDeleted(),
  async play({ canvas }) {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Delete: Friday, November 20, 2026" }),
    );
    await waitFor(() => expect(canvas.queryByText(/The budget round/)).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: "Your entries" })).toHaveFocus()
    );
  },
};
const LOCKED = () =>
  Response.json({ code: "journal_locked", message: "It is locked." }, { status: 503 });
export const Locked: Story = {
  render: page({ [LIST]: LOCKED, [SAVE]: LOCKED }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Your entries are safe");
    await write(canvas, "Kept all the same.");
    await save(canvas);
    await expect(await canvas.findByRole("article", { name: "Not sent yet" })).toBeVisible();
  },
};
const ENTRY_SEARCH = { name: "Search your entries" };
const SEARCH = "POST /api/journal-search";
export const EntriesFound: Story = {
  render: page({ [SEARCH]: [ENTRIES[1]] }),
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole("searchbox", ENTRY_SEARCH), "river WITHOUT");
    await expect(await canvas.findByText("1 entry")).toBeVisible();
    await expect(canvas.getByText("river", { selector: "mark" })).toBeVisible();
  },
};
export const NoEntriesFound: Story = {
  render: page({ [SEARCH]: [] }),
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole("searchbox", ENTRY_SEARCH), "accordion");
    await expect(await canvas.findByText("No entries found.")).toBeVisible();
  },
};
export const SearchFails: Story = {
  render: page({ [SEARCH]: serverError }),
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole("searchbox", ENTRY_SEARCH), "river");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("could not be reached");
  },
};
const DAYS = "GET /api/journal-days?from=2026-11-01&to=2026-11-30";
export const CalendarOpen: Story = {
  render: page({
    [DAYS]: ENTRIES.map(({ localDate }) => ({ localDate, entries: 1 })),
    [`${LIST}?from=2026-11-18&to=2026-11-18`]: [ENTRIES[1]],
  }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Calendar" }));
    await userEvent.click(
      await canvas.findByRole("button", { name: "Wednesday, November 18, 2026, 1 entry" }),
    );
    await expect(await canvas.findByRole("button", { name: "Show all entries" })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1));
  },
};
export const YearsAgo: Story = {
  render: page(
    {
      [`${LIST}?from=2025-11-21&to=2025-11-21&limit=1`]: [
        entry(21, {
          localDate: "2025-11-21",
          content: "First frost. Nobody on the towpath but me.",
        }),
      ],
    },
    "/journal",
    sampleRegular({ joinedDate: "March 2025" }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole("region", { name: "A year ago today" })).toBeVisible();
  },
};
const WEEK = "GET /api/journal-days?from=2026-11-16&to=2026-11-22";
const starterWith = (entries: number) =>
  page(
    { [WEEK]: [{ localDate: "2026-11-18", entries }] },
    "/journal",
    sampleRegular({ entitlement: STARTER }),
  );
export const TwoEntriesLeft: Story = {
  render: starterWith(1),
  async play({ canvas }) {
    await expect(await canvas.findByText(/2 are left until Sunday/)).toBeVisible();
  },
};
export const NoEntriesLeft: Story = {
  render: starterWith(3),
  async play({ canvas }) {
    await write(canvas, "A fourth thought.");
    await expect(await canvas.findByRole("button", { name: "Download what I wrote" }))
      .toBeVisible();
  },
};
/** 60 entries of 30 days, with emoji, very long words and 20,000 characters. */
export const VeryMany: Story = {
  render: page({
    [LIST]: Array.from({ length: 60 }, (_, index) => {
      const day = new Date(Date.UTC(2026, 10, 20) - Math.floor(index / 2) * 86_400_000);
      return entry(20, {
        id: `5f3b9f4e-8c1a-4a53-9a4e-${String(index).padStart(12, "0")}`,
        localDate: day.toISOString().slice(0, 10),
        content: EXTREMES[index % EXTREMES.length]!,
      });
    }),
  }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(60));
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
  render: renderPage("/journal", { member: null, responses: {}, notify: fn() }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Save entry" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Feedback" })).toBeNull();
  },
};
