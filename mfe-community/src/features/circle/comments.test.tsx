import "fake-indexeddb/auto";
import { pressWhenShown } from "@reclaim/host-api/testing";
import type { MockResponses } from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { clear } from "idb-keyval";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { FakeEventSource } from "../../testing/fake-event-source.ts";
import {
  errorResponse,
  sampleComment,
  samplePost,
  sampleReaction,
  sampleReactions,
} from "../../testing/sample-data.ts";
import {
  button,
  calledPaths,
  GET_DAILY_POSTS,
  GET_PSEUDONYM,
  renderCircle,
  type,
} from "./circle.testing.ts";

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() =>
  Promise.all([
    import("./circle.page.tsx"),
    import("../../shared/comments-dialog.tsx"),
    import("../../shared/more-menu.tsx"),
    import("../../shared/edit-comment.tsx"),
    import("../../shared/confirm-removal.tsx"),
  ])
);
afterEach(async () => {
  await clear();
  localStorage.clear();
});

describe("comments", () => {
  const LIST = "GET /api/forum/posts/1/comments";
  async function opened(answers: MockResponses = {}) {
    const fake = await renderCircle({
      [GET_DAILY_POSTS]: [samplePost()],
      [LIST]: [sampleComment()],
      ...answers,
    });
    await pressWhenShown("Comment");
    await screen.findByRole("dialog", { name: "Comments" });
    return fake;
  }

  test("open in a dialog that asks for support [COM-10]", async () => {
    await opened();
    expect(screen.getByText("Join the conversation. Be supportive and constructive."))
      .toBeTruthy();
    expect(await screen.findByText("Well done.")).toBeTruthy();
  });

  test("are added under one's own pseudonym, and list and post are read again [PST-18] [API-31]", async () => {
    const fake = await opened({ "POST /api/forum/comments": sampleComment({ id: 2 }) });
    await pressWhenShown("Add Comment");
    await type("Your comment", "Yes");
    await pressWhenShown("Post Comment");
    await button("Add Comment");
    expect(fake.notices).toEqual([{
      title: "Comment added",
      description: "Your comment has been added successfully",
    }]);
    expect(fake.calls.find(({ method }) => method === "POST")?.body)
      .toEqual({ postId: 1, content: "Yes", userId: "subject-1", pseudonymId: 7 });
    await waitFor(() => {
      expect(calledPaths(fake).filter((call) => call === LIST)).toHaveLength(2);
      expect(calledPaths(fake).filter((call) => call === GET_DAILY_POSTS)).toHaveLength(2);
    });
  });

  test("need three characters [PST-16]", async () => {
    const fake = await opened({ "POST /api/forum/comments": sampleComment({ id: 2 }) });
    await pressWhenShown("Add Comment");
    await type("Your comment", "ab ");
    await pressWhenShown("Post Comment");
    expect(await screen.findByText("Comment must be at least 3 characters")).toBeTruthy();
    expect(calledPaths(fake)).not.toContain("POST /api/forum/comments");
    await type("Your comment", "abc");
    await pressWhenShown("Post Comment");
    await waitFor(() => expect(calledPaths(fake)).toContain("POST /api/forum/comments"));
  });

  test("of more than 2,000 characters are not sent; the field says so and keeps all of it", async () => {
    const fake = await opened({ "POST /api/forum/comments": sampleComment({ id: 2 }) });
    await pressWhenShown("Add Comment");
    await type("Your comment", "x".repeat(2001));
    await pressWhenShown("Post Comment");
    const field = screen.getByLabelText<HTMLTextAreaElement>("Your comment");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
    expect(screen.getByText("Shorten the text by 1 character.")).toBeTruthy();
    expect(field.value).toHaveLength(2001);
    expect(calledPaths(fake)).not.toContain("POST /api/forum/comments");
    await type("Your comment", "x".repeat(2000));
    await pressWhenShown("Post Comment");
    await waitFor(() => expect(calledPaths(fake)).toContain("POST /api/forum/comments"));
  });

  test("can be left with Cancel, and read Posting... while they are sent [PST-15]", async () => {
    await opened({ "POST /api/forum/comments": sampleComment({ id: 2 }) });
    await pressWhenShown("Add Comment");
    await pressWhenShown("Cancel");
    await pressWhenShown("Add Comment");
    await type("Your comment", "Kept going.");
    await pressWhenShown("Post Comment");
    expect(await button("Posting...")).toBeTruthy();
  });

  test("need a pseudonym [PST-17]", async () => {
    const fake = await opened({ [GET_PSEUDONYM]: errorResponse(404, "pseudonym_not_found") });
    await pressWhenShown("Add Comment");
    await type("Your comment", "Well done.");
    await pressWhenShown("Post Comment");
    await waitFor(() =>
      expect(fake.notices).toEqual([{
        title: "You must be logged in and have a pseudonym to comment",
        variant: "destructive",
      }])
    );
  });

  test("that fail say why and stay in the field [PST-19]", async () => {
    const fake = await opened({
      "POST /api/forum/comments": errorResponse(404, "post_not_found", "Post not found."),
    });
    await pressWhenShown("Add Comment");
    await type("Your comment", "Well done.");
    await pressWhenShown("Post Comment");
    await waitFor(() =>
      expect(fake.notices).toEqual([{
        title: "Error",
        description: "Failed to add comment: Post not found.",
        variant: "destructive",
      }])
    );
    expect((screen.getByLabelText("Your comment") as HTMLTextAreaElement).value)
      .toBe("Well done.");
  });

  const opensMenu = async (index: number) => {
    const menus = await screen.findAllByRole("button", { name: "More about this comment" });
    fireEvent.keyDown(menus[index]!, { key: "Enter" });
    return within(await screen.findByRole("menu"));
  };
  const choose = async (name: string, index = 0) =>
    fireEvent.click((await opensMenu(index)).getByRole("menuitem", { name }));

  test("are answered one level deep, under one's own pseudonym, with a draft of each place", async () => {
    const parent = sampleComment({ id: 1, content: "How did you begin?" });
    let list = [parent];
    const fake = await opened({
      [LIST]: () => list,
      "POST /api/forum/comments": () => {
        const reply = sampleComment({ id: 2, parentId: 1, content: "With one lap.", isOwn: true });
        list = [reply, parent];
        return reply;
      },
    });
    await pressWhenShown("Reply to Quiet Harbor");
    await type("Your reply", "With one lap.");
    await pressWhenShown("Add Comment");
    await type("Your comment", "Something else.");
    await pressWhenShown("Post Reply");
    const reply = await screen.findByText("With one lap.", { selector: "p" });
    expect(reply.closest("ul ul")).not.toBeNull();
    expect(screen.getByDisplayValue("Something else.")).toBeTruthy();
    expect(fake.calls.find(({ method }) => method === "POST")?.body).toEqual({
      postId: 1,
      content: "With one lap.",
      userId: "subject-1",
      pseudonymId: 7,
      parentId: 1,
    });
  });

  test("offer edit and delete on one's own, report and block on others' [PST-41]", async () => {
    await opened({ [LIST]: [sampleComment({ id: 2, isOwn: true }), sampleComment()] });
    const names = async (index: number) => {
      const menu = await opensMenu(index);
      const found = menu.getAllByRole("menuitem").map(({ textContent }) => textContent);
      fireEvent.keyDown(menu.getAllByRole("menuitem")[0]!, { key: "Escape" });
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      return found;
    };
    expect(await names(0)).toEqual(["Edit", "Copy link", "Delete"]);
    expect(await names(1)).toEqual(["Copy link", "Report", "Block Quiet Harbor"]);
  });

  test("can be edited in their place, and a failure keeps the words", async () => {
    const own = sampleComment({ isOwn: true });
    let fails = true;
    const fake = await opened({
      [LIST]: [own],
      "PATCH /api/forum/comments/1": () =>
        fails
          ? errorResponse(503, "unavailable", "Later.")
          : { ...own, content: "Well done, Martin.", isEdited: true },
    });
    await choose("Edit");
    await type("Edit your comment", "Well done, Martin.");
    await pressWhenShown("Save changes");
    await waitFor(() => expect(fake.notices[0]?.description).toBe("Later."));
    expect(screen.getByLabelText<HTMLTextAreaElement>("Edit your comment").value)
      .toBe("Well done, Martin.");
    fails = false;
    await pressWhenShown("Save changes");
    expect(await screen.findByText("Well done, Martin.", { selector: "p" })).toBeTruthy();
    expect(fake.notices.at(-1)).toEqual({ title: "Comment changed" });
  });

  test("that are deleted leave a place for the answers to them", async () => {
    let list = [
      sampleComment({ id: 2, parentId: 1, content: "An answer." }),
      sampleComment({ isOwn: true }),
    ];
    await opened({
      [LIST]: () => list,
      "DELETE /api/forum/comments/1": () => {
        const words = { content: "", isDeleted: true, pseudonymId: null, pseudonym: null };
        list = [list[0]!, sampleComment(words)];
        return new Response(null, { status: 204 });
      },
    });
    await choose("Delete");
    await pressWhenShown("Delete comment");
    expect(await screen.findByText("This comment was deleted.")).toBeTruthy();
    expect(screen.getByText("An answer.")).toBeTruthy();
    expect(screen.queryByText("Well done.")).toBeNull();
  });

  test("are reported to the moderators, too", async () => {
    const fake = await opened({ "POST /api/reports": {} });
    await choose("Report");
    await waitFor(() => expect(fake.notices[0]?.title).toBe("Report sent"));
    expect(fake.calls.find(({ path }) => path === "/api/reports")?.body).toEqual({ commentId: 1 });
  });

  test("are reacted to as posts are", async () => {
    const fake = await opened({
      "GET /api/forum/comments/1/reactions": sampleReactions({ "🙏": 2 }),
      "POST /api/forum/reactions": sampleReaction({ postId: null, commentId: 1, emoji: "🙏" }),
    });
    await pressWhenShown("Thank you 2");
    expect(await button("Thank you 3")).toBeTruthy();
    expect(fake.calls.find(({ method }) => method === "POST")?.body)
      .toMatchObject({ commentId: 1, emoji: "🙏" });
  });

  test("that come while one reads wait for a press", async () => {
    FakeEventSource.open = [];
    vi.stubGlobal("EventSource", FakeEventSource);
    let list = [sampleComment()];
    await opened({ [LIST]: () => list });
    await screen.findByText("Well done.");
    list = [sampleComment({ id: 3, content: "Keep on." }), ...list];
    FakeEventSource.open[0]?.send("comment", {
      id: 3,
      postId: 1,
      parentId: null,
      pseudonymId: 9,
    });
    await pressWhenShown("1 new comment");
    expect(await screen.findByText("Keep on.")).toBeTruthy();
    expect(screen.queryByText("1 new comment")).toBeNull();
  });
});
