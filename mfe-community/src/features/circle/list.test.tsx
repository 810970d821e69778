import "fake-indexeddb/auto";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { DEFAULT_CATEGORIES } from "@reclaim/contracts-community/community";
import { pressWhenShown } from "@reclaim/host-api/testing";
import { FakeEventSource } from "../../testing/fake-event-source.ts";
import { errorResponse, sampleCategory, samplePost } from "../../testing/sample-data.ts";
import { button, calledPaths, GET_DAILY_POSTS, renderCircle, type } from "./circle.testing.ts";

const GET_SUPPORT = "GET /api/forum/posts/type/support";

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() =>
  Promise.all([
    import("./circle.page.tsx"),
    import("./first-visit.tsx"),
    import("../../shared/found-everywhere.tsx"),
    import("../../shared/post-pane.tsx"),
  ])
);
beforeEach(() => {
  FakeEventSource.open = [];
  vi.stubGlobal("EventSource", FakeEventSource);
});
afterEach(() => localStorage.clear());

const contents = () =>
  screen.getAllByRole("article").map((card) => card.querySelector("p")?.textContent);
const openTab = (name: string) =>
  fireEvent.mouseDown(screen.getByRole("tab", { name }), { button: 0 });

test("a request for support without an answer is marked, and those alone can be seen", async () => {
  await renderCircle({
    [GET_SUPPORT]: [
      samplePost({ id: 1, type: "support", content: "Alone.", commentCount: 0 }),
      samplePost({ id: 2, type: "support", content: "Answered.", commentCount: 1 }),
    ],
  });
  openTab("Support");
  await screen.findByText("Alone.");
  const [alone, answered] = screen.getAllByRole("article");
  expect(alone?.textContent).toContain("Waits for an answer");
  expect(answered?.textContent).not.toContain("Waits for an answer");
  await pressWhenShown("Only those waiting for an answer");
  expect(contents()).toEqual(["Alone."]);
  await pressWhenShown("Only those waiting for an answer");
  expect(contents()).toEqual(["Alone.", "Answered."]);
});

test("an empty circle says what it is for, in the words of its six categories", async () => {
  await renderCircle({
    "GET /api/forum/categories": DEFAULT_CATEGORIES.map((category, index) =>
      sampleCategory({ ...category, id: index + 1 })
    ),
  });
  const intro = await screen.findByRole("region", { name: "What this place is for" });
  expect(within(intro).getAllByRole("link").map(({ textContent }) => textContent))
    .toEqual(DEFAULT_CATEGORIES.map(({ name }) => name));
  for (const { description = "" } of DEFAULT_CATEGORIES) {
    expect(intro.textContent).toContain(description);
  }
});

test("a search filters at once, and then finds in all posts what matches, marked [COM-07]", async () => {
  const fake = await renderCircle({
    [GET_DAILY_POSTS]: [samplePost({ id: 1 }), samplePost({ id: 2, content: "Slept well." })],
    "GET /api/forum/search?q=WALK&type=daily": [{
      ...samplePost({ id: 3, content: "Years ago I went walking." }),
      highlights: {
        title: [{ text: "Daily share", isMatch: false }],
        excerpt: [{ text: "I went ", isMatch: false }, { text: "walking", isMatch: true }],
      },
    }],
  });
  await screen.findByText("Slept well.");
  await type("Search posts", "WALK");
  expect(contents()).toEqual(["Walked before work."]);
  expect(document.querySelector("mark")?.textContent).toBe("Walk");
  const everywhere = await screen.findByRole("region", { name: "In all posts" });
  expect(everywhere.querySelector("mark")?.textContent).toBe("walking");
  expect(everywhere.textContent).toContain("I went walking");
  expect(calledPaths(fake).filter((call) => call.includes("search"))).toHaveLength(1);
});

test("a search that the server cannot answer leaves what is loaded, and can be tried again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await renderCircle({
    [GET_DAILY_POSTS]: [samplePost()],
    "GET /api/forum/search?q=walk&type=daily": errorResponse(503, "unavailable"),
  });
  await screen.findByText("Walked before work.");
  await type("Search posts", "walk");
  expect(await screen.findByText(/^All other posts could not be searched just now/)).toBeTruthy();
  expect(contents()).toEqual(["Walked before work."]);
});

test("on a wide screen a post opens beside the list, and closes again", async () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  await renderCircle({
    [GET_DAILY_POSTS]: [samplePost({ title: "Third week" })],
    "GET /api/forum/posts/1": samplePost({ title: "Third week" }),
    "GET /api/forum/posts/1/comments": [],
  });
  fireEvent.click(await screen.findByRole("link", { name: "Third week" }));
  const pane = await screen.findByRole("region", { name: "Third week" });
  expect(await within(pane).findByText("No comments yet.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Third week" }).getAttribute("aria-current"))
    .toBe("true");
  await pressWhenShown("Close post");
  expect(await screen.findByRole("region", { name: "Community Guidelines" })).toBeTruthy();
});

test("the tab and the words searched for are there again on the way back", async () => {
  const posts = { [GET_SUPPORT]: [samplePost({ id: 1, type: "support", title: "My son" })] };
  await renderCircle({
    ...posts,
    "GET /api/forum/posts/1": posts[GET_SUPPORT][0],
    "GET /api/forum/categories/2": errorResponse(404, "category_not_found"),
    "GET /api/forum/posts/1/comments": [],
  });
  openTab("Support");
  fireEvent.click(await screen.findByRole("link", { name: "My son" }));
  fireEvent.click(await screen.findByRole("link", { name: "Back" }));
  const tab = await screen.findByRole("tab", { name: "Support" });
  expect(tab.getAttribute("aria-selected")).toBe("true");
});

test("live news tell of new posts without moving the list, which reads them when asked", async () => {
  let posts = [samplePost({ id: 1 })];
  const fake = await renderCircle({ [GET_DAILY_POSTS]: () => posts });
  await screen.findByText("Walked before work.");
  expect(FakeEventSource.open.map(({ url }) => url)).toEqual(["/api/forum/live"]);
  const [stream] = FakeEventSource.open;
  const news = { categoryId: 2, type: "daily", pseudonymId: 9 };
  stream?.send("post", { ...news, id: 2 });
  stream?.send("post", { ...news, id: 3 });
  stream?.send("post", { ...news, id: 4, type: "win" });
  stream?.send("post", { ...news, id: 5, pseudonymId: 7 });
  expect(await button("2 new posts")).toBeTruthy();
  expect(contents()).toEqual(["Walked before work."]);
  expect(calledPaths(fake).filter((call) => call === GET_DAILY_POSTS)).toHaveLength(1);
  posts = [samplePost({ id: 3, content: "New." }), ...posts];
  Element.prototype.scrollIntoView = vi.fn();
  await pressWhenShown("2 new posts");
  expect(await screen.findByText("New.")).toBeTruthy();
  expect(screen.queryByText(/new posts/)).toBeNull();
});

test("live counts follow, a post that is gone says so in its place, and a reset reads all again", async () => {
  const fake = await renderCircle({
    [GET_DAILY_POSTS]: [samplePost({ id: 1 }), samplePost({ id: 2, content: "Slept well." })],
  });
  await screen.findByText("Slept well.");
  const [stream] = FakeEventSource.open;
  stream?.send("post-changed", { id: 1, likes: 4, commentCount: 2 });
  expect(await button("Support 4 men support this")).toBeTruthy();
  expect(await button("Comment 2 comments")).toBeTruthy();
  stream?.send("gone", { postId: 2 });
  expect(await screen.findByText("This post is no longer here.")).toBeTruthy();
  expect(screen.queryByText("Slept well.")).toBeNull();
  stream?.send("nonsense", {});
  stream?.send("post-changed", { id: "x" });
  stream?.send("reset", {});
  await waitFor(() =>
    expect(calledPaths(fake).filter((call) => call === GET_DAILY_POSTS)).toHaveLength(2)
  );
});

test("one stream is open while a page is shown and visible, and none otherwise", async () => {
  const show = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const fake = await renderCircle({ [GET_DAILY_POSTS]: [samplePost()] });
  await screen.findByText("Walked before work.");
  expect(FakeEventSource.open).toHaveLength(1);
  show("hidden");
  expect(FakeEventSource.open).toHaveLength(0);
  show("visible");
  expect(FakeEventSource.open).toHaveLength(1);
  // What was missed meanwhile is read.
  await waitFor(() =>
    expect(calledPaths(fake).filter((call) => call === GET_DAILY_POSTS)).toHaveLength(2)
  );
  cleanup();
  expect(FakeEventSource.open).toHaveLength(0);
});

test("a stream that the server refuses is asked for again later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  try {
    await renderCircle();
    FakeEventSource.open[0]?.refuse();
    expect(FakeEventSource.open).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(FakeEventSource.open).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
