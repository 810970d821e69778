import { DEFAULT_CATEGORIES } from "@reclaim/contracts/community";
import { type Answers, fakeHost, renderRemote } from "@reclaim/host-api/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import remote from "../../remote.tsx";
import { refusal, sampleCategory } from "../../shared/testing.ts";

const LIST = "GET /api/forum/categories";

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() => import("./categories.page.tsx"));
afterEach(cleanup);

async function categories(answers: Answers) {
  const fake = fakeHost({ answers });
  renderRemote(remote, { at: "/community/categories", host: fake.host });
  await screen.findByRole("heading", { level: 1, name: "Community Categories" });
  return fake;
}

test("every category has its name, description and posts [COM-14]", async () => {
  await categories({ [LIST]: [sampleCategory()] });
  expect(await screen.findByRole("heading", { name: "Mental Wellbeing" })).toBeTruthy();
  expect(screen.getByText("Stress, focus and the thoughts that keep you up.")).toBeTruthy();
  expect(screen.getByText("Browse Posts").getAttribute("href"))
    .toBe("/community/category/mental-wellbeing");
});

test("all posts and one's own are one step away [COM-15]", async () => {
  await categories({ [LIST]: [] });
  const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect([to("All Posts"), to("My Posts")]).toEqual(["/community", "/community/my-posts"]);
});

test("an empty forum gets the six default categories, whoever was faster [COM-29] [API-16]", async () => {
  let reads = 0;
  const fake = await categories({
    [LIST]: () => (reads++ === 0 ? [] : [sampleCategory()]),
    "POST /api/forum/categories": () => refusal(409, "category_exists"),
  });
  expect(await screen.findByRole("heading", { name: "Mental Wellbeing" })).toBeTruthy();
  expect(fake.calls.filter(({ method }) => method === "POST").map(({ body }) => body))
    .toEqual(DEFAULT_CATEGORIES);
});

test("a forum that stays empty says so [COM-16]", async () => {
  await categories({
    [LIST]: () => [],
    "POST /api/forum/categories": () => refusal(409, "category_exists"),
  });
  expect(await screen.findByText("No categories available.")).toBeTruthy();
});
