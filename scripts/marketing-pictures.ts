import { type Browser, chromium, type Page } from "@playwright/test";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { extname } from "node:path";
import { BROWSER_ARGS, findBrowser } from "./lib/browser.ts";
import { build } from "./lib/build.ts";

/**
 * Takes the pictures of /marketing anew: screens of the product on invented data, and the preview of
 * links. What it shows is Storybook's, as it is built; look at the difference before you keep it.
 */
const FOLDER = "mfe-billing/src/features/marketing/pictures";
/** In CSS pixels; `marketing.pictures.ts` says the same. */
const SCREEN = { width: 390, height: 416 };
/** Tall, so that a dialog is not cut off. */
const VIEWPORT = { width: SCREEN.width, height: 1000 };
const PREVIEW = { width: 1200, height: 630 };
/** Pixels of a picture for one of CSS: sharp enough on a phone, and half as heavy as two. */
const SCALE = 1.6;

/** The story of each picture, and the text at whose nearest card or heading it begins. */
const SCREENS = [
  { name: "check-in", story: "screens-core-home--typical", from: null },
  { name: "circle", story: "screens-community-post--with-comments", from: null },
  { name: "progress", story: "screens-insights-progress--a-year", from: "Your moods over time" },
  {
    name: "privacy",
    story: "screens-core-settings-privacy--typical",
    from: "What is stored, and who sees it",
  },
  { name: "coach", story: "screens-insights-ai-wellness-center--typical", from: null },
];

build();
const CONTENT_TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};
const server = createServer((request, response) => {
  const path = `dist${new URL(request.url ?? "/", "http://localhost").pathname}`;
  if (!existsSync(path)) return void response.writeHead(404).end();
  response.setHeader("content-type", CONTENT_TYPES[extname(path)] ?? "application/octet-stream");
  response.end(readFileSync(path));
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
const { port } = server.address() as AddressInfo;
const executablePath = await findBrowser();
const browser = await chromium.launch({
  args: BROWSER_ARGS,
  ...(executablePath && { executablePath }),
});
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, story, from } of SCREENS) {
    const page = await openStory(browser, story, VIEWPORT, SCALE);
    const top = from === null ? 0 : await page.evaluate((text) => {
      const heading = [...document.querySelectorAll("h2, h3")]
        .find(({ textContent }) => textContent === text);
      if (!heading) throw new Error(`there is no heading "${text}"`);
      const margin = 24;
      return heading.getBoundingClientRect().top + scrollY - margin;
    }, from);
    const png = await page.screenshot({ fullPage: true, clip: { x: 0, y: top, ...SCREEN } });
    writeFileSync(`${FOLDER}/${name}.webp`, await toWebp(page, png));
    await page.close();
  }
  const page = await openStory(browser, "screens-billing-marketing--visitor", PREVIEW, 1);
  writeFileSync(`${FOLDER}/preview.jpg`, await page.screenshot({ type: "jpeg", quality: 82 }));
} finally {
  await browser.close();
  server.close();
}

/** A story when its interactions are over, on a day that is always the same. */
async function openStory(
  browser: Browser,
  story: string,
  viewport: { width: number; height: number },
  deviceScaleFactor: number,
): Promise<Page> {
  const page = await browser.newPage({ viewport, deviceScaleFactor });
  await page.clock.setFixedTime(new Date("2026-11-21T09:00:00Z"));
  const query = `id=${story}&viewMode=story&globals=motion:reduced`;
  await page.goto(`http://127.0.0.1:${port}/storybook/iframe.html?${query}`);
  await page.waitForFunction(() =>
    (globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown };
    }).__STORYBOOK_ADDONS_CHANNEL__?.last("storyFinished")
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  return page;
}

/** The same picture as WebP, by the browser's own encoder. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.82).split(",")[1] ?? "";
  }, `data:image/png;base64,${png.toString("base64")}`);
  return Buffer.from(base64, "base64");
}
