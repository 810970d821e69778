import { THEMES, TOKENS } from "@reclaim/design-system/tokens";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

/** Gives the root another theme and looks at what it colours. */
async function expectColours(page: Page, { name, colors }: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), name);
  const roles = { ...colors, surface: TOKENS.surface };
  const read = await page.evaluate(
    (names) => {
      const style = getComputedStyle(document.documentElement);
      return Object.fromEntries(names.map((role) => [role, style.getPropertyValue(`--${role}`)]));
    },
    Object.keys(roles),
  );
  expect(read).toEqual(roles);
  await expect(page.locator("body")).toHaveCSS("background-color", rgb(colors.background));
  await expect(page.locator("body")).toHaveCSS("color", rgb(colors.foreground));
  await expect(page.getByRole("button", { name: "Check in" }))
    .toHaveCSS("background-color", rgb(colors["primary-dark"]));
  await expect(page.getByRole("link", { name: "Reclaim" }))
    .toHaveCSS("color", rgb(colors["primary-dark"]));
}

test("one attribute on the root recolours the whole app and renders nothing anew [THM-46]", async ({ guest }) => {
  await expect(guest.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(guest.getByRole("heading", { name: "AI Wellness Center" })).toBeVisible();
  // What comes late may still draw on the first pass; a theme that renders anew does on each.
  await expect(async () => {
    // Late parts of the shell, such as the toaster, stand outside of its root.
    await guest.evaluate(() => {
      const seen = globalThis as unknown as { mutations: string[]; observer?: MutationObserver };
      seen.observer?.disconnect();
      seen.mutations = [];
      seen.observer = new MutationObserver((list) =>
        seen.mutations.push(
          ...list.map(({ type, target }) => `${type} ${target.parentElement?.innerHTML}`),
        )
      );
      seen.observer.observe(document.getElementById("root")!, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
    for (const theme of THEMES) await expectColours(guest, theme);
    const mutations = await guest.evaluate(() =>
      (globalThis as unknown as { mutations: string[] }).mutations
    );
    expect(mutations).toEqual([]);
  }).toPass();
});

test("text stands in the product's own fonts, and nothing is asked of other hosts", async ({ guest }) => {
  const faces = () =>
    guest.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded")
        .map(({ family }) => family.replaceAll('"', ""))
    );
  await expect.poll(faces).toEqual(expect.arrayContaining(["Newsreader", "Source Sans"]));
  const hosts = await guest.evaluate(() => [
    ...new Set(performance.getEntriesByType("resource").map(({ name }) => new URL(name).host)),
  ]);
  expect(hosts).toEqual([new URL(guest.url()).host]);
});

test("a saved theme is there at the first paint, an unknown one is not [THM-03]", async ({ guest }) => {
  // The shell's code never comes: what is seen is the first paint alone. Code that failed would
  // put words in its place.
  await guest.route("**/s/**", () => {});
  for (const [saved, shown] of [["tranquil", "tranquil"], ["neon", undefined]] as const) {
    await guest.evaluate((name) => {
      localStorage.setItem("reclaim-theme-preference", name);
      localStorage.setItem("reclaim-auto-theme", "disabled");
    }, saved);
    await guest.reload({ waitUntil: "commit" });
    await expect(guest.getByText("Reclaim", { exact: true })).toBeVisible();
    expect(await guest.evaluate(() => document.documentElement.dataset.theme)).toBe(shown);
    const { colors } = THEMES.find(({ name }) => name === (shown ?? "default"))!;
    await expect(guest.locator("body")).toHaveCSS("background-color", rgb(colors.background));
  }
});

test("a check-in recolours the page, says so, and the next visit starts so [CHK-05] [THM-26]", async ({ guest }) => {
  await guest.getByRole("radio", { name: "Excellent" }).check({ force: true });
  await guest.getByRole("button", { name: "Check in" }).click();
  const toast = guest.getByTestId("toast");
  await expect(toast).toContainText("Theme Updated Based on Your Mood");
  await expect(toast).toContainText("Default → Optimistic");
  await expect(guest.locator("html")).toHaveAttribute("data-theme", "optimistic");
  await guest.reload();
  await expect(guest.locator("html")).toHaveAttribute("data-theme", "optimistic");
});
