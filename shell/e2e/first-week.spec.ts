import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { byKeyboard, byTouch, type Hands } from "./hands.ts";
import { ahead, moveClock, movedPort } from "./moved-clock.ts";

// The days of one product pass for all: one walk after the other.
test.describe.configure({ mode: "serial" });
test.use({ baseURL: `http://localhost:${movedPort()}`, welcomed: false });
// Seven days, key by key.
test.setTimeout(240_000);

const HOUR = 3_600_000;
const now = () => new Date(Date.now() + ahead());

/** The next morning at 9 where the browser is (Vienna in November: an hour ahead of UTC). */
async function nextMorning(page: Page): Promise<void> {
  const morning = new Date(now().getTime() + 24 * HOUR);
  morning.setUTCHours(8, 0, 0, 0);
  moveClock(morning);
  await page.clock.setSystemTime(now());
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toast = (page: Page) => page.getByTestId("toast");
const mood = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

async function checkIn(page: Page, hands: Hands, label: string, words = ""): Promise<void> {
  await hands.choose(mood(page, label));
  if (words) await hands.write(page.getByLabel("Anything on your mind?"), words);
  await hands.press(button(page, "Check in"));
}

async function week(page: Page, hands: Hands): Promise<void> {
  await page.clock.install({ time: now() });

  // Day 1: a name and nothing else; the welcome tour is stepped through; the first check-in.
  await page.goto("/");
  await hands.press(button(page, "Continue"));
  await hands.write(page.getByLabel("What shall we call you?"), "Martin");
  await hands.press(button(page, "Continue"));
  await hands.press(button(page, "Continue"));
  await hands.press(button(page, "Start"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Martin");
  const tour = page.getByRole("dialog");
  await expect(tour).toBeVisible();
  while (await button(page, "Next").isVisible()) await hands.press(button(page, "Next"));
  await hands.press(button(page, "Finish"));
  await expect(tour).toBeHidden();
  await checkIn(page, hands, "Struggling", "Not sleeping.");
  await expect(page.getByText("Today: Struggling")).toBeVisible();
  await expect(page.getByTestId("streak")).toContainText("2");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "resilient");

  // Day 2: the page opens in the colours of yesterday; a few lines in the journal.
  await nextMorning(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "resilient");
  await checkIn(page, hands, "Neutral");
  await expect(page.getByTestId("streak")).toContainText("3");
  await hands.press(page.getByRole("link", { name: "Write about it" }));
  await expect(page).toHaveURL(/\/journal/);
  await hands.write(page.getByLabel("Your entry"), "I walked home along the river.");
  await hands.press(button(page, "Save entry"));
  await expect(toast(page)).toContainText("Journal entry saved");
  await expect(page.getByText("I walked home along the river.")).toBeVisible();

  // Day 3: he chooses his own colours, and reminders at another time.
  await page.goto("/");
  await nextMorning(page);
  await checkIn(page, hands, "Good");
  await expect(page.getByTestId("streak")).toContainText("4");
  await hands.press(button(page, "Profile"));
  await hands.press(button(page, "Appearance & Themes"));
  await hands.press(page.getByRole("switch", { name: "Automatic theme" }));
  await hands.press(button(page, "Focused"));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "focused");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  // In the evening, a reminder of the journal.
  const evening = now();
  evening.setUTCHours(18, 59, 50);
  moveClock(evening);
  await page.clock.setSystemTime(now());
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.clock.fastForward("02:00");
  await expect(page.locator("#reminders")).toContainText("your journal has room for it");

  // Day 4: without a network the check-in is kept, also over a day, and goes out with its own date.
  await nextMorning(page);
  await page.context().setOffline(true);
  await checkIn(page, hands, "Good", "From the cabin.");
  await expect(page.getByText("Kept on this device").first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByTestId("streak")).toContainText("5");
  await expect(page.getByText("From the cabin.")).toBeVisible();

  // Day 5: a check-in with a slip is put right.
  await nextMorning(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "focused");
  await checkIn(page, hands, "Struggling");
  await hands.press(button(page, "Change today's check-in"));
  await hands.choose(mood(page, "Great"));
  await hands.press(button(page, "Save the change"));
  await expect(page.getByText("Today: Great")).toBeVisible();
  await expect(page.getByTestId("streak")).toContainText("6");

  // Day 6: seven days, since joining counted as the first.
  await nextMorning(page);
  await checkIn(page, hands, "Excellent");
  const milestone = page.getByRole("dialog", { name: "7-Day Streak" });
  await expect(milestone).toBeVisible();
  await hands.press(milestone.getByRole("button", { name: "Go on" }));
  await expect(milestone).toBeHidden();

  // Day 7: he looks back.
  await nextMorning(page);
  await checkIn(page, hands, "Excellent");
  await expect(page.getByTestId("streak")).toContainText("8");
  await hands.press(button(page, "Profile"));
  const profile = page.getByRole("dialog");
  await expect(profile.getByText("Day streak")).toBeVisible();
  await expect(profile).toContainText("8");
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test("a first week by touch", ({ page }) => week(page, byTouch(page)));
});
test.describe("on a desk", () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  test("a first week by keyboard alone", ({ page }) => week(page, byKeyboard(page)));
});
