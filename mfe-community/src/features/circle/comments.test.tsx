import type { Answers } from "@reclaim/host-api/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { clear } from "../../shared/idb-keyval.fake.ts";
import { refusal, sampleComment, samplePost } from "../../shared/testing.ts";
import { button, circle, DAILY, OWN, paths, press, type } from "./circle.testing.ts";

vi.mock("idb-keyval", () => import("../../shared/idb-keyval.fake.ts"));

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() =>
  Promise.all([import("./circle.page.tsx"), import("../../shared/comments-dialog.tsx")])
);
afterEach(async () => {
  cleanup();
  await clear();
  localStorage.clear();
});

describe("comments", () => {
  const LIST = "GET /api/forum/posts/1/comments";
  async function opened(answers: Answers = {}) {
    const fake = await circle({ [DAILY]: [samplePost()], [LIST]: [sampleComment()], ...answers });
    await press("Comment");
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
    await press("Add Comment");
    await type("Your comment", "Yes");
    await press("Post Comment");
    await button("Add Comment");
    expect(fake.notices).toEqual([{
      title: "Comment added",
      description: "Your comment has been added successfully",
    }]);
    expect(fake.calls.find(({ method }) => method === "POST")?.body)
      .toEqual({ postId: 1, content: "Yes", userId: "subject-1", pseudonymId: 7 });
    await waitFor(() => {
      expect(paths(fake).filter((call) => call === LIST)).toHaveLength(2);
      expect(paths(fake).filter((call) => call === DAILY)).toHaveLength(2);
    });
  });

  test("need three characters [PST-16]", async () => {
    const fake = await opened({ "POST /api/forum/comments": sampleComment({ id: 2 }) });
    await press("Add Comment");
    await type("Your comment", "ab ");
    await press("Post Comment");
    expect(await screen.findByText("Comment must be at least 3 characters")).toBeTruthy();
    expect(paths(fake)).not.toContain("POST /api/forum/comments");
    await type("Your comment", "abc");
    await press("Post Comment");
    await waitFor(() => expect(paths(fake)).toContain("POST /api/forum/comments"));
  });

  test("of more than 2,000 characters are not sent; the field says so and keeps all of it", async () => {
    const fake = await opened({ "POST /api/forum/comments": sampleComment({ id: 2 }) });
    await press("Add Comment");
    await type("Your comment", "x".repeat(2001));
    await press("Post Comment");
    const field = screen.getByLabelText<HTMLTextAreaElement>("Your comment");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
    expect(screen.getByText("Shorten the text by 1 character.")).toBeTruthy();
    expect(field.value).toHaveLength(2001);
    expect(paths(fake)).not.toContain("POST /api/forum/comments");
    await type("Your comment", "x".repeat(2000));
    await press("Post Comment");
    await waitFor(() => expect(paths(fake)).toContain("POST /api/forum/comments"));
  });

  test("can be left with Cancel, and read Posting... while they are sent [PST-15]", async () => {
    await opened({ "POST /api/forum/comments": sampleComment({ id: 2 }) });
    await press("Add Comment");
    await press("Cancel");
    await press("Add Comment");
    await type("Your comment", "Kept going.");
    await press("Post Comment");
    expect(await button("Posting...")).toBeTruthy();
  });

  test("need a pseudonym [PST-17]", async () => {
    const fake = await opened({ [OWN]: refusal(404, "pseudonym_not_found") });
    await press("Add Comment");
    await type("Your comment", "Well done.");
    await press("Post Comment");
    await waitFor(() =>
      expect(fake.notices).toEqual([{
        title: "You must be logged in and have a pseudonym to comment",
        variant: "destructive",
      }])
    );
  });

  test("that fail say why and stay in the field [PST-19]", async () => {
    const fake = await opened({
      "POST /api/forum/comments": refusal(404, "post_not_found", "Post not found."),
    });
    await press("Add Comment");
    await type("Your comment", "Well done.");
    await press("Post Comment");
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
});
