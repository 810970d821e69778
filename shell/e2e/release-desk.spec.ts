import { RELEASE_ARCHIVE_TYPE } from "@reclaim/contracts-common/operations";
import type { Bootstrap } from "@reclaim/contracts-gateway/bootstrap";
import type { Inspection, InspectionResult } from "@reclaim/contracts-releases/release-desk";
import { operatorHeaders, resolveProduct } from "@reclaim/cli";
import type { APIRequestContext, Page } from "@playwright/test";
import { bootstrapOf, createMember, expect, faults, test } from "./fixtures.ts";
import { smallRemote } from "./small-remote.ts";

test.use({ startPath: null });

/** The headers of the operator, by the key that is derived from the product's secret. */
function operator(): Promise<Record<string, string>> {
  const { operatorKey = "" } = resolveProduct(process.env);
  return operatorHeaders(operatorKey);
}

/** A team with one remote, and its token, as the operator makes them. */
async function tokenOf(
  request: APIRequestContext,
  team: string,
  remote = "mfe-billing",
): Promise<string> {
  const headers = await operator();
  const address = `/api/releases/teams/${team}`;
  const saved = await request.put(address, { headers, data: { mail: null, remotes: [remote] } });
  expect(saved.status()).toBe(204);
  const made = await request.post(`${address}/tokens`, { headers, data: { label: "e2e" } });
  return (await made.json()).token;
}

/** A version that passed: it was uploaded, and a browser has looked at its pages. */
async function publish(
  /** Calls without a session, as teams make them; the page looks, and has one. */
  request: APIRequestContext,
  page: Page,
  token: string,
  release: Parameters<typeof smallRemote>[0],
): Promise<void> {
  const uploaded = await request.post(`/api/releases/${release.name}`, {
    headers: { authorization: `Bearer ${token}`, "content-type": RELEASE_ARCHIVE_TYPE },
    data: await smallRemote(release),
  });
  expect(uploaded.status(), await uploaded.text()).toBe(201);
  const headers = { origin: new URL(page.url()).origin, ...await operator() };
  const claimed = await page.request.post("/api/releases/inspections/claim", { headers });
  const { id, pages } = await claimed.json() as Inspection;
  const seen = pages.map(({ path, module }) => (
    { path, module, rendered: true, complaints: [], scripts: [] }
  ));
  const told = await page.request.post(`/api/releases/inspections/${id}`, {
    headers,
    data: { pages: seen } satisfies InspectionResult,
  });
  expect(told.status()).toBe(204);
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
  await expect(row("shell").getByText(/^Went live/)).toBeVisible();
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
  const pass = guest.getByRole("list", { name: "Passes" }).getByRole("listitem")
    .filter({ hasText: "Jonas" });
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
  await expect(pass).not.toContainText("Not taken yet");
  await pass.getByRole("button", { name: /^End/ }).click();
  await guest.getByRole("alertdialog").getByRole("button", { name: "End the pass" }).click();
  await expect(pass).toHaveCount(0);
});

test("buttons change what members get: share, activation, rollback, each a line of the log", async ({ guest, request, browser }) => {
  test.slow();
  const name = "mfe-pressed";
  const token = await tokenOf(request, "Pressers", name);
  await join(guest, token, "Ana");
  const versions = { "1.0.0": "The first words", "2.0.0": "Other words" };
  for (const [version, words] of Object.entries(versions)) {
    await publish(request, guest, token, { name, version, team: "Pressers", words });
    if (version !== "1.0.0") continue;
    const headers = { authorization: `Bearer ${token}` };
    await request.post(`/api/releases/${name}/1.0.0/activate`, { headers });
  }
  await guest.reload();
  const row = guest.getByRole("listitem", { name, exact: true });
  const press = (button: string | RegExp) => row.getByRole("button", { name: button }).click();
  const confirm = (button: string) =>
    guest.getByRole("dialog").getByRole("button", { name: button }).click();

  // A visitor without cookies, as each of these pages.
  const member = await (await browser.newContext()).newPage();
  await createMember(member);
  const sees = async (words: string, version: string) => {
    await expect.poll(async () => {
      await member.goto(`/${name}`);
      const { composition } = await bootstrapOf(member) as Bootstrap;
      return composition.remotes.find(({ manifest }) => manifest.name === name)?.version;
    }).toBe(version);
    await expect(member.getByText(words)).toBeVisible();
  };
  await sees("The first words", "1.0.0");

  await press("Put on canary");
  await guest.getByRole("slider", { name: "Share of members" }).press("End");
  await confirm("Start the canary");
  const canary = row.getByRole("region", { name: `Canary: ${name} 2.0.0` });
  await expect(canary).toContainText("Goes to everybody");
  await sees("Other words", "2.0.0");

  await press("Change share");
  await guest.getByRole("slider", { name: "Share of members" }).press("Home");
  await confirm("Change the share");
  await expect(canary).toContainText("Goes to testers only");
  await sees("The first words", "1.0.0");

  await press("Activate");
  await confirm("Activate");
  await expect(canary).toHaveCount(0);
  await sees("Other words", "2.0.0");

  // One press, and the focus stays where the next one is.
  await row.getByRole("button", { name: "Roll back", exact: true }).focus();
  await guest.keyboard.press("Enter");
  await expect(row.getByText("was rolled back")).toBeVisible();
  await expect(row.getByText("1.0.0").first()).toBeVisible();
  await sees("The first words", "1.0.0");
  expect(await faults(guest)).toEqual([]);

  // A press on a stale desk does not undo the change of a colleague.
  const stale = await (await guest.request.get("/api/releases/desk")).text();
  await guest.route(
    "**/api/releases/desk",
    (route) => route.fulfill({ contentType: "application/json", body: stale }),
  );
  await request.put(`/api/releases/${name}/2.0.0/canary`, {
    headers: { authorization: `Bearer ${token}` },
    data: { percent: 0 },
  });
  await press("Activate again");
  await confirm("Activate");
  await expect(guest.getByRole("dialog").getByRole("alert")).toContainText("Nothing was changed");
  await guest.unroute("**/api/releases/desk");
  await guest.keyboard.press("Escape");
  await sees("The first words", "1.0.0");

  await guest.getByRole("tab", { name: "Audit log" }).click();
  const told = guest.getByRole("tabpanel").getByRole("listitem").filter({ hasText: name });
  for (const line of ["canary started", "canary changed", "activated", "rolled back"]) {
    await expect(told.filter({ hasText: line }).filter({ hasText: "by Ana (Pressers)" }))
      .toHaveCount(1);
  }
  await member.context().close();
});
