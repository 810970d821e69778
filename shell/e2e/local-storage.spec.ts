import type { Page } from "@playwright/test";
import { expect, localStorageOf, signOut, test } from "./fixtures.ts";

/** Every key that D7 and D51 allow; a tour keeps its state, whether it started, and steps seen once. */
const TOURS = ["home", "welcome", "journal", "progress"];
const ALLOWED = new Set([
  "isOnboarded",
  "user",
  "pseudonym",
  "reclaim-theme-preference",
  "reclaim-auto-theme",
  "reclaim-notification-duration",
  "reclaim-night",
  "reclaim-checked-in",
  ...TOURS.flatMap((tour) => [`tour_${tour}`, `tour_${tour}_started`, `tour_${tour}_seen`]),
]);
const unlisted = (keys: Iterable<string>) => [...keys].filter((key) => !ALLOWED.has(key));

/** Gathers every key that any page of `page` stores, also one that is gone again. */
async function watchKeys(page: Page): Promise<Set<string>> {
  const stored = new Set<string>();
  await page.exposeFunction("reclaimKeyStored", (key: string) => void stored.add(key));
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) {
        void (globalThis as never as { reclaimKeyStored(key: string): void }).reclaimKeyStored(key);
      }
      setItem.call(this, key, value);
    };
  });
  return stored;
}

/** Opens a tour by its button and goes through all of its steps. */
async function takeTour(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("[data-remote]")).toBeVisible();
  await page.getByRole("button", { name: "Tour Guide" }).click();
  const tour = page.getByRole("dialog");
  const finish = tour.getByRole("button", { name: "Finish" });
  const next = tour.getByRole("button", { name: "Next" });
  await expect(finish.or(next)).toBeVisible();
  while (!await finish.isVisible()) await next.click();
  await finish.click();
  await expect(tour).toBeHidden();
}

test.use({ welcomed: false });

test("whatever a member does stores no key beyond the listed ones, and signing out leaves none [SHELL-16] [IDN-19]", async ({ page }) => {
  test.slow();
  const stored = await watchKeys(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  await page.getByText("Great", { exact: true }).click();
  await page.getByLabel("Anything on your mind?").fill("A private thought");
  await page.getByRole("button", { name: "Check in" }).click();
  await expect(page.getByText("Today: Great")).toBeVisible();

  await page.getByRole("button", { name: "Profile" }).click();
  const profile = page.getByRole("dialog");
  await profile.getByRole("button", { name: "Appearance & Themes" }).click();
  await profile.getByRole("switch", { name: "Automatic theme" }).click();
  await profile.getByLabel("Theme", { exact: true }).selectOption("serene");
  const duration = profile.getByRole("slider", { name: "Notices about your theme stay" });
  await duration.press("ArrowRight");
  await page.keyboard.press("Escape");

  for (const path of ["/", "/journal", "/progress"]) await takeTour(page, path);
  // The page creates an automatic pseudonym and then reloads itself.
  let loads = 0;
  page.on("load", () => loads++);
  await page.goto("/community/my-posts");
  await expect.poll(() => loads).toBe(2);
  await expect.poll(() => stored.has("pseudonym")).toBe(true);

  const before = new Set([...stored, ...Object.keys(await localStorageOf(page))]);
  expect(unlisted(before)).toEqual([]);
  // The actions did store what they are for: without these keys the test would prove nothing.
  expect([...before]).toEqual(
    expect.arrayContaining([
      "user",
      "pseudonym",
      "reclaim-theme-preference",
      "reclaim-auto-theme",
      "reclaim-notification-duration",
      "reclaim-checked-in",
      "tour_home",
      "tour_journal",
      "tour_progress",
    ]),
  );

  await signOut(page, { guest: true });
  expect(unlisted(stored)).toEqual([]);
  expect(Object.keys(await localStorageOf(page)).filter((key) => key !== "reclaim-night"))
    .toEqual([]);
});

test("a key that is not listed is found, whatever it is called [SHELL-16]", async ({ page }) => {
  const stored = await watchKeys(page);
  await page.goto("/");
  await page.evaluate(() => {
    for (const key of ["tour_mood", "tour_home_mood", "reclaim-mood", "isOnboardedAt"]) {
      localStorage.setItem(key, "1");
      localStorage.removeItem(key);
    }
  });
  await expect.poll(() => unlisted(stored)).toEqual([
    "tour_mood",
    "tour_home_mood",
    "reclaim-mood",
    "isOnboardedAt",
  ]);
});
