import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { clear } from "../../shared/idb-keyval.fake.ts";
import { circle } from "./circle.testing.ts";

vi.mock("idb-keyval", () => import("../../shared/idb-keyval.fake.ts"));

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() => import("./circle.page.tsx"));
afterEach(async () => {
  cleanup();
  await clear();
  localStorage.clear();
});

describe("the page", () => {
  test("leads to the categories and to one's own posts [COM-01]", async () => {
    await circle();
    const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect([to("Categories"), to("My Posts")])
      .toEqual(["/community/categories", "/community/my-posts"]);
  });

  test("has five guidelines [COM-03]", async () => {
    await circle();
    const card = screen.getByRole("region", { name: "Community Guidelines" });
    expect(within(card).getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "A safe, private space",
      "Use pseudonyms only",
      "No judgment of anyone",
      "Focus on solutions",
      "Respect different perspectives",
    ]);
  });

  test("announces the fireside chat for Premium, with its length [COM-08]", async () => {
    await circle();
    const card = screen.getByRole("region", { name: "Upcoming Fireside Chat" });
    expect(card.textContent).toContain("Premium");
    expect(card.textContent).toContain("60 minutes, plus 30 minutes of optional networking");
    expect(within(card).getByRole("button", { name: "Add to Calendar" })).toBeTruthy();
  });

  test("a visitor is asked to sign in, and nothing is fetched [COM-05] [COM-31]", async () => {
    const fake = await circle({}, { member: null });
    expect(screen.getByText("Please sign in to share with the circle.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Share with the Circle" })).toBeNull();
    expect(fake.calls).toEqual([]);
  });
});
