import type { Bootstrap } from "@reclaim/contracts-gateway/bootstrap";
import type { ReleaseReport, ReleaseReports } from "@reclaim/contracts-releases/release-reports";
import type { Page } from "@playwright/test";
import { createHash } from "node:crypto";
import { bootstrapOf, expect, faults, test } from "./fixtures.ts";

test.use({ startPath: null });

const NAME = "mfe-community";
/** The version that a test puts before the one that is live. */
const NEW = "9.9.9-new";
const MODULE = `/remotes/${NAME}/${NEW}/remote.js`;
const ENTRY = `/remotes/${NAME}/${NEW}/remoteEntry.js`;
const sha384 = (code: string) => `sha384-${createHash("sha384").update(code).digest("base64")}`;

/** A remote whose page shows, or throws. */
const SOUND = remoteWith(`() => "The new version"`);
const BROKEN = remoteWith(`() => { throw new Error("no such function"); }`);
function remoteWith(component: string): string {
  const routes = `[{ path: "/community", Component: ${component} }]`;
  return `export default { name: "${NAME}", routes: ${routes} };`;
}

/** Every page is as the gateway composed it, with what `change` does to parts of it. */
async function recompose(
  page: Page,
  change: (
    bootstrap: Bootstrap,
    integrity: Record<string, string>,
    guard: { isStable: boolean },
  ) => void,
): Promise<void> {
  await page.route(({ pathname }) => !/^\/(api|remotes)\/|\./.test(pathname), async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const answer = await route.fetch();
    const html = await answer.text();
    const json = (start: string) => {
      const found = html.match(new RegExp(`${start}[^>]*>([^]*?)</script>`))?.[1];
      if (!found) throw new Error(`no ${start} in the page`);
      return found;
    };
    const [map, boot] = [json('type="importmap"'), json('id="reclaim-bootstrap"')];
    const [hashes, bootstrap] = [JSON.parse(map), JSON.parse(boot)];
    const guard = { isStable: true };
    change(bootstrap, hashes.integrity, guard);
    const inline = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
    const body = html.replace(map, () => inline(hashes)).replace(boot, () => inline(bootstrap))
      .replace('"isStable":true', `"isStable":${guard.isStable}`);
    await route.fulfill({ response: answer, body });
  });
}

/** The live version becomes the last good one of a new version with this code. */
async function release(
  page: Page,
  code: string,
  hash: string | null,
  styles?: Record<string, string>,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`**/remotes/${NAME}/${NEW}/**`, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: "text/javascript", body: code });
  });
  await recompose(page, ({ composition }, integrity) => {
    const remote = composition.remotes.find(({ manifest }) => manifest.name === NAME);
    if (!remote) throw new Error(`${NAME} is not live`);
    const { version, entry, module } = remote;
    remote.lastGood = { version, entry, module };
    Object.assign(remote, { version: NEW, entry: ENTRY, module: MODULE, styles });
    if (hash) Object.assign(integrity, { [MODULE]: hash, [ENTRY]: hash });
  });
  return asked;
}

/** Collects reports of pages from now on, instead of sending them. */
async function listenToReports(page: Page) {
  const told: ReleaseReport[] = [];
  const tickets = new Set<string>();
  await page.route("**/api/releases/reports", async (route) => {
    const body = route.request().postDataJSON() as ReleaseReports;
    told.push(...body.reports);
    tickets.add(body.ticket);
    await route.fulfill({ status: 202 });
  });
  const kinds = (name: string) =>
    told.filter((report) => report.name === name).map(({ version, kind }) =>
      `${version === NEW ? "new" : "live"} ${kind}`
    );
  return { told, tickets, kinds };
}

/** As when a member looks at another tab. What a page sends while it is left passes by a test's routes. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
const place = (page: Page) => page.locator(`[data-remote=${NAME}]`);
const expectLastGood = async (page: Page) => {
  await expect(place(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(place(page)).not.toHaveAttribute("data-version", NEW);
};

test("a version with its true hash is run", async ({ guest }) => {
  await release(guest, SOUND, sha384(SOUND));
  await guest.goto("/community");
  await expect(place(guest)).toHaveText("The new version");
  await expect(place(guest)).toHaveAttribute("data-version", NEW);
});

test("code with another hash is not run: the last good version shows, and the page tells why", async ({ guest }) => {
  const { tickets, kinds } = await listenToReports(guest);
  await release(guest, SOUND, sha384(`${SOUND}altered`));
  await guest.goto("/community");
  await expectLastGood(guest);
  await expect.poll(() => kinds(NAME)).toContain("new integrity");
  expect(kinds(NAME)).not.toContain("new load_error");
  expect([...tickets]).toEqual([(await bootstrapOf(guest)).ticket]);
  await hide(guest);
  await expect.poll(() => kinds(NAME)).toContain("live load");
});

const RULES = "[data-remote] { outline: 3px solid rgb(1, 2, 3); }";
for (
  const { title, rules, version } of [
    { title: "on the way to a remote its styles come first", rules: RULES, version: NEW },
    {
      title: "with styles of another hash the last good version shows",
      rules: "* {}",
      version: "",
    },
  ]
) {
  test(title, async ({ guest }) => {
    const url = `/remotes/${NAME}/${NEW}/page.css`;
    await release(guest, SOUND, sha384(SOUND), { [url]: sha384(RULES) });
    await guest.route(
      `**${url}`,
      (route) => route.fulfill({ contentType: "text/css", body: rules }),
    );
    await guest.goto("/");
    await guest.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Circle" })
      .click();
    await expect(place(guest)).toHaveAttribute("data-version", version || /^(?!9\.9\.9-new)/);
    await expect(place(guest)).toHaveCSS("outline-style", version ? "solid" : "none");
  });
}

test("code without a hash is not even asked for", async ({ guest }) => {
  const { kinds } = await listenToReports(guest);
  const asked = await release(guest, SOUND, null);
  await guest.goto("/community");
  await expectLastGood(guest);
  await expect.poll(() => kinds(NAME)).toContain("new load_error");
  expect(asked).toEqual([]);
});

test("code that is not there is told as not loaded", async ({ guest }) => {
  const { kinds } = await listenToReports(guest);
  await release(guest, SOUND, sha384(SOUND));
  await guest.route(
    `**/remotes/${NAME}/${NEW}/**`,
    (route) => route.fulfill({ status: 404, body: "" }),
  );
  await guest.goto("/community");
  await expectLastGood(guest);
  await expect.poll(() => kinds(NAME)).toContain("new load_error");
});

test("a page that throws gives way by itself, and that version is not tried again on a reload", async ({ guest }) => {
  const { kinds } = await listenToReports(guest);
  const asked = await release(guest, BROKEN, sha384(BROKEN));
  await guest.goto("/community");
  await expectLastGood(guest);
  await expect.poll(() => kinds(NAME)).toEqual(
    expect.arrayContaining(["new load", "new render_error"]),
  );
  await hide(guest);
  await expect.poll(() => kinds(NAME)).toContain("live load");
  asked.splice(0);
  await guest.reload();
  await expectLastGood(guest);
  expect(asked).toEqual([]);
});

test("a page that is hidden tells what ran and how fast, and nothing of the person", async ({ guest }) => {
  const { told, kinds } = await listenToReports(guest);
  await guest.goto("/community");
  const { composition, member } = await bootstrapOf(guest);
  await expect(place(guest).getByRole("heading", { level: 1 })).toBeVisible();
  await guest.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/web-vitals-"))
  );
  await guest.getByRole("button", { name: "Profile" }).click();
  await expect(guest.getByRole("dialog")).toBeVisible();
  await hide(guest);
  for (const name of [NAME, "shell"]) {
    await expect.poll(() => kinds(name)).toEqual(
      expect.arrayContaining(["live load", "live lcp", "live inp"]),
    );
  }
  const shell = told.find(({ name }) => name === "shell");
  expect(shell?.version).toBe(composition.shell);
  expect(told.find(({ kind }) => kind === "lcp")?.value).toBeGreaterThan(0);
  expect(JSON.stringify(told)).not.toContain(member.id);
});

/** Of a part of the frame, what no release can have: the gate would refuse it. */
function breakShell({ composition }: Bootstrap): void {
  for (const { manifest } of composition.remotes) {
    for (const entry of manifest.navigation) Object.assign(entry, { icon: 5 });
  }
}

test("a shell that throws leaves words instead of an empty page, and tells", async ({ guest }) => {
  const { kinds } = await listenToReports(guest);
  await recompose(guest, breakShell);
  await guest.goto("/");
  const words = guest.getByRole("alert");
  await expect(words).toContainText("Reclaim cannot be shown at the moment.");
  await expect(words.getByRole("link", { name: "Whom to call" })).toBeVisible();
  await expect.poll(() => kinds("shell")).toEqual(["live render_error"]);
});

test("a shell on canary that throws is told, and gives way to what everybody gets", async ({ guest }) => {
  const { kinds } = await listenToReports(guest);
  const loads: string[] = [];
  await recompose(guest, (bootstrap, _integrity, guard) => {
    loads.push(bootstrap.composition.shell);
    if (loads.length > 1) return;
    breakShell(bootstrap);
    guard.isStable = false;
  });
  await guest.goto("/community");
  await expect(place(guest).getByRole("heading", { level: 1 })).toBeVisible();
  expect(loads).toHaveLength(2);
  const { composition } = await bootstrapOf(guest);
  const cookies = await guest.context().cookies();
  expect(cookies.find(({ name }) => name === "reclaim.back")?.value).toBe(composition.id);
  await expect.poll(() => kinds("shell")).toContain("live render_error");
});

const override = { name: NAME, version: "1.3.0-0f3a9c81b2d4", expiresAt: "2099-11-24T09:30:00Z" };
const bar = (page: Page) => page.getByRole("complementary", { name: "Version that is not live" });

test("who sees a version that is not live is told so on every page, and one press ends it", async ({ guest }) => {
  let holds = true;
  await recompose(guest, (bootstrap) => {
    if (holds) Object.assign(bootstrap, { overrides: [override], ticket: null });
  });
  await guest.route("**/api/releases/passes/mine", async (route) => {
    expect(route.request().method()).toBe("DELETE");
    holds = false;
    await route.fulfill({ status: 204 });
  });
  for (const path of ["/", "/community", "/nothing-here", "/marketing"]) {
    await guest.goto(path);
    await expect(bar(guest), path).toContainText(`${NAME} ${override.version}, which is not live`);
    await expect(bar(guest), path).toBeInViewport({ ratio: 1 });
  }
  await guest.goto("/");
  await expect(bar(guest)).toBeVisible();
  expect(await faults(guest)).toEqual([]);
  await guest.mouse.wheel(0, 2000);
  await expect(bar(guest)).toBeInViewport({ ratio: 1 });
  await expect(guest.getByRole("banner")).toBeInViewport({ ratio: 1 });
  await bar(guest).getByRole("button", { name: "Back to what is live" }).focus();
  await guest.keyboard.press("Enter");
  await expect(bar(guest)).toBeHidden();
  await expect(guest.getByText("How are you today?")).toBeVisible();
});

test("nobody else fetches a byte of that bar", async ({ guest }) => {
  const fetched: string[] = [];
  guest.on("request", (request) => fetched.push(request.url()));
  await guest.goto("/");
  await guest.waitForLoadState("networkidle");
  expect(fetched.filter((url) => url.includes("override-bar"))).toEqual([]);
});

test("a tab that is a day old takes the way to another page as a full load, and only once", async ({ guest }) => {
  await guest.clock.install();
  await guest.goto("/");
  await expect(guest.getByText("How are you today?")).toBeVisible();
  const loads: string[] = [];
  guest.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  const to = async (name: string, remote: string) => {
    await guest.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
    await expect(guest.locator(`[data-remote=${remote}]`)).toBeVisible();
  };
  await to("AI Guide", "mfe-insights");
  expect(loads).toEqual([]);
  await guest.clock.setSystemTime(Date.now() + 25 * 3_600_000);
  expect(loads).toEqual([]);
  await to("Circle", NAME);
  expect(loads).toEqual(["/community"]);
  await to("AI Guide", "mfe-insights");
  expect(loads).toEqual(["/community"]);
});
