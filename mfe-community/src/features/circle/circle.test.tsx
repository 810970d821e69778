import "fake-indexeddb/auto";
import { press } from "@reclaim/host-api/testing";
import { screen, within } from "@testing-library/react";
import { clear } from "idb-keyval";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { renderCircle } from "./circle.testing.ts";

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() => import("./circle.page.tsx"));
afterEach(async () => {
  await clear();
  localStorage.clear();
});

describe("the page", () => {
  test("leads to the categories and to one's own posts [COM-01]", async () => {
    await renderCircle();
    const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect([to("Categories"), to("My Posts")])
      .toEqual(["/community/categories", "/community/my-posts"]);
  });

  test("has five guidelines [COM-03]", async () => {
    await renderCircle();
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
    await renderCircle();
    const card = screen.getByRole("region", { name: "Upcoming Fireside Chat" });
    expect(card.textContent).toContain("Premium");
    expect(card.textContent).toContain("60 minutes, plus 30 minutes of optional networking");
    expect(within(card).getByRole("button", { name: "Add to Calendar" })).toBeTruthy();
  });

  test("keeps the fireside chat as a calendar file of an hour [COM-09]", async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
        revokeObjectURL() {},
      }),
    );
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await renderCircle();
    press("Add to Calendar");
    const link = saved.mock.contexts[0] as HTMLAnchorElement;
    expect(link.download).toBe("reclaim-fireside-chat.ics");
    const text = await files[0]?.text() ?? "";
    expect(files[0]?.type).toBe("text/calendar;charset=utf-8");
    const instant = (name: string) =>
      Date.parse(
        text.match(new RegExp(`${name}:(\\d{4})(\\d\\d)(\\d\\dT\\d\\d)(\\d\\d)(\\d\\dZ)`))
          ?.slice(1).join("-").replace(/-(\d\d)-(\d\dZ)$/, ":$1:$2") ?? "",
      );
    expect((instant("DTEND") - instant("DTSTART")) / 60_000).toBe(60);
    expect(text).toContain("SUMMARY:Reclaim Fireside Chat");
  });

  test("a visitor is asked to sign in, and nothing is fetched [COM-05] [COM-31]", async () => {
    const fake = await renderCircle({}, { member: null });
    expect(screen.getByText("Please sign in to share with the circle.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Share with the Circle" })).toBeNull();
    expect(fake.calls).toEqual([]);
  });
});
