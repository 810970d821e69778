import { pressWhenShown } from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { before, sampleEntry } from "../../../shared/testing.ts";
import { renderDesk } from "../desk.testing.ts";

// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("../desk.page.tsx"));

const entries = (from: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) => sampleEntry({ id: from - index, detail: `line ${from - index}` }),
  );
const lines = () =>
  screen.getAllByRole("list").flatMap((list) => within(list).getAllByRole("listitem"));

test("the log says day by day who did what, newest first", async () => {
  await renderDesk({
    audit: [
      sampleEntry({
        id: 2,
        at: before(5),
        actor: "canary test",
        action: "rolled back automatically",
        detail: "Slow.",
      }),
      sampleEntry({ id: 1, at: before(2880) }),
    ],
  }, { view: "audit" });
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent))
    .toEqual(["Saturday, 21 November 2026", "Thursday, 19 November 2026"]);
  expect(lines()[0]?.textContent).toMatch(
    /rolled back automatically by canary test.*mfe-community 1.3.0-5d01c7aa90e2.*Slow\./,
  );
});

test("older lines come on request until there are no more", async () => {
  await renderDesk({ audit: entries(100, 50) }, {
    view: "audit",
    answers: {
      "GET /api/releases/audit?before=51": { entries: entries(50, 50), next: 1 },
      "GET /api/releases/audit?before=1": { entries: [], next: null },
    },
  });
  await pressWhenShown("Show older");
  await waitFor(() => expect(lines()).toHaveLength(100));
  await pressWhenShown("Show older");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Show older" })).toBeNull());
});

test("a short log has nothing older", async () => {
  await renderDesk({ audit: entries(3, 3) }, { view: "audit" });
  expect(screen.queryByRole("button", { name: "Show older" })).toBeNull();
});

test("older lines that do not come are told, and can be asked for again", async () => {
  await renderDesk({ audit: entries(100, 50) }, { view: "audit" });
  await pressWhenShown("Show older");
  expect((await screen.findByRole("alert")).textContent).toMatch(/could not be reached/);
  expect(screen.getByRole("button", { name: "Show older" })).toBeTruthy();
});

test("one finds lines by release, person or action", async () => {
  await renderDesk({
    audit: [sampleEntry({ id: 2, actor: "Noor" }), sampleEntry({ id: 1, action: "rolled back" })],
  }, { view: "audit" });
  const search = screen.getByRole("searchbox");
  fireEvent.change(search, { target: { value: "noor" } });
  expect(lines()).toHaveLength(1);
  fireEvent.change(search, { target: { value: "nobody" } });
  expect(screen.getByText("No line that is shown fits.")).toBeTruthy();
});

test("an empty log says so", async () => {
  await renderDesk({ audit: [] }, { view: "audit" });
  expect(screen.getByText("Nothing was done yet.")).toBeTruthy();
});
