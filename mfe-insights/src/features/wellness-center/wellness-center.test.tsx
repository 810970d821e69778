import type { Member } from "@reclaim/contracts-members/members";
import {
  type FakeHost,
  fakeHost,
  type MockResponses,
  press,
  pressWhenShown,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import remote from "../../remote.tsx";
import {
  NOTHING_KEPT,
  quietAnswers,
  quotaExceeded,
  sampleId,
  sampleMoodAnalysis,
  samplePrompt,
  sampleRecommendations,
  upgradeRequired,
} from "../../testing/sample-answers.ts";

// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("./wellness-center.page.tsx"));

const RECOMMEND = "POST /api/ai/recommendations";
const PROMPT = "POST /api/ai/journal-prompt";
const ANALYSE = "POST /api/ai/mood-analysis";
const KEPT = "GET /api/ai/answers";
const QUOTA = "GET /api/ai/quota";

const GENERATE = "Generate recommendations";
const SUGGEST = "Suggest a prompt";
const ANALYSE_NOW = "Analyze my moods";

const open = (tab: string) =>
  fireEvent.mouseDown(screen.getByRole("tab", { name: tab }), { button: 0 });

async function center(
  { answers = {}, member = {}, tab = "Recommendations", checkIns = 12 }: {
    answers?: MockResponses;
    member?: Partial<Member>;
    tab?: string;
    checkIns?: number;
  } = {},
) {
  const fake = fakeHost({
    member: sampleMember({ recentMoods: [2, 4], streak: 6, goals: ["Mental Clarity"], ...member }),
    responses: { ...quietAnswers(checkIns), ...answers },
    now: new Date("2026-03-02T23:30:00Z"),
  });
  renderRemote(remote, { at: "/ai-recommendations", host: fake.host });
  await screen.findByRole("heading", { level: 1, name: "AI Wellness Center" });
  open(tab);
  return fake;
}
const sent = ({ calls }: FakeHost, call: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);

const SITUATION = {
  age: "45-52",
  goals: ["Mental Clarity"],
  burnoutLevel: 3,
  progress: { bodyReset: 0, mindReset: 0, emotionalReset: 0, financialReset: 0 },
  scale: { min: 1, max: 5 },
  recentMoods: [2, 4],
  journalEntries: 0,
  completedModules: 0,
  streak: 6,
};

test("the center has the specified tabs and opens on the first [AIW-01]", async () => {
  await center();
  const tabs = screen.getAllByRole("tab");
  expect(tabs.slice(0, 3).map(({ textContent }) => textContent))
    .toEqual(["Recommendations", "Journal Prompts", "Mood Analysis"]);
  expect(tabs[0]?.getAttribute("aria-selected")).toBe("true");
});

test("recommendations are asked with the member's real data, which he can read [AIW-02] [AIW-03] [API-43]", async () => {
  const fake = await center({
    answers: {
      [RECOMMEND]: sampleRecommendations(),
      "GET /api/practice?limit=50": [{
        id: sampleId(9),
        exerciseId: "box-breathing",
        kind: "breathing",
        seconds: 60,
        date: "2026-03-01T07:00:00.000Z",
        localDate: "2026-03-01",
      }],
    },
    checkIns: 2,
  });
  const facts = screen.getByText("What it looks at").closest("details")!;
  expect(within(facts).getByText("45-52")).toBeTruthy();
  expect(within(facts).getByText("Mental Clarity")).toBeTruthy();
  expect(within(facts).getByText("2, 4")).toBeTruthy();
  expect(within(facts).getByText("6 days")).toBeTruthy();
  press(GENERATE);
  await screen.findByText("Walk for ten minutes after lunch");
  expect(sent(fake, RECOMMEND)).toEqual([{
    ...SITUATION,
    moodData: [
      { date: "2026-03-02", score: 1, note: "Slept well." },
      { date: "2026-03-01", score: 2, note: null },
    ],
    practices: [{ exerciseId: "box-breathing", localDate: "2026-03-01" }],
    // The member is in Vienna, where it is tomorrow.
    localDate: "2026-03-03",
  }]);
});

test("recommendations show all that was answered, with source and time [AIW-06] [AIW-07] [AIW-16]", async () => {
  const { notices } = await center({ answers: { [RECOMMEND]: sampleRecommendations() } });
  press(GENERATE);
  const action = (await screen.findByText("Walk for ten minutes after lunch")).closest("li")!;
  expect(within(action).getByText(/Your moods were higher/)).toBeTruthy();
  expect(within(action).getByText("High priority")).toBeTruthy();
  expect(within(action).getByText("Body")).toBeTruthy();
  const insight = screen.getByText("Your Mondays are lower").closest("li")!;
  expect(within(insight).getByText("Needs care")).toBeTruthy();
  expect(within(insight).getByText("Read from: 14 Mondays in your check-ins")).toBeTruthy();
  expect(screen.getByText("Sleep Reset")).toBeTruthy();
  expect(screen.getByText(/Of your four pillars Body has moved least/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the module" }).getAttribute("href"))
    .toBe("/journey/body-reset/2");
  expect(screen.getByText("A softer start to the week")).toBeTruthy();
  expect(screen.getByText("Short, 1-4 weeks")).toBeTruthy();
  expect(screen.getByText(/Go to bed half an hour earlier/)).toBeTruthy();
  expect(screen.getByText(/From Reclaim's guide/).textContent)
    .toBe("From Reclaim's guide · March 2, 2026 at 9:00 AM");
  expect(notices).toEqual([{ title: "Recommendations generated" }]);
});

test.each([["medium", "Medium, 1-3 months"], ["long", "Long, 3+ months"]] as const)(
  "a %s strategy says how long it takes [AIW-07]",
  async (timeframe, words) => {
    const answer = sampleRecommendations();
    const strategy = { ...answer.strategy, timeframe };
    await center({
      answers: { [KEPT]: { ...NOTHING_KEPT, recommendations: [{ ...answer, strategy }] } },
    });
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test("answers of a model are labelled as generated by AI [AIW-16]", async () => {
  const recommendations = [sampleRecommendations({ source: "model" })];
  await center({ answers: { [KEPT]: { ...NOTHING_KEPT, recommendations } } });
  expect((await screen.findByText(/AI-generated/)).textContent)
    .toBe("AI-generated · March 2, 2026 at 9:00 AM");
});

test("failed recommendations say so, as a notice and in place, and can be tried again [AIW-10]", async () => {
  let fails = true;
  const { notices } = await center({
    answers: {
      [RECOMMEND]: () => fails ? new Response("", { status: 502 }) : sampleRecommendations(),
    },
  });
  press(GENERATE);
  expect((await screen.findByRole("alert")).textContent)
    .toBe("Unable to generate recommendations. Please try again later.");
  expect(notices).toEqual([{
    title: "Failed to generate recommendations",
    description: "Please try again later.",
    variant: "destructive",
  }]);
  fails = false;
  press("Try Again");
  expect(await screen.findByText("Walk for ten minutes after lunch")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(notices.at(-1)).toEqual({ title: "Recommendations generated" });
});

test.each([
  ["Recommendations", GENERATE, RECOMMEND, "Thinking about your days…"],
  ["Journal Prompts", SUGGEST, PROMPT, "Looking for a prompt…"],
  ["Mood Analysis", ANALYSE_NOW, ANALYSE, "Reading your check-ins…"],
])(
  "%s show a skeleton until the answer is there, also after another tab [AIW-05]",
  async (...row) => {
    const [tab, button, call, pending] = row;
    const answer = {
      [RECOMMEND]: sampleRecommendations(),
      [PROMPT]: samplePrompt(),
      [ANALYSE]: sampleMoodAnalysis(),
    }[call];
    let finish = (_answer: unknown) => {};
    const fake = await center({
      tab,
      answers: { [call]: () => new Promise((resolve) => (finish = resolve)) },
    });
    await pressWhenShown(button);
    await waitFor(() => expect(sent(fake, call)).toHaveLength(1));
    const working = () => screen.getByRole("button", { name: pending });
    expect(working().getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(working());
    open(tab === "Recommendations" ? "Journal Prompts" : "Recommendations");
    open(tab);
    expect(await screen.findByRole("button", { name: pending })).toBeTruthy();
    expect(document.querySelectorAll("[aria-busy=true] [aria-hidden=true]").length)
      .toBeGreaterThan(0);
    await act(async () => finish(answer));
    await waitFor(() => expect(screen.queryByRole("button", { name: pending })).toBeNull());
    expect(screen.getByText(/ ·$/)).toBeTruthy();
    expect(sent(fake, call)).toHaveLength(1);
  },
);

test("kept answers show on return, and earlier ones can be chosen", async () => {
  const [newer, older] = [
    sampleRecommendations(),
    sampleRecommendations({
      id: sampleId(8),
      generatedAt: "2026-02-20T08:00:00.000Z",
      dailyActions: [{
        title: "Call your brother",
        description: "Ten minutes.",
        priority: "low",
        pillar: "emotional",
      }],
    }),
  ];
  await center({ answers: { [KEPT]: { ...NOTHING_KEPT, recommendations: [newer, older] } } });
  expect(await screen.findByText("Walk for ten minutes after lunch")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Generate new recommendations" })).toBeTruthy();
  fireEvent.change(screen.getByRole("combobox", { name: "Answer of" }), {
    target: { value: older.id },
  });
  expect(await screen.findByText("Call your brother")).toBeTruthy();
  expect(screen.queryByText("Walk for ten minutes after lunch")).toBeNull();
});

test("a kept answer is removed after a question, and the next one shows", async () => {
  let fails = true;
  const [newer, older] = [
    samplePrompt(),
    samplePrompt({ id: sampleId(8), prompt: "Whom do you owe a call?" }),
  ];
  const { calls, notices } = await center({
    tab: "Journal Prompts",
    answers: {
      [KEPT]: { ...NOTHING_KEPT, journalPrompts: [newer, older] },
      [`DELETE /api/ai/answers/${newer.id}`]: () =>
        new Response(null, { status: fails ? 500 : 204 }),
    },
  });
  const deletions = () => calls.filter(({ method }) => method === "DELETE").length;
  await pressWhenShown("Remove answer");
  await pressWhenShown("Keep it");
  expect(deletions()).toBe(0);
  await pressWhenShown("Remove answer");
  const dialog = within(await screen.findByRole("alertdialog", { name: "Remove this answer?" }));
  fireEvent.click(dialog.getByRole("button", { name: "Remove answer" }));
  await waitFor(() => expect(notices.at(-1)?.variant).toBe("destructive"));
  expect(screen.getByText(newer.prompt)).toBeTruthy();
  fails = false;
  fireEvent.click(dialog.getByRole("button", { name: "Remove answer" }));
  await waitFor(() => expect(screen.queryByText(newer.prompt)).toBeNull());
  expect(notices.at(-1)).toEqual({ title: "Answer removed" });
  expect(screen.getByText(older.prompt)).toBeTruthy();
  expect(deletions()).toBe(2);
});

test("an answer that another tab has removed is removed", async () => {
  const kept = sampleRecommendations();
  const { notices } = await center({
    answers: {
      [KEPT]: { ...NOTHING_KEPT, recommendations: [kept] },
      [`DELETE /api/ai/answers/${kept.id}`]: () => new Response("", { status: 404 }),
    },
  });
  await pressWhenShown("Remove answer");
  const dialog = within(await screen.findByRole("alertdialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Remove answer" }));
  await waitFor(() => expect(notices.at(-1)).toEqual({ title: "Answer removed" }));
  expect(screen.getByRole("button", { name: GENERATE })).toBeTruthy();
});

test("kept answers that do not come are told, and new ones can be had all the same", async () => {
  let fails = true;
  await center({
    answers: {
      [RECOMMEND]: sampleRecommendations(),
      [KEPT]: () =>
        fails
          ? new Response("", { status: 500 })
          : { ...NOTHING_KEPT, recommendations: [sampleRecommendations()] },
    },
  });
  expect(await screen.findByText("What was kept for you could not be loaded.")).toBeTruthy();
  fails = false;
  press("Try again");
  expect(await screen.findByText("Walk for ten minutes after lunch")).toBeTruthy();
});

test("a prompt is made from the member's real data and names its source [AIW-02] [AIW-11]", async () => {
  const fake = await center({ tab: "Journal Prompts", answers: { [PROMPT]: samplePrompt() } });
  press(SUGGEST);
  expect(await screen.findByText("What gave way this week, and what held?")).toBeTruthy();
  expect(screen.getByText(/From Reclaim's guide/)).toBeTruthy();
  expect(fake.notices).toEqual([{ title: "Journal prompt ready" }]);
  expect(sent(fake, PROMPT)).toEqual([{ ...SITUATION, previous: null }]);
  const link = screen.getByRole("link", { name: "Write about it" });
  // What it asks stands in no address.
  expect(link.getAttribute("href")).toBe("/journal");
});

test("another prompt can be asked for again and again, earlier ones stay [AIW-09]", async () => {
  let asked = 0;
  const fake = await center({
    tab: "Journal Prompts",
    answers: {
      [PROMPT]: () => samplePrompt({ id: sampleId(++asked), prompt: `Question ${asked}` }),
    },
  });
  press(SUGGEST);
  await screen.findByText("Question 1");
  press("Suggest another");
  await screen.findByText("Question 2");
  press("Suggest another");
  expect(await screen.findByText("Question 3")).toBeTruthy();
  expect(sent(fake, PROMPT).map((body) => (body as { previous: string | null }).previous))
    .toEqual([null, "Question 1", "Question 2"]);
  expect(screen.getByRole("link", { name: "Write about it: Question 1" })).toBeTruthy();
});

test("a failed prompt says so and can be tried again [AIW-11]", async () => {
  let fails = true;
  const { notices } = await center({
    tab: "Journal Prompts",
    answers: { [PROMPT]: () => fails ? new Response("", { status: 502 }) : samplePrompt() },
  });
  press(SUGGEST);
  expect((await screen.findByRole("alert")).textContent)
    .toBe("Unable to generate a prompt at this time.");
  expect(notices).toEqual([{ title: "Failed to generate prompt", variant: "destructive" }]);
  fails = false;
  press("Try Again");
  expect(await screen.findByText("What gave way this week, and what held?")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(notices.at(-1)).toEqual({ title: "Journal prompt ready" });
});

test.each([0, 1, 4])(
  "%i moods are too few for an analysis and are counted [AIW-04]",
  async (count) => {
    const fake = await center({ tab: "Mood Analysis", checkIns: count });
    expect(
      await screen.findByText(
        new RegExp(`Patterns need at least 5 mood entries\\. You have ${count} so far\\.`),
      ),
    ).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: ANALYSE_NOW });
    expect(button.disabled).toBe(true);
    fireEvent.click(button);
    expect(sent(fake, ANALYSE)).toEqual([]);
  },
);

test("with five moods the analysis is asked for, on the member's scale [AIW-03] [AIW-04]", async () => {
  const fake = await center({
    tab: "Mood Analysis",
    checkIns: 5,
    answers: { [ANALYSE]: sampleMoodAnalysis() },
  });
  await pressWhenShown(ANALYSE_NOW);
  await screen.findByText("Low Mondays");
  expect(sent(fake, ANALYSE)).toEqual([{
    scale: { min: 1, max: 5 },
    moodData: [
      { date: "2026-03-02", score: 1, note: "Slept well." },
      { date: "2026-03-01", score: 2, note: null },
      { date: "2026-02-28", score: 3, note: "Slept well." },
      { date: "2026-02-27", score: 4, note: null },
      { date: "2026-02-26", score: 5, note: "Slept well." },
    ],
  }]);
  expect(fake.notices).toEqual([{ title: "Mood analysis complete" }]);
});

test("of years of check-ins the latest notes go along only", async () => {
  const fake = await center({
    tab: "Mood Analysis",
    checkIns: 1825,
    answers: { [ANALYSE]: sampleMoodAnalysis() },
  });
  await pressWhenShown(ANALYSE_NOW);
  await screen.findByText("Low Mondays");
  const [{ moodData }] = sent(fake, ANALYSE) as [{ moodData: object[] }];
  expect(moodData).toHaveLength(1825);
  expect(moodData.filter((entry) => "note" in entry)).toHaveLength(30);
});

test("the analysis shows figures, patterns, triggers and suggestions [AIW-08]", async () => {
  const moodAnalyses = [sampleMoodAnalysis()];
  await center({
    tab: "Mood Analysis",
    answers: { [KEPT]: { ...NOTHING_KEPT, moodAnalyses } },
  });
  expect((await screen.findByText("Average mood")).nextElementSibling?.textContent)
    .toBe("3.4 of 5");
  expect(screen.getByText("Trend").nextElementSibling?.textContent).toBe("Improving");
  expect(screen.getByText(/Most days sit at Good/)).toBeTruthy();
  const pattern = screen.getByText("Good days after practice").closest("li")!;
  expect(within(pattern).getByText("Lifts you")).toBeTruthy();
  expect(within(pattern).getByText("38 % of your days")).toBeTruthy();
  const trigger = screen.getByText("Short nights").closest("li")!;
  expect(within(trigger).getByText("60 % likely")).toBeTruthy();
  expect(within(trigger).getByText(/Slept five hours/)).toBeTruthy();
  expect(
    ["Activity", "Habit", "Mindset"].map((category) =>
      screen.getByText(category).closest("li")?.querySelector("h3")?.textContent
    ),
  ).toEqual(["Sunday walk", "Lights out at ten", "Name the day"]);
});

test("a failed analysis says so, as a notice and in place [AIW-12]", async () => {
  const { notices } = await center({
    tab: "Mood Analysis",
    answers: { [ANALYSE]: () => new Response("", { status: 504 }) },
  });
  await pressWhenShown(ANALYSE_NOW);
  expect((await screen.findByRole("alert")).textContent)
    .toBe("Unable to analyze your mood data. Please try again later.");
  expect(notices).toEqual([{ title: "Failed to analyze mood data", variant: "destructive" }]);
});

test("check-ins that do not come are told and can be asked for again", async () => {
  let fails = true;
  await center({
    tab: "Mood Analysis",
    answers: {
      "GET /api/check-ins/user/member-1": () => fails ? new Response("", { status: 500 }) : [],
    },
  });
  expect((await screen.findByRole("alert")).textContent)
    .toContain("Your check-ins could not be loaded.");
  fails = false;
  press("Try again");
  expect(await screen.findByText(/You have 0 so far/)).toBeTruthy();
});

const STARTER = { tier: "starter", source: "starter", endsAt: null } as const;
const PLAN_LACKS = [
  ["Recommendations", GENERATE, RECOMMEND, "recommendations by AI"],
  ["Journal Prompts", SUGGEST, PROMPT, "journal prompts by AI"],
  ["Mood Analysis", ANALYSE_NOW, ANALYSE, "mood analysis by AI"],
] as const;

test.each(PLAN_LACKS)(
  "%s on a plan without them: the plan's lack is named, with the way to the plans [AIW-19]",
  async (tab, button, _call, what) => {
    await center({ tab, member: { entitlement: STARTER } });
    expect(
      await screen.findByText(
        `Your plan does not include ${what}. Essential and Premium do.`,
      ),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href"))
      .toBe("/products");
    expect(screen.queryByRole("button", { name: button })).toBeNull();
  },
);

test.each(PLAN_LACKS)(
  "%s refused for a plan that has ended meanwhile: the same is said, without a failure [AIW-19]",
  async (tab, button, call, what) => {
    const { notices } = await center({ tab, answers: { [call]: upgradeRequired } });
    await pressWhenShown(button);
    expect(
      await screen.findByText(
        `Your plan does not include ${what}. Essential and Premium do.`,
      ),
    ).toBeTruthy();
    expect(notices).toEqual([]);
  },
);

const quota = (left: number) => ({
  source: "model",
  answers: { limit: 20, left },
  coach: { limit: 0, left: 0 },
  resetsAt: "2026-03-03T00:00:00.000Z",
});

test("what is left of the day is told before the button is pressed, and counts down", async () => {
  let left = 12;
  await center({
    answers: {
      [QUOTA]: () => quota(left),
      [RECOMMEND]: () => {
        left--;
        return sampleRecommendations();
      },
    },
  });
  expect(await screen.findByText("12 of 20 AI answers left for today.")).toBeTruthy();
  press(GENERATE);
  expect(await screen.findByText("11 of 20 AI answers left for today.")).toBeTruthy();
});

test("a used-up day is said plainly, and nothing is asked for", async () => {
  const fake = await center({ answers: { [QUOTA]: quota(0) } });
  expect(
    await screen.findByText(
      "You have used all AI answers for today. New ones come on Tuesday 1:00 AM. What you have got stays.",
    ),
  ).toBeTruthy();
  const button = screen.getByRole("button", { name: GENERATE });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button);
  expect(sent(fake, RECOMMEND)).toEqual([]);
});

test("a day that another tab has used up is no failure", async () => {
  let left = 1;
  const { notices } = await center({
    answers: {
      [QUOTA]: () => quota(left),
      [RECOMMEND]: () => {
        left = 0;
        return quotaExceeded();
      },
    },
  });
  press(GENERATE);
  expect(await screen.findByText(/You have used all AI answers for today/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(notices).toEqual([]);
});

test("a member can say what he thinks of each part and of the whole page [FBK-10]", async () => {
  await center();
  const widgets = () =>
    [...document.querySelectorAll<HTMLElement>("[data-slot='feedback.widget']")]
      .map(({ dataset }) => JSON.parse(dataset.props ?? "{}"));
  for (
    const [tab, featureId] of [
      ["Recommendations", "ai-recommendations"],
      ["Mood Analysis", "ai-mood-analysis"],
      ["Journal Prompts", "ai-journal-prompts"],
    ] as const
  ) {
    open(tab);
    expect(widgets()).toEqual([
      { featureId, compact: true },
      { featureId: "ai-wellness-center" },
    ]);
  }
});

test.each([
  ["Recommendations", GENERATE, RECOMMEND],
  ["Journal Prompts", SUGGEST, PROMPT],
  ["Mood Analysis", ANALYSE_NOW, ANALYSE],
])("signs of risk in %s are answered with crisis resources only [SAFE-08]", async (...row) => {
  const [tab, button, call] = row;
  const answer = {
    [RECOMMEND]: sampleRecommendations(),
    [PROMPT]: samplePrompt(),
    [ANALYSE]: sampleMoodAnalysis(),
  }[call];
  let crisis = true;
  const { notices } = await center({
    tab,
    answers: {
      [KEPT]: {
        recommendations: [sampleRecommendations({ id: sampleId(91) })],
        journalPrompts: [samplePrompt({ id: sampleId(92) })],
        moodAnalyses: [sampleMoodAnalysis({ id: sampleId(93) })],
      },
      [call]: () => crisis ? { crisis: true } : answer,
    },
  });
  const help = () => document.querySelector("[data-slot='crisis.help']");
  await screen.findByText(/ ·$/);
  expect(help()).toBeNull();
  const start = () => screen.getByRole("button", { name: /^(Generate|Suggest|Analyze)/ });
  expect(button).toBeTruthy();
  fireEvent.click(start());
  await waitFor(() => expect(help()).toBeTruthy());
  expect(screen.queryByText(/ ·$/)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(notices).toEqual([]);
  crisis = false;
  fireEvent.click(start());
  await screen.findAllByText(/ ·$/);
  expect(help()).toBeNull();
});
