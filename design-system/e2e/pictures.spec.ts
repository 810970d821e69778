import { expect, type Page, test } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Key components and screens against stored pictures, in the Storybook that the gateway serves.
 * `npm run pictures` takes them anew. They hold for Chromium on Linux: elsewhere glyphs are drawn
 * otherwise.
 */
const COMPONENTS = [
  "actions-button--together",
  "community-postcard--typical",
  "feedback-banner--warning",
  "fields-a-whole-form--with-errors",
  "fields-slider--burnout-level",
  "guide-mascot--all-faces",
  "layout-tabs--two",
  "mood-and-progress-badgetile--tiles",
  "mood-and-progress-moodchart--four-weeks",
  "mood-and-progress-moodpicker--typical",
  "mood-and-progress-streakgrid--typical",
  "plans-pricecard--in-a-row",
];
const SCREENS = [
  "screens-billing-marketing--visitor",
  "screens-billing-products--typical",
  "screens-community-men-s-circle--typical",
  "screens-core-home--typical",
  "screens-core-onboarding--about-you",
  "screens-insights-progress--a-year",
  "screens-insights-progress--typical",
  "screens-insights-share-dialog--journey",
];

const MADE_WITH = join(import.meta.dirname, "../pictures/chromium.txt");

interface Channel {
  last(event: string): unknown[] | undefined;
}

/** A story when its interactions are over, on a day and for a member that are always the same. */
async function open(page: Page, story: string): Promise<void> {
  await page.clock.setFixedTime(new Date("2026-11-21T09:00:00Z"));
  await page.addInitScript(() => {
    crypto.randomUUID = () => "5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11";
  });
  await page.goto(`/storybook/iframe.html?id=${story}&viewMode=story&globals=motion:reduced`);
  await page.waitForFunction(() =>
    (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Channel })
      .__STORYBOOK_ADDONS_CHANNEL__?.last("storyFinished")
  );
  await page.evaluate(() => document.fonts.ready);
}
const picture = (story: string) => `${story}.png`;
const updates = () => test.info().config.updateSnapshots === "all";

test.skip(process.platform !== "linux", "the pictures were taken on Linux");

test.beforeAll(({ browser }) => {
  if (updates()) writeFileSync(MADE_WITH, `${browser.version()}\n`);
  const made = readFileSync(MADE_WITH, "utf8").trim();
  if (made !== browser.version()) {
    console.log(`The pictures were taken by Chromium ${made}; this is ${browser.version()}.`);
  }
});

for (const story of COMPONENTS) {
  test(`${story} looks as in its picture`, async ({ page }) => {
    await open(page, story);
    await expect(page.locator("#storybook-root")).toHaveScreenshot(picture(story));
  });
}
for (const story of SCREENS) {
  test(`${story} looks as in its picture`, async ({ page }) => {
    await open(page, story);
    await expect(page).toHaveScreenshot(picture(story), { fullPage: true });
  });
}

test("a shift of 4 pixels is found in each component", async ({ page }) => {
  test.skip(updates(), "the shifted look must not become the picture");
  for (const story of COMPONENTS) {
    await open(page, story);
    // By `translate`, so that the size of the whole stays, which would give it away at once.
    await page.locator("#storybook-root > :visible").first().evaluate((element) => {
      (element as HTMLElement).style.translate = "4px 0";
    });
    // One look: waiting until it is as in the picture would take its whole timeout.
    const shifted = await page.locator("#storybook-root").screenshot({ animations: "disabled" });
    expect(shifted, story).not.toMatchSnapshot(picture(story));
  }
});
