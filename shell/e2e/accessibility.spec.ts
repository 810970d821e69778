import { THEMES } from "@reclaim/contracts/mood-themes";
import axe from "axe-core";
import { expect, faults, test } from "./fixtures.ts";

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
  "/nothing-here",
];

for (const width of [390, 1280]) {
  test(`axe finds nothing on any page at ${width} px`, async ({ guest }) => {
    test.slow();
    await guest.setViewportSize({ width, height: 844 });
    for (const path of PAGES) {
      await guest.goto(path);
      await expect(guest.getByRole("heading").first()).toBeVisible();
      await guest.waitForLoadState("networkidle");
      expect(await faults(guest), path).toEqual([]);
    }
  });
}

for (const path of PAGES) {
  test(`axe finds no colours that cannot be read on ${path}, in any theme`, async ({ guest }) => {
    await guest.emulateMedia({ reducedMotion: "reduce" });
    await guest.goto(path);
    await expect(guest.getByRole("heading").first()).toBeVisible();
    await guest.waitForLoadState("networkidle");
    await guest.evaluate(axe.source);
    const found = await guest.evaluate(async ([themes, rules]) => {
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
    expect(found).toEqual([]);
  });
}

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
