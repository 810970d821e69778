import "fake-indexeddb/auto";
import {
  fakeHost,
  type MockResponses,
  pressWhenShown,
  renderRemote,
} from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { clear } from "idb-keyval";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";
import {
  errorResponse,
  pageResponse,
  sampleCategory,
  sampleComment,
  samplePost,
  samplePseudonym,
} from "../../testing/sample-data.ts";

const POST = "GET /api/forum/posts/1";
const CATEGORY = "GET /api/forum/categories/2";

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() =>
  Promise.all([
    import("./post.page.tsx"),
    import("../../shared/more-menu.tsx"),
    import("../../shared/confirm-removal.tsx"),
  ])
);
afterEach(async () => {
  await clear();
  localStorage.clear();
});

function post(answers: MockResponses = {}, id = "1") {
  const fake = fakeHost({
    responses: {
      [POST]: samplePost({ title: "Sober", tags: ["sleep"], commentCount: 1 }),
      [CATEGORY]: sampleCategory(),
      "GET /api/forum/posts/1/comments": [sampleComment()],
      "GET /api/pseudonyms/user/subject-1": samplePseudonym(),
      ...answers,
    },
  });
  renderRemote(remote, { at: `/community/post/${id}`, host: fake.host });
  return fake;
}
const wayBack = () => screen.getByRole("link", { name: "Back" }).getAttribute("href");
const returns = () =>
  screen.getByRole("link", { name: "Return to Community" }).getAttribute("href");

describe("a post", () => {
  test("stands in full, with author, category, tags and comments [COM-23] [PST-13] [API-22]", async () => {
    post();
    expect(await screen.findByRole("heading", { level: 1, name: "Sober" })).toBeTruthy();
    expect((await screen.findByRole("link", { name: "Mental Wellbeing" })).getAttribute("href"))
      .toBe("/community/category/mental-wellbeing");
    expect(await screen.findByText("Well done.")).toBeTruthy();
    expect(screen.getAllByText("Quiet Harbor")).toHaveLength(2);
    for (const words of ["Walked before work.", "#sleep", "1 comment"]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(screen.getByRole("button", { name: "Support" })).toBeTruthy();
  });

  test("leads back to its category, or to the circle without one [COM-24]", async () => {
    post();
    await screen.findByRole("link", { name: "Mental Wellbeing" });
    expect(wayBack()).toBe("/community/category/mental-wellbeing");
    cleanup();
    post({ [CATEGORY]: errorResponse(404, "category_not_found") });
    await screen.findByRole("heading", { level: 1, name: "Sober" });
    expect(wayBack()).toBe("/community");
  });

  test("with an address that is no number is refused without a call [COM-25]", async () => {
    const fake = post({}, "abc");
    expect(await screen.findByText("Error: Invalid post ID")).toBeTruthy();
    expect(returns()).toBe("/community");
    expect(fake.calls).toEqual([]);
  });

  test("that does not exist says so [COM-26]", async () => {
    post({ [POST]: errorResponse(404, "post_not_found") });
    expect(await screen.findByText("Post not found")).toBeTruthy();
    expect(returns()).toBe("/community");
  });

  test("or category that fails to load says so [COM-27]", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    post({ [POST]: errorResponse(500, "internal") });
    expect(await screen.findByText("Error: Failed to fetch post")).toBeTruthy();
    expect(returns()).toBe("/community");
    cleanup();
    post({ [CATEGORY]: errorResponse(500, "internal") });
    expect(await screen.findByText("Failed to fetch category")).toBeTruthy();
    expect(screen.getByText("Walked before work.")).toBeTruthy();
  });

  test("shows the comment that a link leads to, on whatever page of them it stands", async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    post({
      "GET /api/forum/posts/1/comments": () =>
        pageResponse([sampleComment({ id: 30, content: "Newer." })], "next"),
      "GET /api/forum/posts/1/comments?cursor=next": [
        sampleComment({ id: 17, content: "This one." }),
      ],
    }, "1#comment-17");
    const found = (await screen.findByText("This one.")).closest("li");
    await waitFor(() => expect(document.activeElement).toBe(found));
    expect(found?.dataset.wanted).toBe("true");
    expect(scrolled).toHaveBeenCalledOnce();
  });

  test("says so when the comment of a link is no longer there", async () => {
    const fake = post({}, "1#comment-17");
    await screen.findByText("Well done.");
    await waitFor(() =>
      expect(fake.notices).toEqual([{ title: "That comment is no longer here." }])
    );
  });

  test("that its author deletes leads back", async () => {
    post({
      [POST]: samplePost({ isOwn: true, title: "Sober" }),
      "DELETE /api/forum/posts/1": () => new Response(null, { status: 204 }),
      "GET /api/forum/categories/mental-wellbeing": sampleCategory(),
      "GET /api/forum/categories/2/posts": [],
    });
    fireEvent.keyDown(await screen.findByRole("button", { name: "More about this post" }), {
      key: "Enter",
    });
    fireEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await pressWhenShown("Delete post");
    expect(await screen.findByText("No posts in this category yet. Be the first to share!"))
      .toBeTruthy();
  });

  test("keeps what is typed below it when the post was deleted meanwhile", async () => {
    const fake = post({
      "POST /api/forum/comments": errorResponse(404, "post_not_found", "Gone."),
    });
    await pressWhenShown("Add Comment");
    const field = await screen.findByLabelText<HTMLTextAreaElement>("Your comment");
    fireEvent.change(field, { target: { value: "Stay with it." } });
    await pressWhenShown("Post Comment");
    await waitFor(() => expect(fake.notices[0]?.description).toBe("Failed to add comment: Gone."));
    expect(field.value).toBe("Stay with it.");
  });
});
