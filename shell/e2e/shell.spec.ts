import type { Page } from "@playwright/test";
import { endLiveNews, expect, forgeOnboarded, localStorageOf, signOut, test } from "./fixtures.ts";

const LINKS = [
  "/",
  "/journal",
  "/journey",
  "/mindfulness",
  "/ai-powered-content",
  "/community",
  "/progress",
];
const PATHS = [
  ...LINKS,
  ...["body", "mind", "emotional", "financial"].map((pillar) => `/journey/${pillar}-reset/1`),
  "/mindfulness/visualizations",
  "/achievements",
  "/ai-recommendations",
];
const MORE_PATHS = [
  "/community",
  "/community/categories",
  "/community/category/general",
  "/community/post/1",
  "/community/my-posts",
  "/products",
  "/subscription",
  "/payment-success",
];

test("the bottom navigation has exactly the seven links in order [SHELL-01]", async ({ guest }) => {
  const links = guest.getByRole("navigation", { name: "Main" }).getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    LINKS,
  );
  await expect(links.first()).toHaveText("Home");
});

test("the link of the active route is marked and no other [SHELL-02]", async ({ guest }) => {
  const navigation = guest.getByRole("navigation", { name: "Main" });
  // The page of the last one has the screen for itself (D64).
  for (const path of LINKS.slice(0, -1)) {
    await navigation.locator(`a[href="${path}"]`).click();
    await expect(guest).toHaveURL(path);
    const active = navigation.locator("[aria-current=page]");
    await expect(active).toHaveCount(1);
    await expect(active).toHaveAttribute("href", path);
  }
  await navigation.locator('a[href="/progress"]').click();
  await expect(guest).toHaveURL("/progress");
  await expect(navigation).toHaveCount(0);
  await guest.getByRole("link", { name: "Back to Home" }).click();
  await expect(navigation.locator("[aria-current=page]")).toHaveAttribute("href", "/");
});

test("the header has name, Tour Guide, marketing, products and profile [SHELL-03] [SHELL-04] [SHELL-05]", async ({ guest }) => {
  const header = guest.getByRole("banner");
  await expect(header.getByRole("link", { name: "Reclaim" })).toHaveAttribute("href", "/");
  await expect(header.getByRole("button", { name: "Tour Guide" })).toBeVisible();
  await expect(header.locator('a[href="/marketing"]')).toBeVisible();
  await expect(header.locator('a[href="/products"]')).toBeVisible();
});

test("the profile button opens the profile dialog, Escape closes it [SHELL-06]", async ({ guest }) => {
  await guest.getByRole("banner").getByRole("button", { name: "Profile" }).click();
  const dialog = guest.getByRole("dialog");
  await expect(dialog).toContainText("Member since");
  await guest.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("an unmatched path is a 404 page for an onboarded member [SHELL-07]", async ({ guest }) => {
  await guest.goto("/nothing-here");
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(guest).toHaveTitle(/404 Page Not Found/);
  await guest.getByRole("link", { name: "Go to Home" }).click();
  await expect(guest.getByText("How are you today?")).toBeVisible();
});

test("/marketing shows to everybody [SHELL-08]", async ({ page }) => {
  await page.goto("/marketing");
  await expect(page.locator("[data-remote=mfe-billing]").getByRole("heading", { level: 1 }))
    .toBeVisible();
  await page.goto("/");
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByText("How are you today?")).toBeVisible();
  await page.goto("/marketing");
  await expect(page.locator("[data-remote=mfe-billing]").getByRole("heading", { level: 1 }))
    .toBeVisible();
});

async function expectPages(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator("[data-remote]"), path).toBeVisible();
    await expect(page.getByRole("heading").first(), path).toBeVisible();
    await expect(page.getByText("404 Page Not Found"), path).toBeHidden();
  }
}

test("when onboarded, the daily paths answer with a page [SHELL-09]", async ({ guest }) => {
  await expectPages(guest, PATHS);
});

test("when onboarded, the community's and the plans' paths answer with a page [SHELL-10]", async ({ guest }) => {
  await expectPages(guest, MORE_PATHS);
});

test("when not onboarded, every path shows the one onboarding screen [SHELL-11]", async ({ page }) => {
  for (const path of ["/", "/journal", "/community/post/1", "/nothing-here"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Skip" }), path).toBeVisible();
    await expect(page.getByRole("navigation"), path).toHaveCount(0);
  }
});

test("the flag alone decides, but opens no data [SHELL-12] [SHELL-14]", async ({ page, context }) => {
  await forgeOnboarded(context);
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  expect((await page.request.get("/api/me")).status()).toBe(401);
});

test("the flag defaults to false, is stored on every change and restored [SHELL-13]", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Skip" })).toBeVisible();
  expect((await localStorageOf(page)).isOnboarded).toBeUndefined();
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByText("How are you today?")).toBeVisible();
  expect((await localStorageOf(page)).isOnboarded).toBe("true");
  await page.reload();
  await expect(page.getByText("How are you today?")).toBeVisible();
  await signOut(page, { guest: true });
  expect((await localStorageOf(page)).isOnboarded).toBeUndefined();
});

test("no page complains: no console error, no policy violation", async ({ guest, complaints }) => {
  test.slow();
  await endLiveNews(guest);
  for (const path of [...PATHS, ...MORE_PATHS, "/marketing", "/nothing-here"]) {
    await guest.goto(path);
    await guest.waitForLoadState("networkidle");
    // The browser logs by itself that a post or the member's pseudonym is not there.
    const unexpected = complaints.splice(0).filter((text) =>
      !(path.startsWith("/community") && text.includes("status of 404"))
    );
    expect(unexpected, path).toEqual([]);
  }
});

test("nothing is asked of another host", async ({ guest, baseURL }) => {
  const foreign: string[] = [];
  guest.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "") && !/^(data|blob):/.test(request.url())) {
      foreign.push(request.url());
    }
  });
  await endLiveNews(guest);
  for (const path of ["/", "/community", "/progress", "/marketing", "/products"]) {
    await guest.goto(path);
    await guest.waitForLoadState("networkidle");
  }
  expect(foreign).toEqual([]);
});

test("the first screen of a member waits for no call", async ({ guest }) => {
  const calls: string[] = [];
  guest.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  await guest.reload();
  await expect(guest.getByText("How are you today?")).toBeVisible();
  expect(calls.filter((url) => url.endsWith("/api/me"))).toEqual([]);
});

test("Get help stands at the same place on every screen and needs nobody's name [SAFE-01] [SAFE-02]", async ({ page }) => {
  const link = page.getByRole("link", { name: "Get help" });
  const right: number[] = [];
  async function seenAt(path: string) {
    await page.goto(path);
    await expect(link).toBeInViewport({ ratio: 1 });
    const box = await link.boundingBox();
    expect(box?.y).toBeLessThan(20);
    right.push(Math.round((box?.x ?? 0) + (box?.width ?? 0)));
  }
  await seenAt("/");
  await seenAt("/marketing");
  await link.click();
  await expect(page.getByRole("heading", { name: "Get help" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^In danger now\? Call \d+/ })).toBeVisible();

  await page.goto("/");
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByText("How are you today?")).toBeVisible();
  for (const path of ["/", "/community", "/no-such-page"]) await seenAt(path);
  for (const edge of right) expect(Math.abs(edge - (right[0] ?? 0))).toBeLessThan(10);
  await link.click();
  await expect(page).toHaveURL(/\/get-help$/);
  await expect(page.getByRole("heading", { name: "Get help" })).toBeVisible();
});
