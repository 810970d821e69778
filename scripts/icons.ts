import { chromium } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";
import { BROWSER_ARGS, findBrowser } from "./lib/browser.ts";

/**
 * Draws the icons of the web app manifest from the product's mark, shell/public/icon.svg. Maskable ones
 * and Apple's fill their square, since the system cuts the shape; the mark stays in the inner 80 %.
 */
const FOLDER = "shell/public";
const mark = readFileSync(`${FOLDER}/icon.svg`, "utf8");
const filled = mark.replace(/ rx="\d+"/, "");
if (filled === mark) throw new Error("the mark has no rounded corners to fill");
const icons = [
  { file: "icon-192.png", size: 192, svg: mark },
  { file: "icon-512.png", size: 512, svg: mark },
  { file: "icon-maskable-192.png", size: 192, svg: filled },
  { file: "icon-maskable-512.png", size: 512, svg: filled },
  { file: "apple-touch-icon.png", size: 180, svg: filled },
];

const executablePath = await findBrowser();
const browser = await chromium.launch({
  args: BROWSER_ARGS,
  ...(executablePath && { executablePath }),
});
try {
  for (const { file, size, svg } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
    writeFileSync(`${FOLDER}/${file}`, await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
