import { expect, test } from "./fixtures.ts";

test("a designer finds components, themes and notes at /storybook/", async ({ page, complaints }) => {
  // Storybook is large, and a busy machine takes its time for it.
  test.slow();
  const hosts = new Set<string>();
  page.on("request", (request) => {
    if (request.url().startsWith("http")) hosts.add(new URL(request.url()).host);
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/storybook/?path=/docs/actions-button--docs");
  const story = page.frameLocator("#storybook-preview-iframe");
  await expect(story.getByRole("heading", { level: 1, name: "Button" }))
    .toBeVisible({ timeout: 30_000 });
  await expect(story.getByText("One main button on a screen; the others are quiet.")).toBeVisible();
  await expect(story.getByText("Don't", { exact: true })).toBeVisible();

  await page.goto("/storybook/?path=/story/actions-button--main&globals=theme:serene");
  await expect(story.getByRole("button", { name: "Check in" })).toBeVisible({ timeout: 30_000 });
  await expect(story.locator("html")).toHaveAttribute("data-theme", "serene");
  await page.getByRole("button", { name: /Theme/ }).click();
  for (const theme of ["default", "energetic", "tranquil"]) {
    await expect(page.getByText(theme, { exact: true }).first()).toBeVisible();
  }
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  expect(complaints).toEqual([]);
});

test("the page of a component names the live remotes that are made with it", async ({ page }) => {
  test.slow();
  const { components } = await (await page.request.get("/api/releases/components")).json();
  const core = components.Button.find(({ name }: { name: string }) => name === "mfe-core");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/storybook/?path=/docs/actions-button--docs");
  const users = page.frameLocator("#storybook-preview-iframe").getByRole("region", {
    name: "Where used",
  });
  await expect(users.getByRole("row").filter({ hasText: "mfe-core" }))
    .toContainText(`${core.version}${core.team}`, { timeout: 30_000 });
});
