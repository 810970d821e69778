import { baseOf, type Release } from "@reclaim/contracts-releases/releases";
import assert from "node:assert/strict";
import { refusal, remote, shell } from "./checks.testing.ts";

/** What a release weighs when its files weigh this, and everything else nothing. */
const weighing = async (release: Release, files: Record<string, number>) => {
  const base = baseOf(release);
  const light = Object.keys(release.integrity).map((url): [string, number] => [url, 0]);
  const given = Object.entries(files).map(([file, bytes]): [string, number] => [
    `${base}/${file}`,
    bytes,
  ]);
  return await refusal("budget", release, { sizes: Object.fromEntries([...light, ...given]) });
};

const one = remote("mfe-one", { routes: [{ path: "/one", module: "page.tsx" }] });
const [MODULE, PAGE] = ["assets/remote-abcdefgh.js", "assets/page-abcdefgh.js"];

Deno.test("a page may need 60 kB first", async () => {
  assert.equal(await weighing(one, { [MODULE]: 20_000, [PAGE]: 40_000 }), null);
  assert.equal(
    await weighing(one, { [MODULE]: 20_000, [PAGE]: 55_200 }),
    "What page.tsx needs first weighs 75.2 kB gzipped, 15.2 kB more than the 60 kB that are " +
      "allowed. Load later what it does not show at first, by lazyPage or import().",
  );
});

Deno.test("one byte too much is too much", async () => {
  assert.match(
    await weighing(one, { [PAGE]: 60_001 }) ?? "",
    /weighs 60\.1 kB gzipped, 0\.1 kB more than the 60 kB/,
  );
});

Deno.test("a slot's contribution has the same budget", async () => {
  const slots = [{ name: "home.cards", module: "page.tsx" }];
  assert.match(
    await weighing(remote("mfe-one", { slots }), { [PAGE]: 70_000 }) ?? "",
    /^What page\.tsx needs first weighs 70 kB gzipped, 10 kB more/,
  );
});

Deno.test("the remote's own module counts where a page does not name it, and styles count", async () => {
  const url = (file: string) => `${baseOf(one)}/${file}`;
  const lean = { ...one, preload: { "page.tsx": [url(PAGE)] } } as Release;
  assert.notEqual(await weighing(lean, { [MODULE]: 30_000, [PAGE]: 30_001 }), null);
  const styled = { ...one, styles: [url("mf-manifest.json")] } as Release;
  assert.notEqual(await weighing(styled, { "mf-manifest.json": 60_001 }), null);
});

Deno.test("what a page loads later is counted only with all files", async () => {
  assert.equal(await weighing(one, { "remoteEntry.js": 1_900_000 }), null);
  assert.equal(
    await weighing(one, { "remoteEntry.js": 2_345_600 }),
    "All of its files weigh 2345.6 kB gzipped, 345.6 kB more than the 2000 kB that are allowed. " +
      "Leave out what no page needs, and make pictures smaller.",
  );
});

Deno.test("compressed copies weigh nothing", async () => {
  assert.equal(
    await weighing(one, { "remoteEntry.js.br": 3_000_000, "remoteEntry.js.gz": 3_000_000 }),
    null,
  );
});

Deno.test("a shell may need 150 kB first, in entry and preloads", async () => {
  const entry = "s/shell-abcdefgh.js";
  const more = "public/sw.js";
  const frame = shell({ preload: [`${baseOf(shell())}/${more}`] });
  assert.equal(await weighing(frame, { [entry]: 130_000, [more]: 20_000 }), null);
  assert.equal(
    await weighing(frame, { [entry]: 130_000, [more]: 21_000 }),
    "What it needs first weighs 151 kB gzipped, 1 kB more than the 150 kB that are allowed. " +
      "Load later what not every page needs, by import().",
  );
  assert.equal(await weighing(shell(), { [more]: 1_000_000 }), null);
});

Deno.test("a file that nobody weighed is not taken for nothing", async () => {
  assert.equal(
    await refusal("budget", one, { sizes: {} }),
    "Nobody weighed /remotes/mfe-one/1.0.0/remoteEntry.js. Publish it again.",
  );
});
