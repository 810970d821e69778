import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { keyboardActions, type PageActions, touchActions } from "./page-actions.ts";
import { getClockOffsetMs, movableClockPort, setServerClock } from "./server-clock.ts";

// The days of one product pass for all: one walk after the other.
test.describe.configure({ mode: "serial" });
test.use({ baseURL: `http://localhost:${movableClockPort()}`, welcomed: false });
// Seven days, key by key.
test.setTimeout(480_000);

const DAY = 24 * 3_600_000;
const now = () => new Date(Date.now() + getClockOffsetMs());

/** The next morning where the browser is: its date changes an hour or two before that of UTC. */
async function nextMorning(page: Page): Promise<void> {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Vienna" }).format(now());
  setServerClock(new Date(Date.parse(`${today}T08:00:00Z`) + DAY));
  await page.clock.setSystemTime(now());
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toast = (page: Page) => page.getByTestId("toast");
const mood = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

async function checkIn(page: Page, actions: PageActions, label: string, words = ""): Promise<void> {
  await actions.choose(mood(page, label));
  if (words) await actions.write(page.getByLabel("Anything on your mind?"), words);
  await actions.press(button(page, "Check in"));
}

async function week(page: Page, actions: PageActions): Promise<void> {
  await page.clock.install({ time: now() });

  // Day 1: a name and nothing else; the welcome tour is stepped through; the first check-in.
  await page.goto("/");
  await actions.press(button(page, "Continue"));
  await actions.write(page.getByLabel("What shall we call you?"), "Martin");
  await actions.press(button(page, "Continue"));
  await actions.press(button(page, "Continue"));
  await actions.press(button(page, "Start"));
  // The tour opens over Home and hides it from assistive technology.
  const tour = page.getByRole("dialog");
  await expect(tour).toBeVisible();
  while (await button(page, "Next").isVisible()) await actions.press(button(page, "Next"));
  await actions.press(button(page, "Finish"));
  await expect(tour).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Martin");
  await checkIn(page, actions, "Struggling", "Not sleeping.");
  await expect(page.getByText("Today: Struggling")).toBeVisible();
  await expect(page.getByTestId("streak")).toContainText("2");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "resilient");

  // Day 2: the page opens in the colours of yesterday; a few lines in the journal.
  await nextMorning(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "resilient");
  await checkIn(page, actions, "Neutral");
  await expect(page.getByTestId("streak")).toContainText("3");
  await actions.press(page.getByRole("link", { name: "Write about it" }));
  await expect(page).toHaveURL(/\/journal/);
  await actions.write(page.getByLabel("Your entry"), "I walked home along the river.");
  await actions.press(button(page, "Save entry"));
  await expect(toast(page)).toContainText("Journal entry saved");
  await expect(page.getByText("I walked home along the river.")).toBeVisible();

  // Day 3: another theme, and reminders at another time.
  await page.goto("/");
  await nextMorning(page);
  await checkIn(page, actions, "Good");
  await expect(page.getByTestId("streak")).toContainText("4");
  await actions.press(button(page, "Profile"));
  await actions.press(button(page, "Appearance & Themes"));
  await actions.press(page.getByRole("switch", { name: "Automatic theme" }));
  await actions.press(button(page, "Focused"));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "focused");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  // In the evening, a reminder of the journal.
  const evening = now();
  evening.setUTCHours(18, 59, 50);
  setServerClock(evening);
  await page.clock.setSystemTime(now());
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.clock.fastForward("02:00");
  await expect(page.locator("#reminders")).toContainText("your journal has room for it");

  // Day 4: without a network the check-in is kept, also over a day, and goes out with its own date.
  await nextMorning(page);
  // What the page needs without a network has come.
  await expect(mood(page, "Good")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await checkIn(page, actions, "Good", "From the cabin.");
  await expect(page.getByText("Kept on this device").first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByTestId("streak")).toContainText("5");
  await expect(page.getByText("From the cabin.")).toBeVisible();

  // Day 5: a check-in with a slip is put right.
  await nextMorning(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "focused");
  await checkIn(page, actions, "Struggling");
  await actions.press(button(page, "Change today's check-in"));
  await actions.choose(mood(page, "Great"));
  await actions.press(button(page, "Save the change"));
  await expect(page.getByText("Today: Great")).toBeVisible();
  await expect(page.getByTestId("streak")).toContainText("6");

  // Day 6: seven days, since joining counted as the first.
  await nextMorning(page);
  await checkIn(page, actions, "Excellent");
  const milestone = page.getByRole("dialog", { name: "7-Day Streak" });
  await expect(milestone).toBeVisible();
  await actions.press(milestone.getByRole("button", { name: "Go on" }));
  await expect(milestone).toBeHidden();

  // Day 7: progress and achievements.
  await nextMorning(page);
  await checkIn(page, actions, "Excellent");
  await expect(page.getByTestId("streak")).toContainText("8");
  await actions.press(button(page, "Profile"));
  const profile = page.getByRole("dialog");
  await expect(profile.getByText("Day streak")).toBeVisible();
  await expect(profile).toContainText("8");
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test("a first week by touch", ({ page }) => week(page, touchActions(page)));
});
test.describe("on a desk", () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  test("a first week by keyboard alone", ({ page }) => week(page, keyboardActions(page)));
});
