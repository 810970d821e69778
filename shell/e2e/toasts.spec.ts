import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const toast = "[data-testid=toast]";

/** To a page without a tour, whose Tour Guide answers with a notice. */
const goWhereNoTourIs = (guest: Page) =>
  guest.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Circle" }).click();

test("at most one toast shows; a new one replaces it [SHELL-19]", async ({ guest }) => {
  await guest.getByRole("button", { name: "Check in" }).click();
  await expect(guest.locator(toast)).toContainText("Theme Updated");
  await goWhereNoTourIs(guest);
  await guest.getByRole("button", { name: "Tour Guide" }).click();
  await expect(guest.locator(toast)).toContainText("no tour for this page");
  await expect(guest.locator(toast)).toHaveCount(1);
});

/** From here on time passes only when the test says so, and no toast closes by itself. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

test("a dismissed toast disappears at once [SHELL-20]", async ({ guest }) => {
  await goWhereNoTourIs(guest);
  await stopClock(guest);
  await guest.getByRole("button", { name: "Tour Guide" }).click();
  await guest.getByRole("button", { name: "Dismiss" }).click();
  await expect(guest.locator(toast)).toHaveCount(0);
});

/** The upper box ends where the lower one has not begun: none covers the other (D46). */
const expectApart = (upper: Locator, lower: Locator) =>
  expect.poll(async () => {
    const [one, other] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
    return one && other ? one.y >= 0 && one.y + one.height <= other.y : "no box";
  }).toBe(true);

test("dismissing a toast over a dialog leaves the dialog and what was typed in it", async ({ guest }) => {
  await guest.route("**/api/account", (route) => route.fulfill({ status: 500, body: "{}" }));
  await guest.getByRole("button", { name: "Profile" }).click();
  await guest.getByRole("button", { name: "Account", exact: true }).click();
  await guest.getByLabel("E-mail").fill("martin@example.org");
  await guest.getByLabel("Password").fill("a good password");
  await stopClock(guest);
  await guest.getByRole("button", { name: "Add e-mail and password" }).click();
  await expect(guest.locator(toast)).toContainText("Not saved");
  await expectApart(guest.locator(toast), guest.getByRole("dialog"));
  await guest.locator(toast).locator("button").click();
  await expect(guest.locator(toast)).toHaveCount(0);
  await expect(guest.getByLabel("E-mail")).toHaveValue("martin@example.org");
});

test("a toast closes by itself after 5000 ms [SHELL-21]", async ({ guest }) => {
  await goWhereNoTourIs(guest);
  await stopClock(guest);
  await guest.getByRole("button", { name: "Tour Guide" }).click();
  await expect(guest.locator(toast)).toBeVisible();
  // The pointer must not rest where the toast shows: hovering stops its clock.
  await guest.mouse.move(5, 300);
  await guest.clock.runFor(4_500);
  await expect(guest.locator(toast)).toBeVisible();
  await guest.clock.runFor(1_000);
  await expect(guest.locator(toast)).toHaveCount(0);
});

test("a swipe of less than 50 px leaves the toast, one beyond dismisses it [SHELL-22]", async ({ guest }) => {
  await goWhereNoTourIs(guest);
  await stopClock(guest);
  await guest.getByRole("button", { name: "Tour Guide" }).click();
  const swipe = async (distance: number) => {
    const box = await guest.locator(toast).boundingBox();
    if (!box) throw new Error("no toast");
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await guest.mouse.move(x, y);
    await guest.mouse.down();
    await guest.mouse.move(x + distance / 2, y, { steps: 4 });
    await guest.mouse.move(x + distance, y, { steps: 4 });
    await guest.mouse.up();
  };
  await swipe(40);
  await expect(guest.locator(toast)).toBeVisible();
  await swipe(80);
  await expect(guest.locator(toast)).toHaveCount(0);
});

test("an error toast has the destructive style and speaks at once [SHELL-23]", async ({ guest }) => {
  await guest.route("**/api/check-ins", (route) => route.fulfill({ status: 500, body: "{}" }));
  await guest.getByRole("button", { name: "Check in" }).click();
  await expect(guest.locator(toast)).toHaveAttribute("data-variant", "destructive");
});
