import { THEMES } from "@reclaim/contracts-insights/mood-themes";
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { endLiveNews, expect, faults, test } from "./fixtures.ts";

const PAGES = [
  "/",
  "/journal",
  "/journey",
  "/journey/mind-reset/1",
  "/mindfulness",
  "/mindfulness/visualizations",
  "/get-help",
  "/help",
  "/community",
  "/community/categories",
  "/progress",
  "/achievements",
  "/ai-recommendations",
  "/ai-powered-content",
  "/products",
  "/subscription",
  "/releases",
  "/releases/pass",
  "/nothing-here",
];

test.beforeEach(({ page }) => endLiveNews(page));

for (const width of [390, 1280]) {
  for (const path of PAGES) {
    test.describe(`on ${path} at ${width} px`, () => {
      test.use({ startPath: path, viewport: { width, height: 844 } });
      test(`axe finds nothing on ${path} at ${width} px`, async ({ guest }) => {
        await expect(guest.getByRole("heading").first()).toBeVisible();
        await guest.waitForLoadState("networkidle");
        expect(await faults(guest)).toEqual([]);
      });
    });
  }
}

/** Contrast violations of the page by theme. */
async function unreadable(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(axe.source);
  return await page.evaluate(async ([themes, rules]) => {
    const { axe } = globalThis as never as { axe: typeof import("axe-core") };
    const faults: string[] = [];
    for (const theme of themes) {
      document.documentElement.dataset.theme = theme;
      const { violations } = await axe.run({ runOnly: [...rules], resultTypes: ["violations"] });
      faults.push(
        ...violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${theme}: ${html}`)),
      );
    }
    return faults;
  }, [[...THEMES], ["color-contrast", "link-in-text-block"]] as const);
}

test.describe("in any theme", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of PAGES) {
    test.describe(`on ${path}`, () => {
      test.use({ startPath: path });
      test(`axe finds no colours that cannot be read on ${path}`, async ({ guest }) => {
        await expect(guest.getByRole("heading").first()).toBeVisible();
        expect(await unreadable(guest)).toEqual([]);
      });
    });
  }

  test("axe finds no colours that cannot be read in onboarding", async ({ page }) => {
    await page.goto("/");
    for (let step = 1; step <= 4; step++) {
      await expect(page.getByRole("img", { name: `Step ${step} of 4` })).toBeVisible();
      expect(await unreadable(page), `step ${step}`).toEqual([]);
      if (step < 4) await page.getByRole("button", { name: "Continue" }).click();
    }
  });

  test("axe finds no colours that cannot be read in profile and settings", async ({ guest }) => {
    test.slow();
    await guest.getByRole("button", { name: "Profile" }).click();
    const dialog = guest.getByRole("dialog");
    await expect(dialog).toBeVisible();
    expect(await unreadable(guest), "profile").toEqual([]);
    await dialog.getByRole("tab", { name: "Settings" }).click();
    for (const name of ["Notifications", "Appearance", "Privacy", "Account"]) {
      await dialog.getByRole("tab", { name }).click();
      await expect(dialog.getByRole("tabpanel", { name })).toBeVisible();
      expect(await unreadable(guest), name).toEqual([]);
    }
  });

  test("axe finds no colours that cannot be read where help is offered", async ({ guest }) => {
    await guest.getByLabel("Anything on your mind?").fill("I don't want to live anymore.");
    await guest.getByRole("button", { name: "Check in" }).click();
    await expect(guest.getByRole("dialog", { name: "You do not have to carry this alone" }))
      .toBeVisible();
    expect(await faults(guest)).toEqual([]);
    expect(await unreadable(guest)).toEqual([]);
  });
});

test("axe finds nothing on onboarding, sign-in, the landing page and the profile dialog", async ({ page }) => {
  await page.goto("/marketing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await faults(page), "marketing").toEqual([]);
  await page.goto("/");
  for (const step of ["welcome", "about", "goals", "account"]) {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await faults(page), step).toEqual([]);
    if (step !== "account") await page.getByRole("button", { name: "Continue" }).click();
  }
  await page.getByRole("button", { name: "I already have an account" }).click();
  expect(await faults(page), "sign-in").toEqual([]);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("button", { name: "Profile" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await faults(page), "profile").toEqual([]);
});
