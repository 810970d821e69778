import "fake-indexeddb/auto";
import { STARTER } from "@reclaim/contracts-common/entitlements";
import {
  type FakeHost,
  type MockResponses,
  pressWhenShown,
  sampleMember,
} from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import {
  errorResponse,
  samplePost,
  sampleReaction,
  sampleReactions,
} from "../../testing/sample-data.ts";
import { calledPaths, GET_DAILY_POSTS, renderCircle } from "./circle.testing.ts";

const LIST = "GET /api/forum/posts/1/reactions";
const ADD = "POST /api/forum/reactions";
const REMOVE = "DELETE /api/forum/reactions/50";
const refused = (title: string, description: string) => [
  { title, description, variant: "destructive" },
];

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() => import("./circle.page.tsx"));
afterEach(() => localStorage.clear());

const circle = (answers: MockResponses = {}, options: Parameters<typeof renderCircle>[1] = {}) =>
  renderCircle({
    [GET_DAILY_POSTS]: [samplePost()],
    [LIST]: sampleReactions({ "💪": 3, "❤️": 1 }),
    ...answers,
  }, options);
const shown = (name: string) => screen.findByRole("button", { name });
const isOwn = async (name: string) => (await shown(name)).getAttribute("aria-pressed") === "true";
const count = ({ calls }: FakeHost, method: string) =>
  calls.filter((call) => call.method === method).length;

test("exactly eight are offered, each with a name that can be heard [PST-20]", async () => {
  await circle();
  await shown("Strength 3");
  await pressWhenShown("Add a reaction");
  const bar = screen.getByRole("group", { name: "Reactions" });
  expect([...bar.querySelectorAll("[aria-pressed]")].map(({ textContent }) => textContent))
    .toEqual([
      "👍Thumbs up",
      "❤️Heart1",
      "😊Smile",
      "👏Clap",
      "🙏Thank you",
      "💪Strength3",
      "🔥Fire",
      "✨Sparkles",
    ]);
});

test("a press adds one's own under one's real pseudonym, at once and once [PST-21] [PST-25] [API-37]", async () => {
  const answer = Promise.withResolvers();
  const fake = await circle({ [ADD]: () => answer.promise });
  const strength = await shown("Strength 3");
  fireEvent.click(strength);
  fireEvent.click(strength);
  // Before the answer is there.
  expect(await isOwn("Strength 4")).toBe(true);
  answer.resolve(sampleReaction());
  await waitFor(() => expect(fake.notices).toEqual([{ title: "Reaction added!" }]));
  expect(await isOwn("Strength 4")).toBe(true);
  expect(fake.calls.filter(({ method }) => method === "POST").map(({ body }) => body))
    .toEqual([{ postId: 1, emoji: "💪", userId: "subject-1", pseudonymId: 7 }]);
});

test("a press on one's own takes it back [PST-21] [PST-22] [PST-25]", async () => {
  const fake = await circle({
    [LIST]: sampleReactions({ "💪": 3, "❤️": 1 }, ["💪"]),
    [REMOVE]: () => new Response(null, { status: 204 }),
  });
  expect(await isOwn("Strength 3")).toBe(true);
  expect(await isOwn("Heart 1")).toBe(false);
  await pressWhenShown("Strength 3");
  expect(await isOwn("Strength 2")).toBe(false);
  await waitFor(() => expect(fake.notices).toEqual([{ title: "Reaction removed" }]));
  expect(calledPaths(fake)).toContain(REMOVE);
  expect(await isOwn("Strength 2")).toBe(false);
});

test("one that was there already says so, and shows what is true [PST-26]", async () => {
  let reads = 0;
  const fake = await circle({
    [LIST]: () => sampleReactions({ "💪": 3 }, ++reads > 1 ? ["💪"] : []),
    [ADD]: errorResponse(409, "already_reacted"),
  });
  await pressWhenShown("Strength 3");
  await waitFor(() =>
    expect(fake.notices)
      .toEqual(refused("Already reacted", "You've already used this reaction."))
  );
  await waitFor(async () => expect(await isOwn("Strength 3")).toBe(true));
});

test("a failure is undone and says which: adding [PST-26]", async () => {
  const fake = await circle({ [ADD]: errorResponse(500, "internal") });
  await pressWhenShown("Strength 3");
  await waitFor(() =>
    expect(fake.notices)
      .toEqual(refused("Error", "Failed to add your reaction. Please try again."))
  );
  expect(await isOwn("Strength 3")).toBe(false);
});

test("a failure is undone and says which: taking back [PST-27]", async () => {
  const fake = await circle({
    [LIST]: sampleReactions({ "💪": 3 }, ["💪"]),
    [REMOVE]: errorResponse(500, "internal"),
  });
  await pressWhenShown("Strength 3");
  await waitFor(() =>
    expect(fake.notices)
      .toEqual(refused("Error", "Failed to remove your reaction. Please try again."))
  );
  expect(await isOwn("Strength 3")).toBe(true);
});

test("those that do not load say so in their place [PST-28]", async () => {
  await circle({ [LIST]: errorResponse(500, "internal") });
  expect(await screen.findByText("Unable to load reactions")).toBeTruthy();
});

test("they are asked for when the card comes into view, not before [PST-29]", async () => {
  const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  const real = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class {
    constructor(report: (typeof seen)[number]) {
      seen.push(report);
    }
    observe() {}
    disconnect() {}
  } as never;
  try {
    const fake = await circle();
    await screen.findByRole("article");
    expect(calledPaths(fake)).not.toContain(LIST);
    seen[0]?.([{ isIntersecting: true }]);
    await waitFor(() => expect(calledPaths(fake)).toContain(LIST));
  } finally {
    globalThis.IntersectionObserver = real;
  }
});

test("without a name in the circle nothing is sent, and the way to one is shown", async () => {
  const fake = await circle({
    "GET /api/pseudonyms/user/subject-1": errorResponse(404, "pseudonym_not_found"),
  });
  await pressWhenShown("Strength 3");
  await waitFor(() =>
    expect(fake.notices).toMatchObject([{
      title: "You need a name in the circle first",
      action: { to: "/community" },
    }])
  );
  expect(count(fake, "POST")).toBe(0);
});

test("a Starter member sees the counts and cannot add to them [COM-32]", async () => {
  const fake = await circle({}, { member: sampleMember({ entitlement: STARTER }) });
  expect((await shown("Strength 3") as HTMLButtonElement).disabled).toBe(true);
  expect(screen.queryByRole("button", { name: "Add a reaction" })).toBeNull();
  expect(count(fake, "POST")).toBe(0);
});
