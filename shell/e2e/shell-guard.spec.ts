import type { ReleaseReports } from "@reclaim/contracts-releases/release-reports";
import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** The shell's entry is answered otherwise; gives what the page then reports. */
async function openWith(
  page: Page,
  answer: (route: Route) => Promise<void>,
  path = "/",
): Promise<ReleaseReports["reports"]> {
  const told: ReleaseReports["reports"] = [];
  await page.route("**/api/releases/reports", async (route) => {
    told.push(...(route.request().postDataJSON() as ReleaseReports).reports);
    await route.fulfill({ status: 202 });
  });
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const entry = html.match(/<script type="module" src="([^"]+)"/)?.[1];
    if (!entry) throw new Error("the page has no entry");
    await page.route(`**${entry}`, answer);
    await route.fulfill({ response, body: html });
  });
  await page.goto(path);
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

/** Crisis lines as plain links. */
async function expectNumbers(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Get help" })).toBeVisible();
  for (const number of ["112", "988", "116 123"]) {
    await expect(page.getByRole("link", { name: number, exact: true }).first()).toBeVisible();
  }
}

test("Get help tells whom to call also when the shell is not there [SAFE-02]", async ({ page }) => {
  const told = await openWith(
    page,
    (route) => route.fulfill({ status: 404, body: "" }),
    "/get-help",
  );
  await expectWords(page, told);
  await expectNumbers(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a page leads to whom to call [SAFE-02]", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Whom to call" }).click();
    await expectNumbers(page);
  });
});
