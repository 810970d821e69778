import "fake-indexeddb/auto";
import { STARTER } from "@reclaim/contracts-common/entitlements";
import { type MockResponses, pressWhenShown, sampleMember } from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { errorResponse, samplePost } from "../../testing/sample-data.ts";
import { calledPaths, GET_DAILY_POSTS, renderCircle } from "./circle.testing.ts";

const LIKE = "POST /api/forum/likes";
const UNLIKE = "DELETE /api/forum/likes/1";
const like = {
  id: 5,
  userId: "subject-1",
  postId: 1,
  commentId: null,
  createdAt: "2026-11-21T09:00:00.000Z",
};

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() => import("./circle.page.tsx"));
afterEach(() => localStorage.clear());

/** A page with one post, which the list answers as it stands on the server at that time. */
async function circle(
  answers: MockResponses = {},
  { likes = 3, isLiked = false, ...options }:
    & { likes?: number; isLiked?: boolean }
    & Parameters<
      typeof renderCircle
    >[1] = {},
) {
  const post = samplePost({ likes, isLiked });
  const stored = (fields: Partial<typeof post>) => () => {
    Object.assign(post, fields);
    return fields.isLiked ? like : new Response(null, { status: 204 });
  };
  const fake = await renderCircle({
    [GET_DAILY_POSTS]: () => [post],
    [LIKE]: stored({ likes: likes + 1, isLiked: true }),
    [UNLIKE]: stored({ likes: likes - 1, isLiked: false }),
    ...answers,
  }, options);
  return fake;
}
const support = (count: number) =>
  screen.findByRole("button", {
    name: `Support ${count} ${count === 1 ? "man supports" : "men support"} this`,
  });
const isPressed = async (count: number) =>
  (await support(count)).getAttribute("aria-pressed") === "true";

test("a press supports the post at once and once, and the lists are read again [PST-11] [API-40]", async () => {
  const answer = Promise.withResolvers();
  const fake = await circle({ [LIKE]: () => answer.promise });
  const button = await support(3);
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await isPressed(4)).toBe(true);
  answer.resolve(like);
  await waitFor(() =>
    expect(calledPaths(fake).filter((call) => call === GET_DAILY_POSTS)).toHaveLength(2)
  );
  expect(fake.calls.filter(({ method }) => method === "POST").map(({ body }) => body))
    .toEqual([{ userId: "subject-1", postId: 1 }]);
  expect(fake.notices).toEqual([]);
});

test("support can be taken back [PST-34]", async () => {
  const fake = await circle({}, { isLiked: true });
  expect(await isPressed(3)).toBe(true);
  fireEvent.click(await support(3));
  expect(await isPressed(2)).toBe(false);
  await waitFor(() => expect(calledPaths(fake)).toContain(UNLIKE));
});

for (
  const [code, title, description] of [
    ["already_liked", "Already supported", "You've already supported this post."],
    ["internal", "Error", "Failed to support post. Please try again."],
  ] as const
) {
  test(`a refusal is undone and says why: ${code} [PST-30]`, async () => {
    const fake = await circle({ [LIKE]: errorResponse(code === "internal" ? 500 : 409, code) });
    fireEvent.click(await support(3));
    await waitFor(() =>
      expect(fake.notices).toEqual([{ title, description, variant: "destructive" }])
    );
    expect(await isPressed(3)).toBe(false);
  });
}

test("a Starter member is told what the plan lacks, and nothing is sent [COM-32]", async () => {
  const fake = await circle({}, { member: sampleMember({ entitlement: STARTER }) });
  fireEvent.click(await support(3));
  expect(fake.notices).toMatchObject([{ action: { label: "See the plans", to: "/products" } }]);
  expect(calledPaths(fake)).not.toContain(LIKE);
});

test("a card has author, time, title, content, tags, reactions, Support, Comment and Report [PST-11]", async () => {
  await renderCircle({
    [GET_DAILY_POSTS]: [samplePost({ title: "Sober", tags: ["sleep"], commentCount: 2 })],
    "GET /api/forum/posts/1/reactions": { reactions: [], summary: [] },
  });
  const card = await screen.findByRole("article");
  const words = [
    "QH",
    "Quiet Harbor",
    "about 1 hour ago",
    "Sober",
    "Walked before work.",
    "#sleep",
    "Support",
    "Comment 2 comments",
    "Report",
  ];
  for (const word of words) expect(card.textContent).toContain(word);
  expect(screen.getByRole("group", { name: "Reactions" })).toBeTruthy();
  await pressWhenShown("Comment 2 comments");
  expect(await screen.findByRole("dialog", { name: "Comments" })).toBeTruthy();
});
