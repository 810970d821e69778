import "fake-indexeddb/auto";
import {
  fakeHost,
  type MockResponses,
  pressWhenShown,
  renderRemote,
} from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import remote from "../../remote.tsx";
import { samplePost, samplePseudonym } from "../../testing/sample-data.ts";

const POSTS = "GET /api/forum/user/subject-1/posts";

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() =>
  Promise.all([
    import("./my-posts.page.tsx"),
    import("./blocked-names.tsx"),
    import("../../shared/comments-dialog.tsx"),
  ])
);
afterEach(() => {
  localStorage.clear();
});

function myPosts(answers: MockResponses) {
  const fake = fakeHost({
    responses: { "GET /api/pseudonyms/user/subject-1": samplePseudonym(), ...answers },
  });
  renderRemote(remote, { at: "/community/my-posts", host: fake.host });
  return fake;
}

test("shows what the member has shared, under which name, with search and comments [COM-21]", async () => {
  myPosts({ [POSTS]: [samplePost({ isOwn: true, content: "Mine." })] });
  expect(await screen.findByText("as Steady River")).toBeTruthy();
  expect(await screen.findByText("Mine.")).toBeTruthy();
  expect(screen.getAllByRole("article")).toHaveLength(1);
  fireEvent.change(screen.getByLabelText("Search posts"), { target: { value: "nowhere" } });
  expect(screen.queryByText("Mine.")).toBeNull();
  fireEvent.change(screen.getByLabelText("Search posts"), { target: { value: "mine" } });
  await pressWhenShown("Comment");
  expect(await screen.findByRole("dialog", { name: "Comments" })).toBeTruthy();
});

test("lists the names that are blocked, and lets each back in", async () => {
  let blocks = [
    {
      pseudonymId: 8,
      pseudonym: samplePost().pseudonym,
      createdAt: "2026-11-21T09:00:00.000Z",
    },
    { pseudonymId: 9, pseudonym: null, createdAt: "2026-11-20T09:00:00.000Z" },
  ];
  const fake = myPosts({
    [POSTS]: [],
    "GET /api/blocks": () => blocks,
    "DELETE /api/blocks/8": () => {
      blocks = blocks.slice(1);
      return new Response(null, { status: 204 });
    },
  });
  const card = await screen.findByRole("region", { name: "Blocked names" });
  expect(within(card).getAllByRole("listitem").map(({ textContent }) => textContent))
    .toEqual(["QHQuiet HarborUnblock", "M9Member 9Unblock"]);
  await pressWhenShown("Unblock Quiet Harbor");
  await waitFor(() => expect(within(card).getAllByRole("listitem")).toHaveLength(1));
  expect(fake.notices).toEqual([{ title: "Quiet Harbor is no longer blocked" }]);
});

test("a hidden post says that only its author sees it, and leads to the reason", async () => {
  myPosts({ [POSTS]: [samplePost({ isOwn: true, review: "hidden" })] });
  const link = await screen.findByRole("link", { name: "Read why, and answer" });
  expect(link.getAttribute("href")).toBe("/community/my-posts");
  expect(screen.getByText(/^Only you see this\. A moderator has hidden it\./)).toBeTruthy();
});

test("before the first post invites to share [COM-22]", async () => {
  myPosts({ [POSTS]: [] });
  expect(
    await screen.findByText(
      "You haven't created any posts yet. Share your thoughts with the community!",
    ),
  ).toBeTruthy();
});
