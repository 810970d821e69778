import { type Answers, fakeHost, renderRemote } from "@reclaim/host-api/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";
import { refusal, sampleCategory, sampleComment, samplePost } from "../../shared/testing.ts";

vi.mock("idb-keyval", () => import("../../shared/idb-keyval.fake.ts"));

const POST = "GET /api/forum/posts/1";
const CATEGORY = "GET /api/forum/categories/2";

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() => import("./post.page.tsx"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function post(answers: Answers = {}, id = "1") {
  const fake = fakeHost({
    answers: {
      [POST]: samplePost({ title: "Sober", tags: ["sleep"], commentCount: 1 }),
      [CATEGORY]: sampleCategory(),
      "GET /api/forum/posts/1/comments": [sampleComment()],
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
  test("stands in full, with author, category, tags and comments [PST-13] [API-22]", async () => {
    post();
    expect(await screen.findByRole("heading", { level: 1, name: "Sober" })).toBeTruthy();
    expect((await screen.findByRole("link", { name: "Mental Wellbeing" })).getAttribute("href"))
      .toBe("/community/category/mental-wellbeing");
    expect(await screen.findByText("Well done.")).toBeTruthy();
    expect(screen.getAllByText("Quiet Harbor")).toHaveLength(2);
    for (const words of ["Walked before work.", "#sleep", "1 comment"]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
  });

  test("leads back to its category, or to the circle without one [COM-24]", async () => {
    post();
    await screen.findByRole("link", { name: "Mental Wellbeing" });
    expect(wayBack()).toBe("/community/category/mental-wellbeing");
    cleanup();
    post({ [CATEGORY]: refusal(404, "category_not_found") });
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
    post({ [POST]: refusal(404, "post_not_found") });
    expect(await screen.findByText("Post not found")).toBeTruthy();
    expect(returns()).toBe("/community");
  });

  test("or category that fails to load says so [COM-27]", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    post({ [POST]: refusal(500, "internal") });
    expect(await screen.findByText("Error: Failed to fetch post")).toBeTruthy();
    expect(returns()).toBe("/community");
    cleanup();
    post({ [CATEGORY]: refusal(500, "internal") });
    expect(await screen.findByText("Failed to fetch category")).toBeTruthy();
    expect(screen.getByText("Walked before work.")).toBeTruthy();
  });
});
