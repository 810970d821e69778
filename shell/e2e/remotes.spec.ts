import type { Page, Route } from "@playwright/test";
import { bootstrapOf, expect, test } from "./fixtures.ts";

test.use({ startPath: null });

const PAGES = {
  "mfe-core": "/journey",
  "mfe-community": "/community",
  "mfe-insights": "/progress",
  "mfe-billing": "/products",
  "mfe-releases": "/releases",
};

for (const [remote, path] of Object.entries(PAGES)) {
  test(`${path} is rendered by ${remote}, a build of its own`, async ({ guest }) => {
    await guest.goto(path);
    const place = guest.locator(`[data-remote=${remote}]`);
    await expect(place.getByRole("heading").first()).toBeVisible();
    const { composition } = await bootstrapOf(guest);
    const live = composition.remotes.find((one: { manifest: { name: string } }) =>
      one.manifest.name === remote
    );
    await expect(place).toHaveAttribute("data-version", live.version);
  });
}

/** Every script of the community's release. */
const SCRIPTS = /\/remotes\/mfe-community\/.*\.js$/;

/** The frame and the other remotes live; the broken place says so and offers to try again. */
async function expectOnlyItsPlaceIsDown(page: Page) {
  await expect(page.getByTestId("remote-failed")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByText("How are you today?")).toBeVisible();
  await page.getByRole("link", { name: "Progress" }).click();
  await expect(page.locator("[data-remote=mfe-insights]")).toBeVisible();
}

const FAULTS: Record<string, (route: Route) => unknown> = {
  "is 404": (route) => route.fulfill({ status: 404, body: "" }),
  "throws": (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken')" }),
  "is HTML": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
};
for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`a remote whose code ${fault} takes down its own place only`, async ({ guest }) => {
    await guest.route(SCRIPTS, answer);
    await guest.goto("/community");
    await expectOnlyItsPlaceIsDown(guest);
  });
}

test("a remote that hangs takes down its own place only", async ({ guest }) => {
  await guest.clock.install();
  await guest.route(SCRIPTS, () => {});
  await guest.goto("/community", { waitUntil: "commit" });
  await expect(guest.getByTestId("remote-loading")).toBeVisible();
  await guest.clock.runFor(11_000);
  await expectOnlyItsPlaceIsDown(guest);
});

test("a remote with a wrong integrity is not run, and the rest lives", async ({ guest }) => {
  await guest.route("**/community", async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const broken = html.replace(
      /("\/remotes\/mfe-community\/[^"]+":"sha384-)[^"]+/g,
      `$1${"A".repeat(64)}`,
    ).replace(
      /(href="\/remotes\/mfe-community\/[^"]+" integrity="sha384-)[^"]+/g,
      `$1${"A".repeat(64)}`,
    );
    expect(broken).not.toBe(html);
    await route.fulfill({ response: answer, body: broken });
  });
  await guest.goto("/community");
  await expectOnlyItsPlaceIsDown(guest);
});

test("Try again brings back a remote whose server has recovered", async ({ guest }) => {
  await guest.route(SCRIPTS, (route) => route.fulfill({ status: 503, body: "" }));
  await guest.goto("/community");
  await expect(guest.getByTestId("remote-failed")).toBeVisible();
  await guest.unroute(SCRIPTS);
  await guest.getByRole("button", { name: "Try again" }).click();
  await expect(guest.locator("[data-remote=mfe-community]")).toBeVisible();
});

test("a slot whose remote is down is small and leaves Home whole", async ({ guest }) => {
  await guest.route(
    /\/remotes\/mfe-insights\/.*\.js$/,
    (route) => route.fulfill({ status: 404, body: "" }),
  );
  await guest.goto("/");
  await expect(guest.getByText("How are you today?")).toBeVisible();
  await expect(guest.getByTestId("part-failed")).toBeVisible();
});
