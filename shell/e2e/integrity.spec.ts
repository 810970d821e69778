import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ startPath: null });

/** The outcome of importing a module by its URL. */
const run = (page: Page, url: string): Promise<string> =>
  page.evaluate((url) => import(url).then(() => "ran", () => "refused"), url);

test("the browser runs no script whose hash the page does not name, also not one of ours", async ({ guest }) => {
  await guest.goto("/");
  const named = await guest.evaluate(() => {
    const { integrity } = JSON.parse(
      document.querySelector("script[type=importmap]")?.textContent ?? "{}",
    );
    return Object.keys(integrity as Record<string, string>);
  });
  const script = named.find((url) => /mfe-billing.*\/assets\/remote/.test(url)) ?? "";
  expect(await run(guest, script)).toBe("ran");
  expect(await run(guest, `${script}?again`)).toBe("refused");
  expect(await run(guest, "/sw.js")).toBe("refused");
});
