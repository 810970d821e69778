import assert from "node:assert/strict";
import { besideOthers } from "@reclaim/contracts/giving-way";
import type { Release, RemoteManifest } from "@reclaim/contracts/releases";
import { exchanging, refusal, remote, shell } from "./checks.testing.ts";

const place = { module: "page.tsx" };
const entry = { label: "Breathe", to: "/breathe", place: "bottom", order: 3 } as const;
/** A page, its entry and a slot that only one may fill, which give way to somebody or nobody. */
const having = (givesWayTo?: string): Partial<RemoteManifest> => ({
  routes: [{ path: "/breathe", ...place, givesWayTo }],
  navigation: [{ ...entry, givesWayTo }],
  slots: [{ name: "tour", ...place, givesWayTo }],
});
const tourOffered = shell(exchanging({ offers: { tour: { kind: "any" } } }));
const refused = (candidate: Release, serving: Release[], replaced: Release | null = null) =>
  ["routes", "navigation", "slots"].filter((check) =>
    refusal(check, candidate, { serving: [tourOffered, ...serving], replaced })
  );
const manifestOf = (release: Release): RemoteManifest => {
  assert.ok(release.kind === "remote");
  return release.remote;
};

Deno.test("a page, its entry and its slot move to another remote in three releases, none of them refused", () => {
  const old = remote("mfe-old", having());
  const taking = remote("mfe-new", having(), {}, "2.0.0");
  const giving = remote("mfe-old", having("mfe-new"), {}, "2.0.0");
  const without = remote("mfe-old", {}, {}, "3.0.0");
  const before = remote("mfe-new");
  assert.deepEqual(refused(taking, [old], before), ["routes", "navigation", "slots"]);
  assert.deepEqual(refused(giving, [before], old), []);
  assert.deepEqual(refused(taking, [giving], before), []);
  assert.deepEqual(refused(without, [taking], giving), []);
});

Deno.test("nobody goes back to a version that does not give way, nor takes its page away too early", () => {
  const old = remote("mfe-old", having());
  const giving = remote("mfe-old", having("mfe-new"), {}, "2.0.0");
  const taking = remote("mfe-new", having(), {}, "2.0.0");
  const before = remote("mfe-new");
  assert.deepEqual(refused(old, [taking], giving), ["routes", "navigation", "slots"]);
  // Whoever is not in the canary would have no tour, and no page.
  const without = remote("mfe-old", {}, {}, "3.0.0");
  assert.deepEqual(refused(without, [before, taking], giving), ["navigation", "slots"]);
});

Deno.test("what gives way is with one remote at a time", () => {
  const giving = manifestOf(remote("mfe-old", having("mfe-new")));
  const taking = manifestOf(remote("mfe-new", having()));
  const other = manifestOf(remote("mfe-other", having()));
  assert.deepEqual(besideOthers(giving, [giving, other]), giving);
  assert.deepEqual(besideOthers(taking, [giving, taking]), taking);
  const { routes, navigation, slots } = besideOthers(giving, [taking]);
  assert.deepEqual([routes, navigation, slots], [[], [], []]);
});

Deno.test("two that give way to each other collide, and one that gives way to itself keeps what it has", () => {
  const one = remote("mfe-one", having("mfe-two"));
  const two = remote("mfe-two", having("mfe-one"));
  assert.deepEqual(refused(two, [one]), ["routes", "navigation", "slots"]);
  const itself = manifestOf(remote("mfe-one", having("mfe-one")));
  assert.deepEqual(besideOthers(itself, [itself]), itself);
});
