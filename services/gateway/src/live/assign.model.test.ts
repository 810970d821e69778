import {
  BUCKETS,
  type LiveCanary,
  type LivePass,
  type LiveState,
} from "@reclaim/contracts-releases/composition";
import assert from "node:assert/strict";
import { assignComposition, hasPartialCanary, isInCanaryShare } from "./assign.model.ts";
import { createBucketCookie } from "./canary-bucket.cookie.ts";

const NOW = new Date("2026-11-21T09:00:00Z");
const canary = (fields: Partial<LiveCanary> = {}): LiveCanary => ({
  id: "canary",
  name: "mfe-one",
  version: "2.0.0",
  percent: 0,
  tiers: [],
  offset: 0,
  ...fields,
});
const pass = (fields: Partial<LivePass> = {}): LivePass => ({
  id: "pass",
  kind: "override",
  sub: "martin",
  name: "mfe-one",
  part: { version: "3.0.0", digest: `sha384-${"A".repeat(64)}` },
  expiresAt: "2026-11-21T10:00:00.000Z",
  ...fields,
});
const state = (canaries: LiveCanary[], passes: LivePass[] = []): LiveState => ({
  sequence: 1,
  at: NOW.toISOString(),
  compositions: {},
  canaries,
  passes,
});
const visitor = { bucket: null, tier: null, sub: null };
const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
const share = (percent: number, offset = 0) =>
  buckets.filter((bucket) => isInCanaryShare({ percent, offset }, bucket));

Deno.test("a share is exactly its part of all buckets, wherever it begins", () => {
  for (const offset of [0, 1, 4_711, 9_999]) {
    for (
      const [percent, count] of [
        [0, 0],
        [0.01, 1],
        [0.07, 7],
        [0.29, 29],
        [1, 100],
        [10, 1_000],
        [33.33, 3_333],
        [99.99, 9_999],
        [100, BUCKETS],
      ] as const
    ) {
      assert.equal(share(percent, offset).length, count, `${percent} % from ${offset}`);
    }
  }
});

Deno.test("0 percent is nobody and 100 percent everybody, also without a bucket", () => {
  for (const bucket of [...buckets, null]) {
    assert.equal(assignComposition(state([canary()]), { ...visitor, bucket }, NOW).key, "");
    assert.equal(
      assignComposition(state([canary({ percent: 100 })]), { ...visitor, bucket }, NOW).key,
      "mfe-one",
    );
  }
  assert.equal(assignComposition(state([canary({ percent: 99 })]), visitor, NOW).key, "");
});

Deno.test("a share that grows keeps everybody who was in", () => {
  for (const offset of [0, 5_000, 9_500]) {
    let before = new Set<number>();
    for (const percent of [0.5, 1, 5, 10, 50, 100]) {
      const now = new Set(share(percent, offset));
      assert.ok(before.isSubsetOf(now), `${percent} % from ${offset}`);
      before = now;
    }
  }
});

Deno.test("10,000 visitors with fresh cookies are spread as the percent says, and stay where they are", async () => {
  const cookie = createBucketCookie({ key: "a secret of the product", secure: false });
  const live = state([
    canary({ percent: 10, offset: 9_600 }),
    canary({ id: "other", name: "mfe-two", percent: 10, offset: 3_100 }),
    canary({ id: "third", name: "shell", percent: 0 }),
  ]);
  const visits = 10_000;
  let first = 0;
  let second = 0;
  for (let visit = 0; visit < visits; visit++) {
    const { bucket, setCookie } = await cookie.draw();
    const returned = await cookie.read(setCookie.split(";")[0] ?? "");
    assert.equal(returned, bucket);
    const { key } = assignComposition(live, { ...visitor, bucket: returned }, NOW);
    if (key.includes("mfe-one")) first++;
    if (key.includes("mfe-two")) second++;
    assert.ok(!key.includes("shell"));
  }
  // Six standard deviations: by chance once in five hundred million runs.
  const tolerance = 6 * Math.sqrt(visits * 0.1 * 0.9);
  for (const count of [first, second]) assert.ok(Math.abs(count - visits / 10) < tolerance);
});

Deno.test("canaries draw their visitors apart from one another", () => {
  const one = new Set(share(10, 0));
  assert.ok(one.isDisjointFrom(new Set(share(10, 5_000))));
  const both = state([
    canary({ percent: 30, offset: 0 }),
    canary({ id: "b", name: "mfe-a", percent: 30, offset: 8_000 }),
  ]);
  const keys = buckets.map((bucket) => assignComposition(both, { ...visitor, bucket }, NOW).key);
  const count = (wanted: string) => keys.filter((key) => key === wanted).length;
  assert.deepEqual(
    ["", "mfe-one", "mfe-a", "mfe-a,mfe-one"].map(count),
    [5_000, 2_000, 2_000, 1_000],
  );
});

Deno.test("a tier gets a canary whatever its share is", () => {
  const live = state([canary({ tiers: ["premium"] })]);
  assert.equal(assignComposition(live, { ...visitor, tier: "premium" }, NOW).key, "mfe-one");
  assert.equal(assignComposition(live, { ...visitor, tier: "essential" }, NOW).key, "");
});

Deno.test("a tester gets what is on canary of his remote until his pass ends", () => {
  const tester = pass({ kind: "tester", part: null });
  const canaries = [canary(), canary({ id: "b", name: "mfe-two" })];
  const martin = { ...visitor, sub: "martin" };
  assert.deepEqual(assignComposition(state(canaries, [tester]), martin, NOW), {
    key: "mfe-one",
    passes: [],
  });
  assert.equal(
    assignComposition(state(canaries, [tester]), { ...visitor, sub: "other" }, NOW).key,
    "",
  );
  const later = new Date("2026-11-21T10:00:00Z");
  assert.equal(assignComposition(state(canaries, [tester]), martin, later).key, "");
});

Deno.test("a pass is for one person until it ends, and the newest of a name counts", () => {
  const passes = [pass(), pass({ id: "newer" }), pass({ id: "two", name: "mfe-two" })];
  const of = (sub: string | null, now = NOW) =>
    assignComposition(state([], passes), { ...visitor, sub }, now).passes.map(({ id }) => id);
  assert.deepEqual(of("martin"), ["newer", "two"]);
  assert.deepEqual(of("other"), []);
  assert.deepEqual(of(null), []);
  assert.deepEqual(of("martin", new Date("2026-11-21T10:00:00Z")), []);
});

Deno.test("buckets matter only while a share is between nobody and everybody", () => {
  const matters = (...percents: number[]) =>
    hasPartialCanary(state(percents.map((percent) => canary({ percent }))));
  assert.deepEqual(
    [matters(), matters(0), matters(100), matters(0, 100), matters(0, 0.01), matters(99.99)],
    [false, false, false, false, true, true],
  );
});

Deno.test("a bucket is believed only as it was drawn, by this product", async () => {
  const cookie = createBucketCookie({ key: "a secret of the product", secure: true });
  const { bucket, setCookie } = await cookie.draw();
  const [value = "", ...attributes] = setCookie.split("; ");
  assert.deepEqual(attributes, ["Max-Age=2592000", "Path=/", "HttpOnly", "Secure", "SameSite=Lax"]);
  const { read } = cookie;
  assert.equal(await read(`theme=dark; ${value}; other=1`), bucket);
  const [, tag = ""] = value.split(".").slice(-2);
  const others = [
    "",
    `x${value}`,
    `reclaim.bucket=${(bucket + 1) % BUCKETS}.${tag}`,
    `reclaim.bucket=0${bucket}.${tag}`,
    `reclaim.bucket=${bucket}.${tag.startsWith("A") ? "B" : "A"}${tag.slice(1)}`,
    "reclaim.bucket=5",
  ];
  for (const other of others) assert.equal(await read(other), null, other);
  const elsewhere = createBucketCookie({ key: "another secret", secure: true });
  assert.equal(await elsewhere.read(value), null);
});
