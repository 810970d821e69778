import assert from "node:assert/strict";
import { resolveHandovers } from "@reclaim/contracts-releases/handover";
import type { Release, RemoteManifest } from "@reclaim/contracts-releases/releases";
import { refusal, remote, shell, withSurface } from "./checks.testing.ts";

const place = { module: "page.tsx" };
const entry = { label: "Breathe", to: "/breathe", place: "bottom", order: 3 } as const;
/** A page, its entry and a slot that only one may fill, which are handed over to another remote or to none. */
const having = (handoverTo?: string): Partial<RemoteManifest> => ({
  routes: [{ path: "/breathe", ...place, handoverTo }],
  navigation: [{ ...entry, handoverTo }],
  slots: [{ name: "tour", ...place, handoverTo }],
});
const tourOffered = shell(withSurface({ rendersSlots: { tour: "any" } }));
async function refused(
  candidate: Release,
  serving: Release[],
  replaced: Release | null = null,
): Promise<string[]> {
  const found: string[] = [];
  for (const check of ["routes", "navigation", "slots"]) {
    const context = { serving: [tourOffered, ...serving], replaced };
    if (await refusal(check, candidate, context)) found.push(check);
  }
  return found;
}
const manifestOf = (release: Release): RemoteManifest => {
  assert.ok(release.kind === "remote");
  return release.remote;
};

Deno.test("a page, its entry and its slot move to another remote in three releases, none of them refused", async () => {
  const old = remote("mfe-old", having());
  const taking = remote("mfe-new", having(), {}, "2.0.0");
  const giving = remote("mfe-old", having("mfe-new"), {}, "2.0.0");
  const without = remote("mfe-old", {}, {}, "3.0.0");
  const before = remote("mfe-new");
  assert.deepEqual(await refused(taking, [old], before), ["routes", "navigation", "slots"]);
  assert.deepEqual(await refused(giving, [before], old), []);
  assert.deepEqual(await refused(taking, [giving], before), []);
  assert.deepEqual(await refused(without, [taking], giving), []);
});

Deno.test("nobody goes back to a version that does not hand over, nor takes its page away too early", async () => {
  const old = remote("mfe-old", having());
  const giving = remote("mfe-old", having("mfe-new"), {}, "2.0.0");
  const taking = remote("mfe-new", having(), {}, "2.0.0");
  const before = remote("mfe-new");
  assert.deepEqual(await refused(old, [taking], giving), ["routes", "navigation", "slots"]);
  // Whoever is not in the canary would have no tour, and no page.
  const without = remote("mfe-old", {}, {}, "3.0.0");
  assert.deepEqual(await refused(without, [before, taking], giving), ["navigation", "slots"]);
});

Deno.test("what is handed over is with one remote at a time", async () => {
  const giving = manifestOf(remote("mfe-old", having("mfe-new")));
  const taking = manifestOf(remote("mfe-new", having()));
  const other = manifestOf(remote("mfe-other", having()));
  assert.deepEqual(resolveHandovers(giving, [giving, other]), giving);
  assert.deepEqual(resolveHandovers(taking, [giving, taking]), taking);
  const { routes, navigation, slots } = resolveHandovers(giving, [taking]);
  assert.deepEqual([routes, navigation, slots], [[], [], []]);
});

Deno.test("two that hand over to each other collide, and one that hands over to itself keeps what it has", async () => {
  const one = remote("mfe-one", having("mfe-two"));
  const two = remote("mfe-two", having("mfe-one"));
  assert.deepEqual(await refused(two, [one]), ["routes", "navigation", "slots"]);
  const itself = manifestOf(remote("mfe-one", having("mfe-one")));
  assert.deepEqual(resolveHandovers(itself, [itself]), itself);
});
