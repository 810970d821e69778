import "fake-indexeddb/auto";
import { pressWhenShown } from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { clear } from "idb-keyval";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  errorResponse,
  pageResponse,
  sampleComment,
  samplePost,
} from "../../testing/sample-data.ts";
import {
  button,
  calledPaths,
  CREATE_POST,
  GET_DAILY_POSTS,
  renderCircle,
  type,
} from "./circle.testing.ts";

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() => import("./circle.page.tsx"));
afterEach(async () => {
  await clear();
  localStorage.clear();
});

describe("the posts", () => {
  test("each tab lists its type [COM-06]", async () => {
    const fake = await renderCircle();
    for (const [tab, kind] of [["Wins", "win"], ["Support", "support"], ["All", "all"]]) {
      fireEvent.mouseDown(screen.getByRole("tab", { name: tab }), { button: 0 });
      await waitFor(() => expect(calledPaths(fake)).toContain(`GET /api/forum/posts/type/${kind}`));
    }
    expect(calledPaths(fake)).toContain(GET_DAILY_POSTS);
  });

  test("loading, an empty list and a vain search say so [COM-11] [COM-12] [COM-13]", async () => {
    await renderCircle();
    expect(screen.getByText("Loading posts...")).toBeTruthy();
    expect(await screen.findByText("No posts yet. Be the first to share!")).toBeTruthy();
    cleanup();
    await renderCircle({ [GET_DAILY_POSTS]: [samplePost()] });
    await screen.findByText("Walked before work.");
    await type("Search posts", "nowhere");
    expect(screen.getByText("No posts match your search. Try different keywords.")).toBeTruthy();
  });

  test("further posts come by cursor until there are no more [COM-34]", async () => {
    await renderCircle({
      [GET_DAILY_POSTS]: () => pageResponse([samplePost({ id: 2, content: "Second." })], "1.1"),
      [`${GET_DAILY_POSTS}?cursor=1.1`]: [samplePost({ id: 1, content: "First." })],
    });
    await pressWhenShown("Load more");
    expect(await screen.findByText("First.")).toBeTruthy();
    expect(screen.getByText("Second.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  test("a failure is logged without naming anybody and shows the empty list [COM-28]", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    await renderCircle({
      [GET_DAILY_POSTS]: errorResponse(503, "unavailable", "subject-1 is unlucky"),
    });
    expect(await screen.findByText("No posts yet. Be the first to share!")).toBeTruthy();
    expect(logged.mock.calls).toEqual([["Reading posts failed: status 503"]]);
  });

  test("a card shows author, time, title, content, tags and comments [PST-13]", async () => {
    await renderCircle({
      [GET_DAILY_POSTS]: [samplePost({ title: "Sober", tags: ["sleep"], commentCount: 2 })],
    });
    const card = await screen.findByRole("article");
    for (
      const words of ["Quiet Harbor", "QH", "about 1 hour ago", "Sober", "#sleep", "2 comments"]
    ) {
      expect(card.textContent).toContain(words);
    }
  });

  test("a report thanks and can be sent once [PST-35]", async () => {
    const fake = await renderCircle({
      [GET_DAILY_POSTS]: [samplePost()],
      "POST /api/reports": { postId: 1, commentId: null, createdAt: "2026-11-21T09:00:00.000Z" },
    });
    await pressWhenShown("Report");
    await pressWhenShown("Reported");
    expect(fake.notices).toEqual([{
      title: "Report sent",
      description: "Thank you. The post will be reviewed by our moderators.",
    }]);
    expect(fake.calls.filter(({ method }) => method === "POST").map(({ body }) => body))
      .toEqual([{ postId: 1 }]);
  });

  test("one's own post cannot be reported", async () => {
    await renderCircle({ [GET_DAILY_POSTS]: [samplePost({ isOwn: true })] });
    await button("Comment");
    expect(screen.queryByRole("button", { name: "Report" })).toBeNull();
  });

  test("a post and a comment with signs of risk are shared and answered by the offer of help only [SAFE-07]", async () => {
    const fake = await renderCircle({
      [GET_DAILY_POSTS]: [samplePost()],
      "GET /api/forum/posts/1/comments": [],
      [CREATE_POST]: { ...samplePost({ id: 2 }), crisis: true },
      "POST /api/forum/comments": { ...sampleComment(), crisis: true },
    });
    const noticed = vi.fn();
    fake.host.events.on("crisis.noticed", noticed);
    await type("Your share", "I don't want to be here anymore.");
    await type("Category", "2");
    await pressWhenShown("Share with the Circle");
    await waitFor(() => expect(noticed).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect((screen.getByLabelText("Your share") as HTMLTextAreaElement).value).toBe("")
    );
    await pressWhenShown("Comment");
    await pressWhenShown("Add Comment");
    await type("Your comment", "I am a burden to everyone.");
    await pressWhenShown("Post Comment");
    await waitFor(() => expect(noticed).toHaveBeenCalledTimes(2));
    await button("Add Comment");
    expect(fake.notices).toEqual([]);
  });
});
