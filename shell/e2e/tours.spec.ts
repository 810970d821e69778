import type { Page } from "@playwright/test";
import { expect, localStorageOf, test } from "./fixtures.ts";

const tour = (page: Page) => page.getByRole("dialog");
const counter = (page: Page) => tour(page).getByText(/^\d+ \/ \d+$/);

/** Steps on to the last, each beside its target and in the screen. */
async function stepToTheEnd(page: Page, next: () => Promise<unknown>): Promise<number> {
  const total = Number((await counter(page).textContent())?.split(" / ")[1]);
  for (let step = 1; step <= total; step++) {
    await expect(counter(page)).toHaveText(`${step} / ${total}`);
    await expect(tour(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[data-part=cut-out]")).toBeInViewport();
    if (step < total) await next();
  }
  await expect(tour(page).getByRole("button", { name: "Finish" })).toBeVisible();
  return total;
}

test.describe("on the first Home", () => {
  test.use({ welcomed: false });

  test.describe("by touch on a phone", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test("the welcome tour starts by itself, and no more after it was finished [TOUR-03] [TOUR-04]", async ({ guest, complaints }) => {
      await expect(counter(guest)).toHaveText("1 / 6");
      await stepToTheEnd(
        guest,
        () => tour(guest).getByRole("button", { name: "Next" }).tap(),
      );
      await tour(guest).getByRole("button", { name: "Finish" }).tap();
      await expect(tour(guest)).toBeHidden();
      expect(await localStorageOf(guest)).toMatchObject({ tour_welcome: "true" });
      await expectNoTourAfterReload(guest);
      expect(complaints).toEqual([]);
    });

    test("one touch closes it for good, and the page is there to use", async ({ guest }) => {
      await tour(guest).getByRole("button", { name: "Close" }).tap();
      await expect(tour(guest)).toBeHidden();
      await guest.getByRole("button", { name: "Check in" }).tap();
      await expect(guest.getByText("Today: Good")).toBeVisible();
      await expectNoTourAfterReload(guest);
    });
  });

  test("by keyboard on a desk: arrows step, Escape closes, a reload brings nothing back [TOUR-04]", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/");
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(counter(page)).toHaveText("1 / 6");
    await expect(tour(page).getByRole("button", { name: "Next" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(counter(page)).toHaveText(/^2/);
    await page.keyboard.press("ArrowLeft");
    await expect(counter(page)).toHaveText(/^1/);
    await stepToTheEnd(page, () => page.keyboard.press("ArrowRight"));
    await page.keyboard.press("Escape");
    await expect(tour(page)).toBeHidden();
    await expectNoTourAfterReload(page);
  });
});

/** A minute on Home after a reload, on the page's own clock. */
async function expectNoTourAfterReload(page: Page) {
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.clock.runFor(5000);
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(55_000);
  await expect(tour(page)).toBeHidden();
}

const PAGES = { "/": 2, "/journal": 2, "/progress": 4 };
for (const [path, steps] of Object.entries(PAGES)) {
  test(`Tour Guide on ${path} shows ${steps} steps and gets the focus back`, async ({ guest }) => {
    await guest.goto(path);
    await expect(guest.locator("main [data-tour]").first()).toBeVisible();
    const guide = guest.getByRole("button", { name: "Tour Guide" });
    for (const press of [() => guide.click(), () => guest.keyboard.press("Enter")]) {
      await press();
      // Parts of the page that come late bring their steps with them.
      await expect(counter(guest)).toHaveText(`1 / ${steps}`);
      const total = await stepToTheEnd(guest, () => guest.keyboard.press("ArrowRight"));
      expect(total).toBe(steps);
      await tour(guest).getByRole("button", { name: "Finish" }).click();
      await expect(tour(guest)).toBeHidden();
      await expect(guide).toBeFocused();
    }
  });
}
