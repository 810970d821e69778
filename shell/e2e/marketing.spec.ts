import { expect, faults, test } from "./fixtures.ts";

test("the landing page can be read where no script runs, prices and pictures too [SHELL-08]", async ({ browser }) => {
  const { baseURL = "" } = test.info().project.use;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/marketing");
  await expect(page).toHaveTitle("One Day at a Time · Reclaim");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reclaim, One Day at a Time");
  await expect(page.getByRole("article", { name: "Pro" })).toContainText("$49/mo");
  const annual = page.locator("#pricing noscript p");
  await expect(annual).toBeVisible();
  await expect(annual).toContainText("Starter $23/mo (billed $276)");
  await expect(page.locator("#waitlist noscript")).toBeVisible();
  await expect(page.getByRole("img", { name: /^A curve of moods/ })).toBeAttached();
  await context.close();
});

test("search engines and previews of links find the landing page with a picture of it", async ({ request }) => {
  const html = await (await request.get("/marketing")).text();
  const image = html.match(/property="og:image" content="([^"]+)"/)?.[1] ?? "";
  const picture = await request.get(new URL(image).pathname);
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
  const data = JSON.parse(html.match(/ld\+json">(.*?)<\/script>/)?.[1] ?? "{}") as object;
  expect(data).toMatchObject({ "@type": "WebApplication", name: "Reclaim" });
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/marketing</loc>");
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
});

test("the landing page comes to life where it is read, without a complaint, and shows the product", async ({ page, complaints }) => {
  await page.goto("/marketing");
  const shown = page.locator("[data-remote=mfe-billing]");
  await expect(shown.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(shown.getByRole("article")).toHaveCount(3);
  for (const picture of await shown.getByRole("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(await faults(page)).toEqual([]);
  await shown.getByRole("button", { name: "Join the Waitlist" }).first().click();
  await expect(shown.getByLabel("E-mail address")).toBeFocused();
  expect(complaints).toEqual([]);
});
