import assert from "node:assert/strict";
import { testIdentity } from "@reclaim/platform/testing";
import { fixtureRelease } from "@reclaim/release-store/testing/fixture-release";
import { releasesService } from "../releases.testing.ts";
import { createSignal, type Signal } from "../shared/signal.ts";
import { observedPreload, pagesToOpen } from "./inspections.model.ts";
import { claimInspection } from "./claim-inspection.use-case.ts";

const { service, reset, inspector, given, operator, bearer, state } = await releasesService();
Deno.test.afterAll(() => service.close());

let team = "";
Deno.test.beforeEach(async () => {
  await reset();
  service.deps.clock.set("2026-11-21T09:00:00Z");
  team = await given.team("Hello", ["shell", "mfe-one"]);
  await given.live(team, given.shell());
});
const claim = () => operator("POST", "/api/releases/inspections/claim");

Deno.test("an inspector gets the version that waits, for two minutes, and nobody else does", async () => {
  await given.uploaded(team, given.remote("mfe-one", "1.0.0"));
  const { status, body } = await claim();
  assert.equal(status, 200);
  assert.deepEqual([body.name, body.version], ["mfe-one", "1.0.0"]);
  assert.deepEqual(body.pages, [{ path: "/mfe-one", remote: "mfe-one", module: "page.tsx" }]);
  const [pass] = (await state()).passes;
  assert.deepEqual(
    [pass?.kind, pass?.sub, pass?.part?.version],
    ["inspection", inspector.sub, "1.0.0"],
  );
});

Deno.test("an upload wakes the inspector that waits", async () => {
  const waiting = claim();
  await given.uploaded(team, given.remote("mfe-one", "1.0.0"));
  assert.equal((await waiting).body.version, "1.0.0");
});

Deno.test("an inspector that has gone while it waited takes no work along", async () => {
  const leaving = new AbortController();
  const begun = Promise.withResolvers<void>();
  const signal = createSignal();
  const newWork: Signal = {
    ...signal,
    wait(...args) {
      begun.resolve();
      return signal.wait(...args);
    },
  };
  const waiting = claimInspection(service.deps, newWork)(inspector.sub, leaving.signal);
  await begun.promise;
  await given.uploaded(team, given.remote("mfe-one", "1.0.0"));
  leaving.abort();
  assert.equal(await waiting, undefined);
  assert.equal((await claim()).body.version, "1.0.0");
});

Deno.test("what an inspector left undone is given to the next one after two minutes", async () => {
  await given.uploaded(team, given.remote("mfe-one", "1.0.0"));
  const first = await claim();
  service.deps.clock.set("2026-11-21T09:02:01Z");
  const path = "/api/releases/inspections/claim";
  const other = await operator("POST", path, undefined, testIdentity());
  assert.equal(other.body.id, first.body.id);
});

Deno.test("an inspector owner work never reached it gets it again at once", async () => {
  await given.uploaded(team, given.remote("mfe-one", "1.0.0"));
  const first = await claim();
  assert.equal((await claim()).body.id, first.body.id);
  assert.equal((await state()).passes.length, 1);
});

Deno.test("a page that complains or does not render refuses the version, with the reason", async () => {
  await given.uploaded(team, given.remote("mfe-one", "1.0.0"));
  const { body: work } = await claim();
  const path = `/api/releases/inspections/${work.id}`;
  const page = { path: "/mfe-one", module: "page.tsx", scripts: [] };
  const seen = { pages: [{ ...page, rendered: false, complaints: ["TypeError: x"] }] };
  assert.equal((await operator("POST", path, seen)).status, 204);
  const { body } = await bearer(team, "GET", "/api/releases/mfe-one/1.0.0");
  assert.equal(body.state, "refused");
  assert.equal(
    body.checks.at(-1).message,
    "In a browser, with this version: /mfe-one did not render; /mfe-one: TypeError: x.",
  );
  assert.deepEqual((await state()).passes, []);
  assert.equal((await operator("POST", path, seen)).status, 404);
});

Deno.test("what code writes on the console cannot hold up the checks of others", async () => {
  await given.uploaded(team, given.remote("mfe-one", "1.0.0"));
  await given.inspected(["NUL \0 and half of a character \ud83d"]);
  const { body } = await bearer(team, "GET", "/api/releases/mfe-one/1.0.0");
  assert.equal(body.state, "refused");
});

Deno.test("a team cannot inspect its own release", async () => {
  await given.uploaded(team, given.remote("mfe-one", "1.0.0"));
  for (const path of ["claim", crypto.randomUUID()]) {
    const url = `/api/releases/inspections/${path}`;
    const { status } = await bearer(team, "POST", url, { pages: [] }, inspector);
    assert.equal(status, 403);
  }
});

const remote = (name: string, manifest: object, apiSurface = {}) =>
  fixtureRelease({
    name,
    version: "1.0.0",
    manifest,
    fields: {
      apiSurface: { emits: {}, listensTo: {}, rendersSlots: {}, fillsSlots: {}, ...apiSurface },
    },
  }).release;
const home = remote("mfe-home", {
  routes: [{ path: "/", module: "home.tsx" }, { path: "/item/:id", module: "item.tsx" }],
}, { rendersSlots: { "home.cards": "any" } });

Deno.test("a browser opens each page that has an address, and the page that shows a slot", () => {
  const candidate = remote("mfe-one", {
    routes: [
      { path: "/one", module: "one.tsx" },
      { path: "/one/:id", module: "two.tsx", example: "/one/7" },
    ],
    slots: [{ name: "home.cards", module: "card.tsx" }, { name: "unknown", module: "x.tsx" }],
  });
  assert.deepEqual(pagesToOpen(candidate, [home, given.shell().release]), [
    { path: "/one", remote: "mfe-one", module: "one.tsx" },
    { path: "/one/7", remote: "mfe-one", module: "two.tsx" },
    { path: "/", remote: "mfe-home", module: "card.tsx" },
  ]);
});

Deno.test("a browser opens no page that is another remote's by now", () => {
  const routes = [{ path: "/", module: "old.tsx", handoverTo: "mfe-home" }];
  const old = remote("mfe-old", { routes: [...routes, { path: "/old", module: "old.tsx" }] });
  const kept = { path: "/old", remote: "mfe-old", module: "old.tsx" };
  const opened = { path: "/", remote: "mfe-home", module: "home.tsx" };
  assert.deepEqual(pagesToOpen(old, [old, home]), [kept]);
  assert.deepEqual(pagesToOpen(given.shell("2.0.0").release, [old, home]), [kept, opened]);
});

Deno.test("for a shell a browser opens the pages of every live remote", () => {
  assert.deepEqual(pagesToOpen(given.shell("2.0.0").release, [home]), [
    { path: "/", remote: "mfe-home", module: "home.tsx" },
  ]);
});

Deno.test("what a browser loaded is kept for preloading, as far as the release has it", () => {
  const { release } = given.remote("mfe-one", "1.0.0");
  assert.ok(release.kind === "remote");
  const foreign = "/remotes/mfe-two/1.0.0/assets/x.js";
  const page = { path: "/mfe-one", rendered: true, complaints: [] };
  const scripts = [release.module, foreign, release.module];
  assert.deepEqual(
    observedPreload(release, {
      pages: [{ ...page, module: "page.tsx", scripts }, { ...page, module: "gone.tsx", scripts }],
    }),
    { "page.tsx": [release.module] },
  );
  assert.deepEqual(
    observedPreload(release, { pages: [{ ...page, module: "page.tsx", scripts: [] }] }),
    {},
  );
});
