import { type Answers, fakeHost, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";

// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("./wellness-center.page.tsx"));
afterEach(cleanup);

const CALL = "POST /api/ai/journal-prompt";

async function center(answers: Answers) {
  const member = sampleMember({ recentMoods: [2, 4], streak: 6, goals: ["Mental Clarity"] });
  const fake = fakeHost({ member, answers });
  renderRemote(remote, { at: "/ai-recommendations", host: fake.host });
  await screen.findByRole("heading", { level: 1, name: "AI Wellness Center" });
  return fake;
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a prompt is made from the member's real data and names its source", async () => {
  const { calls, notices } = await center({
    [CALL]: { prompt: "What gave way?", source: "guide" },
  });
  press("Suggest a prompt");
  expect(await screen.findByText("What gave way?")).toBeTruthy();
  expect(screen.getByText("From the built-in guide")).toBeTruthy();
  expect(notices).toEqual([{ title: "Journal prompt ready" }]);
  expect(calls[0]?.body).toEqual({
    age: "45-52",
    goals: ["Mental Clarity"],
    burnoutLevel: 3,
    progress: { bodyReset: 0, mindReset: 0, emotionalReset: 0, financialReset: 0 },
    recentMoods: [2, 4],
    journalEntries: 0,
    completedModules: 0,
    streak: 6,
    previous: null,
  });
});

test("another prompt can be asked for again and again [AIW-09]", async () => {
  let asked = 0;
  const { calls } = await center({
    [CALL]: () => ({ prompt: `Question ${++asked}`, source: "model" }),
  });
  press("Suggest a prompt");
  await screen.findByText("Question 1");
  press("Suggest another");
  await screen.findByText("Question 2");
  press("Suggest another");
  expect(await screen.findByText("Question 3")).toBeTruthy();
  expect(screen.getByText("Written by an AI model")).toBeTruthy();
  expect(calls.map(({ body }) => (body as { previous: string | null }).previous))
    .toEqual([null, "Question 1", "Question 2"]);
});

test("a failure says so and can be tried again [AIW-11]", async () => {
  let fails = true;
  const { notices } = await center({
    [CALL]: () =>
      fails ? new Response("", { status: 502 }) : { prompt: "What gave way?", source: "model" },
  });
  press("Suggest a prompt");
  expect((await screen.findByRole("alert")).textContent)
    .toBe("Unable to generate a prompt at this time.");
  expect(notices).toEqual([{ title: "Failed to generate prompt", variant: "destructive" }]);
  fails = false;
  press("Try Again");
  expect(await screen.findByText("What gave way?")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(notices.at(-1)).toEqual({ title: "Journal prompt ready" });
});

test("a plan without AI prompts is named, with the way to the plans", async () => {
  const refusal = { code: "upgrade_required", message: "…", feature: "ai_journal_prompts" };
  const { notices } = await center({ [CALL]: () => Response.json(refusal, { status: 403 }) });
  press("Suggest a prompt");
  expect((await screen.findByRole("alert")).textContent)
    .toBe("Your plan does not include journal prompts by AI. Essential and Premium do.");
  expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href"))
    .toBe("/products");
  expect(notices).toEqual([]);
});

const open = (tab: string) =>
  fireEvent.mouseDown(screen.getByRole("tab", { name: tab }), { button: 0 });

test("a member can say what he thinks of each part and of the whole page [FBK-10]", async () => {
  await center({});
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

test("too few moods for an analysis are counted, and nothing is made up", async () => {
  const { calls } = await center({});
  open("Mood Analysis");
  expect(screen.getByText(/at least 5 mood entries\. You have 2 so far/)).toBeTruthy();
  expect(calls).toEqual([]);
});

test("signs of risk are answered with crisis resources instead of a prompt [SAFE-08]", async () => {
  let crisis = false;
  const { notices } = await center({
    [CALL]: () => crisis ? { crisis: true } : { prompt: "What gave way?", source: "guide" },
  });
  const help = () => document.querySelector("[data-slot='crisis.help']");
  press("Suggest a prompt");
  await screen.findByText("What gave way?");
  expect(help()).toBeNull();
  crisis = true;
  press("Suggest another");
  await vi.waitFor(() => expect(help()).toBeTruthy());
  expect(screen.queryByText("What gave way?")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(notices).toHaveLength(1);
  crisis = false;
  press("Suggest a prompt");
  await screen.findByText("What gave way?");
  expect(help()).toBeNull();
});
