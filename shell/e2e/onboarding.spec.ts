import { expect, test } from "./fixtures.ts";

test.describe("onboarding", () => {
  for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 900 }]) {
    test(`its four steps fill a screen of ${viewport.width} px, and nothing of the app stands beside them [ONB-01]`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto("/");
      for (let step = 1; step <= 4; step++) {
        await expect(page.getByRole("img", { name: `Step ${step} of 4` })).toBeVisible();
        await expect(page.getByRole("navigation")).toHaveCount(0);
        await expect(page.getByRole("banner")).toHaveCount(0);
        const { x, y, width, height } = (await page.getByRole("main").boundingBox())!;
        expect([x, width]).toEqual([0, viewport.width]);
        expect(y + height).toBeGreaterThanOrEqual(viewport.height);
        // Above it is Get help only, as on every screen.
        const outside = await page.evaluate(() => {
          const root = document.getElementById("root")!.cloneNode(true) as HTMLElement;
          root.querySelector("main")?.remove();
          return root.textContent;
        });
        expect(outside).toBe("Get help");
        if (step < 4) await page.getByRole("button", { name: "Continue" }).click();
      }
      await expect(page.getByRole("button", { name: "Continue" })).toHaveCount(0);
    });
  }
});
