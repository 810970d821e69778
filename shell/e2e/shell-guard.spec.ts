import type { ReleaseReports } from "@reclaim/contracts/release-reports";
import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** The shell's entry is answered otherwise; gives what the page then reports. */
async function openWith(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<ReleaseReports["reports"]> {
  const told: ReleaseReports["reports"] = [];
  await page.route("**/api/releases/reports", async (route) => {
    told.push(...(route.request().postDataJSON() as ReleaseReports).reports);
    await route.fulfill({ status: 202 });
  });
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const entry = html.match(/<script type="module" src="([^"]+)"/)?.[1];
    if (!entry) throw new Error("the page has no entry");
    await page.route(`**${entry}`, answer);
    await route.fulfill({ response, body: html });
  });
  await page.goto("/");
  return told;
}

async function expectWords(page: Page, told: ReleaseReports["reports"]): Promise<void> {
  await expect(page.getByRole("alert")).toContainText("Reclaim cannot be shown at the moment.");
  await expect.poll(() => told.length).toBe(1);
  expect(told).toEqual([
    { name: "shell", version: expect.any(String), kind: "load_error" },
  ]);
}

test("a shell with other bytes is not run: words appear, and the page tells once", async ({ page }) => {
  const told = await openWith(page, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n//` });
  });
  await expectWords(page, told);
});

test("a shell that is not there leaves words", async ({ page }) => {
  const told = await openWith(page, (route) => route.fulfill({ status: 404, body: "" }));
  await expectWords(page, told);
});
