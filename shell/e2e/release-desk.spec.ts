import type { APIRequestContext, Page } from "@playwright/test";
import { sign } from "hono/jwt";
import { readFileSync } from "node:fs";
import { expect, faults, test } from "./fixtures.ts";

/** A team with one remote, and its token, as the operator makes them. */
async function tokenOf(request: APIRequestContext, team: string): Promise<string> {
  const secret = readFileSync(`${process.env.RECLAIM_DATA ?? ".data"}/secret`, "utf8").trim();
  const exp = Math.floor(Date.now() / 1000) + 60;
  const operator = await sign({ iss: "operator", aud: "releases", exp }, secret);
  const headers = { authorization: `Bearer ${operator}` };
  const address = `/api/releases/teams/${team}`;
  const saved = await request.put(address, {
    headers,
    data: { mail: null, remotes: ["mfe-billing"] },
  });
  expect(saved.status()).toBe(204);
  const made = await request.post(`${address}/tokens`, { headers, data: { label: "e2e" } });
  return (await made.json()).token;
}

async function join(page: Page, token: string, name: string): Promise<void> {
  await page.goto("/releases");
  await expect(page.getByRole("heading", { name: "Show your team's token" })).toBeVisible();
  await page.getByLabel("Team token").fill(token);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Open the desk" }).click();
  await expect(page.getByRole("tab", { name: "Releases" })).toBeVisible();
}

test("a team member sees what is live and changes only what is his team's", async ({ guest, request }) => {
  test.slow();
  await join(guest, await tokenOf(request, "Walkers"), "Ana");
  const row = (name: string) => guest.getByRole("listitem", { name, exact: true });
  await expect(row("shell").getByText(/^since/)).toBeVisible();
  await expect(row("mfe-billing").getByRole("button", { name: /Roll back|Take off/ }))
    .toBeVisible();
  await expect(row("mfe-core").getByRole("button")).toHaveCount(1);
  await row("mfe-core").getByRole("button").click();
  await expect(row("mfe-core").getByRole("list", { name: "Versions of mfe-core" })).toBeVisible();
  for (const width of [390, 1280]) {
    await guest.setViewportSize({ width, height: 844 });
    expect(await faults(guest), String(width)).toEqual([]);
  }
  await guest.getByRole("tab", { name: "Audit log" }).click();
  await expect(guest.getByRole("listitem").filter({ hasText: "joined the release desk" }).first())
    .toContainText("by Ana (Walkers)");
  await guest.reload();
  await expect(guest.getByRole("tab", { name: "Audit log", selected: true })).toBeVisible();
});

test("an invitation is taken by a link whose code no server sees", async ({ guest, request, browser }) => {
  test.slow();
  await join(guest, await tokenOf(request, "Walkers"), "Ana");
  await guest.getByRole("tab", { name: /^Passes/ }).click();
  await guest.getByRole("button", { name: "Invite somebody" }).click();
  await guest.getByLabel("Who it is for").fill("Jonas");
  await guest.getByRole("button", { name: "Make the invitation" }).click();
  const link = await guest.getByLabel("Invitation link").inputValue();
  await guest.getByRole("button", { name: "Done" }).click();
  const pass = guest.getByRole("listitem").filter({ hasText: "Jonas" });
  await expect(pass).toContainText("Not taken yet");

  const other = await browser.newContext();
  try {
    const page = await other.newPage();
    const asked: string[] = [];
    page.on("request", (call) => asked.push(call.url()));
    await page.goto(link);
    await page.getByRole("button", { name: "Skip" }).click();
    await page.getByRole("button", { name: "Take part" }).click();
    await expect(page.getByRole("heading", { name: "You take part" })).toBeVisible();
    const code = new URL(link).hash.slice(1);
    expect(asked.filter((url) => url.split("#")[0]?.includes(code))).toEqual([]);
  } finally {
    await other.close();
  }
  await expect(pass).not.toContainText("Not taken yet", { timeout: 15_000 });
  await pass.getByRole("button", { name: /^End/ }).click();
  await guest.getByRole("alertdialog").getByRole("button", { name: "End the pass" }).click();
  await expect(pass).toHaveCount(0);
});
