import { DEFAULT_CATEGORIES } from "@reclaim/contracts-community/community";
import { fakeHost, type MockResponses, renderRemote } from "@reclaim/host-api/testing";
import { screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import remote from "../../remote.tsx";
import { errorResponse, sampleCategory } from "../../testing/sample-data.ts";

const LIST = "GET /api/forum/categories";

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() => import("./categories.page.tsx"));

async function categories(answers: MockResponses) {
  const fake = fakeHost({ responses: answers });
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
    "POST /api/forum/categories": () => errorResponse(409, "category_exists"),
  });
  expect(await screen.findByRole("heading", { name: "Mental Wellbeing" })).toBeTruthy();
  expect(fake.calls.filter(({ method }) => method === "POST").map(({ body }) => body))
    .toEqual(DEFAULT_CATEGORIES);
});

test("a forum that stays empty says so [COM-16]", async () => {
  await categories({
    [LIST]: () => [],
    "POST /api/forum/categories": () => errorResponse(409, "category_exists"),
  });
  expect(await screen.findByText("No categories available.")).toBeTruthy();
});
