import type { Page } from "@playwright/test";
import { expect, faults, test } from "./fixtures.ts";

interface Manifest {
  display: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

/** What a browser sees of a picture: its size, and whether its corners are filled. */
const look = (page: Page, src: string) =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement("canvas"), { width, height })
      .getContext("2d")!;
    context.drawImage(image, 0, 0);
    return {
      size: `${width}x${height}`,
      isFilled: context.getImageData(0, 0, 1, 1).data[3] === 255,
    };
  }, src);

test("a phone can put the product on its home screen: manifest, icons and shortcuts", async ({ page, guest, complaints }) => {
  const answer = await page.request.get("/manifest.webmanifest");
  expect(answer.headers()["content-type"]).toBe("application/manifest+json");
  const manifest = await answer.json() as Manifest;
  expect(manifest.display).toBe("standalone");
  for (const { src, sizes, purpose } of manifest.icons) {
    expect(await look(guest, src), src).toEqual({ size: sizes, isFilled: purpose === "maskable" });
  }
  const touchIcon = await guest.locator("link[rel=apple-touch-icon]").getAttribute("href");
  expect(await look(guest, touchIcon ?? "")).toEqual({ size: "180x180", isFilled: true });

  // The browser itself reads the manifest, under the page's policy, and finds no fault in it.
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send("Page.getAppManifest");
  expect([new URL(url).pathname, errors]).toEqual(["/manifest.webmanifest", []]);
  expect(JSON.parse(data ?? "")).toEqual(manifest);
  expect(complaints).toEqual([]);

  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(["Check in", "Breathe", "Write"]);
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeHidden();
  }
});

/** As Chromium offers to install, which it does not in a test; the question leaves a mark. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => {
      document.documentElement.dataset.asked = "true";
      return Promise.resolve({ outcome: "accepted" });
    };
    dispatchEvent(
      Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }),
    );
  });

test("the hint to install comes once on a device, after the third check-in", async ({ guest: page }) => {
  // Three check-ins take three days: the answer to this one tells of two before.
  await page.route("**/api/check-ins", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({
      response,
      json: { ...body, member: { ...body.member, recentMoods: [4, 3, 4] } },
    });
  });
  const hint = page.getByRole("complementary", { name: "Reclaim on your home screen" });
  await offerInstall(page);
  await page.getByRole("radio", { name: "Great", exact: true }).check();
  await expect(hint).toBeHidden();
  await page.getByRole("button", { name: "Check in", exact: true }).click();
  await expect(hint).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await hint.getByRole("button", { name: "No, thanks" }).click();
  await expect(hint).toBeHidden();

  await page.reload();
  await offerInstall(page);
  await page.getByRole("button", { name: "Change today's check-in" }).click();
  await page.getByRole("button", { name: "Save the change" }).click();
  // The form has closed: the change is saved and told.
  await expect(page.getByRole("button", { name: "Change today's check-in" })).toBeVisible();
  await expect(hint).toBeHidden();
  await expect(page.locator("html")).not.toHaveAttribute("data-asked");
});
