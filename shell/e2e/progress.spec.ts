import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createMember, expect, faults, test } from "./fixtures.ts";

test.use({ startPath: null });

/** Checks in for today and some days before, as a device does that was offline. */
async function checkIn(page: Page, moods: readonly number[]): Promise<void> {
  const { timeZone, joined } = { timeZone: "Europe/Vienna", joined: moods.length };
  for (let ago = 0; ago < joined; ago++) {
    const localDate = new Date(Date.now() - ago * 86_400_000)
      .toLocaleDateString("sv", { timeZone });
    const answer = await page.request.post("/api/check-ins", {
      headers: { origin: new URL(test.info().project.use.baseURL ?? "").origin },
      data: { mood: moods[ago], timeZone, localDate, clientId: crypto.randomUUID() },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

const card = (page: Page, name: string) => page.getByRole("region", { name });

/** Width and height of a PNG, by its header (ISO/IEC 15948, 11.2.2). */
function pngSize(file: Buffer): { width: number; height: number } {
  expect(file.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`moods are drawn, listed and saved from real check-ins, by keyboard, at ${width} px`, async ({ page, complaints }) => {
      await createMember(page);
      await checkIn(page, [5, 2]);
      await page.goto("/progress");
      const moods = card(page, "Your moods over time");
      await expect(moods.getByTestId("mood-line").locator("svg path[data-part=dot]"))
        .toHaveCount(2);
      await moods.getByRole("tab", { name: "Week" }).focus();
      await page.keyboard.press("ArrowRight");
      await expect(moods.getByRole("tab", { name: "Month" })).toHaveAttribute(
        "data-state",
        "active",
      );
      await moods.getByRole("button", { name: "Show table" }).press("Enter");
      await expect(moods.getByRole("row")).toHaveCount(29);
      const download = page.waitForEvent("download");
      await moods.getByRole("button", { name: "Download CSV" }).press("Enter");
      const csv = readFileSync(await (await download).path(), "utf8").trim().split("\r\n");
      expect(csv).toHaveLength(29);
      expect(csv.at(-1)).toMatch(/^\d{4}-\d\d-\d\d,Excellent,5$/);
      expect(csv.at(-2)).toMatch(/^\d{4}-\d\d-\d\d,Neutral,2$/);
      expect(await faults(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}

test("without the chunk of the pictures the page stays and offers to try again", async ({ page }) => {
  await createMember(page);
  await checkIn(page, [4]);
  const chunk = /\/remotes\/mfe-insights\/.*\/history-[^/]*\.js$/;
  let isMissing = false;
  await page.route(chunk, (route) => {
    isMissing = true;
    return route.abort();
  });
  await page.goto("/progress");
  await expect(page.getByTestId("part-failed")).toBeVisible();
  await expect(page.getByTestId("streak-grid")).toBeVisible();
  expect(isMissing).toBe(true);
  await page.unroute(chunk);
  // By keyboard: browsers that keep a failed import load the page anew.
  await page.getByTestId("part-failed").getByRole("button", { name: "Try again" }).press("Enter");
  await expect(page.getByTestId("mood-line")).toBeVisible();
});

test("progress has the screen for itself and a way back [PRG-01]", async ({ guest }) => {
  await guest.goto("/progress");
  await expect(guest.getByRole("heading", { level: 1, name: "Your Progress" })).toBeVisible();
  await expect(guest.getByRole("navigation")).toHaveCount(0);
  await expect(guest.getByRole("link", { name: "Get help" })).toBeVisible();
  await guest.getByRole("link", { name: "Back to Home" }).click();
  await expect(guest.getByText("How are you today?")).toBeVisible();
});

test("the card of each theme is saved as a PNG of its size, another picture each [PRG-15] [PRG-17]", async ({ guest, complaints }) => {
  await guest.goto("/achievements");
  await guest.getByRole("button", { name: "Share Achievements" }).click();
  const dialog = guest.getByRole("dialog", { name: "Share your progress" });
  const pictures = new Set<string>();
  for (const theme of ["Accomplishment", "Motivation", "Journey", "Transformation"]) {
    await dialog.getByRole("radio", { name: theme }).click();
    const save = dialog.getByRole("button", { name: "Download picture" });
    await expect(save).toHaveAttribute("aria-disabled", "false");
    const download = guest.waitForEvent("download");
    await save.click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(`reclaim-${theme.toLowerCase()}.png`);
    const file = readFileSync(await saved.path());
    expect(pngSize(file)).toEqual({ width: 1200, height: 630 });
    pictures.add(file.toString("base64"));
  }
  expect(pictures.size).toBe(4);
  expect(await faults(guest)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("the buttons of networks call nobody and show their toast [PRG-16]", async ({ guest }) => {
  await guest.goto("/progress");
  await guest.getByRole("button", { name: "Share" }).click();
  const dialog = guest.getByRole("dialog", { name: "Share your progress" });
  await expect(dialog).toBeVisible();
  const foreign: string[] = [];
  const writing: string[] = [];
  guest.on("request", (request) => {
    if (new URL(request.url()).host !== new URL(guest.url()).host) foreign.push(request.url());
    if (request.method() !== "GET") writing.push(request.url());
  });
  for (const network of ["Facebook", "Twitter", "LinkedIn"]) {
    await dialog.getByRole("button", { name: network }).click();
    const toast = guest.getByTestId("toast").filter({ hasText: network });
    await expect(toast).toContainText("Share initiated");
    await expect(toast).toContainText(
      `Your progress card would be shared to ${network} in a production environment.`,
    );
  }
  expect(foreign).toEqual([]);
  expect(writing.filter((url) => !/vitals|reports/.test(url))).toEqual([]);
});
