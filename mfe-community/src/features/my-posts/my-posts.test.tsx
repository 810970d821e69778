import { type Answers, fakeHost, renderRemote } from "@reclaim/host-api/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import remote from "../../remote.tsx";
import { samplePost, samplePseudonym } from "../../shared/testing.ts";

const POSTS = "GET /api/forum/user/subject-1/posts";

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() => import("./my-posts.page.tsx"));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function myPosts(answers: Answers) {
  const fake = fakeHost({
    answers: { "GET /api/pseudonyms/user/subject-1": samplePseudonym(), ...answers },
  });
  renderRemote(remote, { at: "/community/my-posts", host: fake.host });
}

test("shows what the member has shared and under which name", async () => {
  myPosts({ [POSTS]: [samplePost({ isOwn: true, content: "Mine." })] });
  expect(await screen.findByText("as Steady River")).toBeTruthy();
  expect(await screen.findByText("Mine.")).toBeTruthy();
  expect(screen.getByLabelText("Search posts")).toBeTruthy();
});

test("before the first post invites to share [COM-22]", async () => {
  myPosts({ [POSTS]: [] });
  expect(
    await screen.findByText(
      "You haven't created any posts yet. Share your thoughts with the community!",
    ),
  ).toBeTruthy();
});
