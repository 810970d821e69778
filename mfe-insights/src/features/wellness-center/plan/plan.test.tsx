import type { Member } from "@reclaim/contracts-members/members";
import {
  fakeHost,
  type MockResponses,
  pressWhenShown,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import remote from "../../../remote.tsx";
import {
  NOTHING_KEPT,
  quietAnswers,
  sampleId,
  samplePlan,
  sampleRecommendations,
} from "../../../testing/sample-answers.ts";
import { tickStep } from "./plan.model.ts";

// Chunks are loaded before the tests, so that none of them waits for one.
beforeAll(() => Promise.all([import("../wellness-center.page.tsx"), import("../question.tsx")]));

const READ = "GET /api/ai/plan";
const KEEP = "PUT /api/ai/plan";
const STEP = `PATCH /api/ai/plan/steps/${sampleId(62)}`;
const SECOND = /Go to bed half an hour earlier/;

async function center(
  { answers = {}, member = {} }: { answers?: MockResponses; member?: Partial<Member> } = {},
) {
  const fake = fakeHost({
    member: sampleMember(member),
    responses: {
      ...quietAnswers(),
      "GET /api/ai/answers": { ...NOTHING_KEPT, recommendations: [sampleRecommendations()] },
      ...answers,
    },
    now: new Date("2026-03-02T10:00:00Z"),
  });
  renderRemote(remote, { at: "/ai-recommendations", host: fake.host });
  await screen.findByText("Walk for ten minutes after lunch");
  return { ...fake, sent: () => fake.calls.filter(({ method }) => method !== "GET") };
}
const ownPlan = () => within(screen.getByRole("region", { name: "Your plan" }));
const step = (name: RegExp) => screen.findByRole("checkbox", { name });

test("a strategy is kept as the member's plan [AIW-21]", async () => {
  const { sent, notices } = await center({ answers: { [KEEP]: samplePlan() } });
  expect(screen.queryByRole("region", { name: "Your plan" })).toBeNull();
  await pressWhenShown("Keep as my plan");
  expect(await screen.findByText("This strategy is your plan.")).toBeTruthy();
  expect(sent().map(({ body }) => body)).toEqual([{ recommendationsId: sampleId(1) }]);
  expect(notices).toEqual([{ title: "Plan kept" }]);
  expect(ownPlan().getByText("A softer start to the week")).toBeTruthy();
  expect(ownPlan().getByText("Short, 1-4 weeks")).toBeTruthy();
  expect(ownPlan().getByText(/From Reclaim's guide/)).toBeTruthy();
});

test("a step is ticked off at once, with its date, and can be opened again [AIW-21]", async () => {
  let plan = samplePlan();
  const { sent } = await center({
    answers: {
      [READ]: () => ({ plan }),
      [STEP]: (body: unknown) => {
        const { done } = body as { done: boolean };
        plan = tickStep(plan, sampleId(62), done ? "2026-03-02T10:00:00.000Z" : null);
        return plan;
      },
    },
  });
  const box = await step(SECOND);
  expect(ownPlan().getByText("1 of 2 steps")).toBeTruthy();
  fireEvent.click(box);
  expect(await screen.findByText(/Every step is done/)).toBeTruthy();
  expect(ownPlan().getAllByText("Done on March 2, 2026")).toHaveLength(2);
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ done: true }]));
  fireEvent.click(box);
  expect(await ownPlan().findByText("1 of 2 steps")).toBeTruthy();
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([{ done: true }, { done: false }])
  );
});

test.each([
  [500, "That step could not be changed. Please try again."],
  [404, "Your plan has changed in another window. It is shown anew."],
])("a step that the server refuses with %i opens again, and he is told", async (status, words) => {
  const { notices } = await center({
    answers: { [READ]: { plan: samplePlan() }, [STEP]: () => new Response("", { status }) },
  });
  const box = await step(SECOND);
  fireEvent.click(box);
  await waitFor(() => expect(notices).toEqual([{ title: words, variant: "destructive" }]));
  await waitFor(() => expect(box.getAttribute("aria-checked")).toBe("false"));
});

test("another plan is replaced after a question only [AIW-21]", async () => {
  const old = samplePlan({ recommendationsId: sampleId(99), title: "Sleep first" });
  const { sent } = await center({ answers: { [READ]: { plan: old }, [KEEP]: samplePlan() } });
  await screen.findByText("Sleep first");
  await pressWhenShown("Keep as my plan");
  expect(await screen.findByText(/“Sleep first” and what you have ticked off/)).toBeTruthy();
  await pressWhenShown("Keep the old one");
  expect(sent()).toEqual([]);
  await pressWhenShown("Keep as my plan");
  await pressWhenShown("Replace plan");
  await waitFor(() => expect(screen.queryByText("Sleep first")).toBeNull());
  expect(sent()).toHaveLength(1);
});

test("a plan is removed after a question only", async () => {
  const { notices } = await center({
    answers: {
      [READ]: { plan: samplePlan() },
      "DELETE /api/ai/plan": () => new Response(null, { status: 204 }),
    },
  });
  await pressWhenShown("Remove plan");
  const dialog = within(await screen.findByRole("alertdialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Remove plan" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Your plan" })).toBeNull());
  expect(notices).toEqual([{ title: "Plan removed" }]);
});

test("a failure to keep or to load is told, and can be tried again", async () => {
  let fails = true;
  const { notices } = await center({
    answers: {
      [READ]: () => fails ? new Response("", { status: 500 }) : { plan: null },
      [KEEP]: () => new Response("", { status: 500 }),
    },
  });
  await screen.findByText("Your plan could not be loaded.");
  fails = false;
  await pressWhenShown("Try again");
  await waitFor(() => expect(screen.queryByText("Your plan could not be loaded.")).toBeNull());
  await pressWhenShown("Keep as my plan");
  await waitFor(() => expect(notices[0]?.title).toBe("The plan could not be kept"));
});

const ESSENTIAL = { tier: "essential", source: "subscription", endsAt: null } as const;

test("without Premium the plan is named as what is lacking [AIW-19] [AIW-21]", async () => {
  await center({ member: { entitlement: ESSENTIAL } });
  expect(
    await screen.findByText(
      "Your plan does not include a transformation plan. Premium does.",
    ),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Keep as my plan" })).toBeNull();
});

test("a plan stays readable when Premium has ended, and is not changed [AIW-21]", async () => {
  await center({ member: { entitlement: ESSENTIAL }, answers: { [READ]: { plan: samplePlan() } } });
  expect((await step(SECOND) as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText("Your plan stays here. Ticking off steps needs Premium.")).toBeTruthy();
});
