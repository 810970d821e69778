import "fake-indexeddb/auto";
import { type MockResponses, press, pressWhenShown } from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { clear } from "idb-keyval";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { errorResponse, samplePost } from "../../testing/sample-data.ts";
import { button, calledPaths, GET_DAILY_POSTS, renderCircle, type } from "./circle.testing.ts";

const EDIT = "PATCH /api/forum/posts/1";
const DELETE = "DELETE /api/forum/posts/1";
const BLOCK = "POST /api/blocks";
const own = samplePost({ isOwn: true, content: "Mine.", title: "Third week", tags: ["sleep"] });
const noContent = () => new Response(null, { status: 204 });

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() =>
  Promise.all([
    import("./circle.page.tsx"),
    import("../../shared/more-menu.tsx"),
    import("../../shared/edit-post.tsx"),
    import("../../shared/confirm-removal.tsx"),
  ])
);
afterEach(async () => {
  await clear();
  localStorage.clear();
});

const circle = (post = own, answers: MockResponses = {}) =>
  renderCircle({ [GET_DAILY_POSTS]: [post], ...answers });

/** Opens the menu of the only card, by keyboard as jsdom has no pointer events. */
async function openMenu() {
  fireEvent.keyDown(await button("More about this post"), { key: "Enter" });
  return await screen.findByRole("menu");
}
const entries = async () =>
  within(await openMenu()).getAllByRole("menuitem").map(({ textContent }) => textContent);
const choose = async (name: string) =>
  fireEvent.click(within(await openMenu()).getByRole("menuitem", { name }));

test("edit and delete are offered on one's own, block and report on others' [PST-41]", async () => {
  await circle();
  expect(await entries()).toEqual(["Edit", "Copy link", "Delete"]);
  expect(screen.queryByText("Report")).toBeNull();
  cleanup();
  await circle(samplePost());
  expect(await entries()).toEqual(["Copy link", "Block Quiet Harbor"]);
  expect(screen.getByText("Report")).toBeTruthy();
  cleanup();
  await circle(samplePost({ pseudonym: null }));
  expect(await entries()).toEqual(["Copy link"]);
});

describe("editing", () => {
  const words = () => screen.getAllByLabelText("Your share")[1] as HTMLTextAreaElement;
  async function edited(answers: MockResponses, content = "Mine, and better.") {
    const fake = await circle(own, answers);
    await screen.findByRole("option", { name: "Mental Wellbeing" });
    await choose("Edit");
    await waitFor(() => expect(words().value).toBe("Mine."));
    fireEvent.change(words(), { target: { value: content } });
    return fake;
  }

  test("changes the post in its place", async () => {
    const changed = { ...own, content: "Mine, and better.", isEdited: true };
    let stored = own;
    const fake = await edited({
      [EDIT]: () => (stored = changed),
      [GET_DAILY_POSTS]: () => [stored],
    });
    press("Save changes");
    await waitFor(() => expect(screen.getByRole("article").textContent).toContain("edited"));
    expect(screen.getByText("Mine, and better.")).toBeTruthy();
    expect(fake.notices).toEqual([{ title: "Post changed" }]);
    expect(fake.calls.find(({ method }) => method === "PATCH")?.body).toEqual({
      type: "daily",
      categoryId: 2,
      title: "Third week",
      content: "Mine, and better.",
      tags: ["sleep"],
    });
  });

  test("keeps the words when it fails, and over a reload", async () => {
    const fake = await edited({ [EDIT]: errorResponse(500, "internal", "Something broke.") });
    press("Save changes");
    await waitFor(() =>
      expect(fake.notices)
        .toEqual([{ title: "Error", description: "Something broke.", variant: "destructive" }])
    );
    expect(words().value).toBe("Mine, and better.");
    cleanup();
    await circle();
    await choose("Edit");
    await waitFor(() => expect(words().value).toBe("Mine, and better."));
  });

  test("with signs of risk is answered by the offer of help only", async () => {
    const fake = await edited({ [EDIT]: { ...own, crisis: true } });
    press("Save changes");
    await waitFor(() => expect(screen.queryByText("Save changes")).toBeNull());
    expect(fake.notices).toEqual([]);
  });
});

describe("deleting", () => {
  test("asks first, and then the post is gone", async () => {
    const fake = await circle(own, { [DELETE]: noContent });
    await choose("Delete");
    const dialog = await screen.findByRole("alertdialog", { name: "Delete this post?" });
    expect(calledPaths(fake)).not.toContain(DELETE);
    const confirm = within(dialog).getByRole("button", { name: "Delete post" });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(screen.queryByText("Mine.")).toBeNull());
    expect(fake.notices).toEqual([{ title: "Post deleted" }]);
    expect(calledPaths(fake).filter((call) => call === DELETE)).toHaveLength(1);
  });

  test("that fails leaves the post", async () => {
    const fake = await circle(own, { [DELETE]: errorResponse(503, "unavailable") });
    await choose("Delete");
    await pressWhenShown("Delete post");
    await waitFor(() => expect(fake.notices[0]?.title).toBe("Error"));
    expect(screen.getByText("Mine.")).toBeTruthy();
  });
});

describe("blocking", () => {
  const block = {
    pseudonymId: 8,
    pseudonym: samplePost().pseudonym,
    createdAt: "2026-11-21T09:00:00.000Z",
  };

  test("takes everything of the author away at once, and Undo brings it back [PST-41]", async () => {
    const answer = Promise.withResolvers();
    const fake = await circle(samplePost(), {
      [BLOCK]: () => answer.promise,
      "DELETE /api/blocks/8": noContent,
    });
    await choose("Block Quiet Harbor");
    await waitFor(() => expect(screen.queryByText("Walked before work.")).toBeNull());
    expect(fake.notices).toEqual([]);
    answer.resolve(block);
    await waitFor(() => expect(fake.notices[0]?.title).toBe("Quiet Harbor is blocked"));
    expect(fake.calls.find(({ path }) => path === "/api/blocks")?.body).toEqual({ pseudonymId: 8 });
    const undo = fake.notices[0]?.action;
    if (undo && "onPress" in undo) undo.onPress();
    expect(await screen.findByText("Walked before work.")).toBeTruthy();
    expect(fake.notices.at(-1)).toEqual({ title: "Quiet Harbor is no longer blocked" });
  });

  test("that fails brings everything back", async () => {
    const fake = await circle(samplePost(), { [BLOCK]: errorResponse(500, "internal", "No.") });
    await choose("Block Quiet Harbor");
    await waitFor(() =>
      expect(fake.notices)
        .toEqual([{ title: "Error", description: "No.", variant: "destructive" }])
    );
    expect(screen.getByText("Walked before work.")).toBeTruthy();
  });
});

test("the link to a post can be copied", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", Object.assign(navigator, { clipboard: { writeText } }));
  const fake = await circle(samplePost());
  await choose("Copy link");
  await waitFor(() => expect(fake.notices[0]?.title).toBe("Link copied"));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/community/post/1`);
});

describe("words that must go out once", () => {
  const CREATE = "POST /api/forum/posts";
  const MINE = "GET /api/forum/user/subject-1/posts";
  async function shared(answers: MockResponses) {
    const fake = await renderCircle(answers);
    await screen.findByRole("option", { name: "Mental Wellbeing" });
    await type("Your share", "Walked before work.");
    await type("Category", "2");
    await pressWhenShown("Share with the Circle");
    await waitFor(() => expect(fake.notices[0]?.title).toBe("Error sharing post"));
    await pressWhenShown("Share with the Circle");
    await waitFor(() => expect(fake.notices.at(-1)?.title).toBe("Post shared"));
    return calledPaths(fake).filter((call) => call === CREATE).length;
  }
  const lost = () => Promise.reject(new TypeError("network"));

  test("are not sent again when only the answer was lost", async () => {
    expect(await shared({ [CREATE]: lost, [MINE]: [samplePost({ isOwn: true })] })).toBe(1);
  });

  test("are sent again when they did not arrive", async () => {
    let sends = 0;
    const answer = () => (++sends === 1 ? lost() : samplePost({ isOwn: true }));
    expect(await shared({ [CREATE]: answer, [MINE]: [] })).toBe(2);
  });
});
