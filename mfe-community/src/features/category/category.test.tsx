import "fake-indexeddb/auto";
import {
  fakeHost,
  type MockResponses,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";
import {
  errorResponse,
  sampleCategory,
  samplePost,
  samplePseudonym,
} from "../../testing/sample-data.ts";

const OWN = "GET /api/pseudonyms/user/subject-1";
const CREATE = "POST /api/pseudonyms";

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() =>
  Promise.all([import("./category.page.tsx"), import("../../shared/comments-dialog.tsx")])
);
afterEach(() => {
  localStorage.clear();
});

function category(answers: MockResponses = {}, member = sampleMember()) {
  const fake = fakeHost({
    member,
    responses: {
      [OWN]: samplePseudonym(),
      "GET /api/forum/categories/mental-wellbeing": sampleCategory(),
      "GET /api/forum/categories/2/posts": [samplePost()],
      ...answers,
    },
  });
  renderRemote(remote, { at: "/community/category/mental-wellbeing", host: fake.host });
  return fake;
}

describe("a category", () => {
  test("shows title, description, its posts, and their comments in a dialog [COM-17]", async () => {
    category({ "GET /api/forum/posts/1/comments": [] });
    expect(await screen.findByRole("heading", { level: 1, name: "Mental Wellbeing" })).toBeTruthy();
    expect(screen.getByText("Stress, focus and the thoughts that keep you up.")).toBeTruthy();
    expect(await screen.findByText("Walked before work.")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Search posts"), { target: { value: "nowhere" } });
    expect(screen.queryByText("Walked before work.")).toBeNull();
    fireEvent.change(screen.getByLabelText("Search posts"), { target: { value: "WALK" } });
    fireEvent.click(screen.getByRole("button", { name: "Comment" }));
    expect(await screen.findByRole("dialog", { name: "Comments" })).toBeTruthy();
  });

  test("Create Post leads to the circle [COM-18]", async () => {
    category();
    const link = await screen.findByRole("link", { name: "Create Post" });
    expect(link.getAttribute("href")).toBe("/community");
  });

  test("without a post invites to be the first [COM-19]", async () => {
    category({ "GET /api/forum/categories/2/posts": [] });
    expect(await screen.findByText("No posts in this category yet. Be the first to share!"))
      .toBeTruthy();
  });

  test("that does not exist says so and leads back [COM-20]", async () => {
    category({
      "GET /api/forum/categories/mental-wellbeing": errorResponse(404, "category_not_found"),
    });
    expect(await screen.findByText("Category not found")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to Categories" }).getAttribute("href"))
      .toBe("/community/categories");
  });
});

describe("a member without a pseudonym", () => {
  test("who leaves the page before its reload gets where he goes", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const reload = vi.fn();
      vi.stubGlobal("location", { reload });
      category({
        [OWN]: errorResponse(404, "pseudonym_not_found"),
        [CREATE]: samplePseudonym({ provisional: true }),
      });
      while (!localStorage.getItem("pseudonym")) await vi.advanceTimersByTimeAsync(1);
      window.dispatchEvent(new Event("beforeunload"));
      await vi.advanceTimersByTimeAsync(1000);
      expect(reload).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  test("gets one automatically, and the page reloads 500 ms later, not earlier [IDN-11] [IDN-12]", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const reload = vi.fn();
      vi.stubGlobal("location", { reload });
      const fake = category({
        [OWN]: errorResponse(404, "pseudonym_not_found"),
        [CREATE]: samplePseudonym({ provisional: true }),
      });
      const sent = () => fake.calls.find(({ method }) => method === "POST")?.body;
      while (!localStorage.getItem("pseudonym")) await vi.advanceTimersByTimeAsync(1);
      await vi.advanceTimersByTimeAsync(490);
      expect(reload).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(20);
      expect(reload).toHaveBeenCalledOnce();
      expect(sent()).toMatchObject({ userId: "subject-1", automatic: true });
      expect((sent() as { pseudonym: string }).pseudonym).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
      expect((sent() as { avatarColor: string }).avatarColor).toMatch(/^#[0-9a-f]{6}$/);
    } finally {
      vi.useRealTimers();
    }
  });

  test("gets none while only the page's own data, which may be old, says that there is none", async () => {
    const { communitySubject } = sampleMember();
    const fake = category({ [CREATE]: samplePseudonym() }, sampleMember({ pseudonym: null }));
    await screen.findByText("Walked before work.");
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem("pseudonym") ?? "null"))
        .toMatchObject({ userId: communitySubject })
    );
    expect(fake.calls.filter(({ method }) => method === "POST")).toEqual([]);
  });

  test("gets none when the look-up failed otherwise, which is only logged [IDN-18]", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const fake = category({ [OWN]: errorResponse(500, "internal") });
    await screen.findByText("Walked before work.");
    await waitFor(() =>
      expect(logged.mock.calls).toEqual([["Looking up the pseudonym failed: status 500"]])
    );
    expect(fake.calls.filter(({ method }) => method === "POST")).toEqual([]);
    expect(fake.notices).toEqual([]);
  });
});
