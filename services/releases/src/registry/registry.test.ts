import assert from "node:assert/strict";
import type { Release } from "@reclaim/contracts/releases";
import type { Log } from "@reclaim/platform/log";
import { testService } from "@reclaim/platform/testing";
import { releases } from "../../service.ts";

const folder = await Deno.makeTempDir({ prefix: "reclaim-releases-" });
const service = await testService(releases, { settings: { releasesDir: folder } });
Deno.test.afterAll(async () => {
  await service.close();
  await Deno.remove(folder, { recursive: true });
});

const given = {
  /** A built release in the folder; `day` orders builds. */
  async built(version: string, day: number, remote = "mfe-one"): Promise<void> {
    const base = `/remotes/${remote}/${version}`;
    const release: Release = {
      remote: {
        name: remote,
        team: "Test",
        hostApi: "^1.0.0",
        routes: [],
        navigation: [],
        slots: [],
      },
      version,
      builtAt: `2026-11-0${day}T00:00:00.000Z`,
      entry: `${base}/remoteEntry.js`,
      module: `${base}/assets/remote.js`,
      integrity: { [`${base}/remoteEntry.js`]: `sha384-${version}` },
      preload: {},
      styles: [],
      shared: [],
    };
    await Deno.mkdir(`${folder}/${remote}/${version}`, { recursive: true });
    await Deno.writeTextFile(
      `${folder}/${remote}/${version}/release.json`,
      JSON.stringify(release),
    );
  },
  async gone(version: string, remote = "mfe-one"): Promise<void> {
    await Deno.remove(`${folder}/${remote}/${version}`, { recursive: true });
  },
};

let minute = 0;
/** Starts the service anew; the answer is what it logged as errors. */
async function start(): Promise<unknown[]> {
  const logged: unknown[] = [];
  service.deps.clock.set(`2026-11-21T09:${String(minute++).padStart(2, "0")}:00Z`);
  const log: Log = { info: () => {}, error: (_message, _error, fields) => logged.push(fields) };
  await releases.prepare?.({ ...service.deps, log });
  return logged;
}
const listed = async () => (await service.call(null, "GET", "/api/releases")).body.microFrontends;
const live = async (remote = "mfe-one") => (await listed())[remote]?.[0];

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await Deno.remove(folder, { recursive: true });
    await Deno.mkdir(folder);
    await service.reset();
    await run();
  });

test("the newest build of each remote is live, the one before is the last good one", async () => {
  await given.built("1.0.0", 1);
  await given.built("1.1.0", 2);
  await given.built("3.0.0", 1, "mfe-two");
  await start();
  const one = await live();
  assert.equal(one.metadata.version, "1.1.0");
  assert.equal(one.extras.fallback.version, "1.0.0");
  assert.equal(one.fallbackUrl, "/remotes/mfe-one/1.0.0/remoteEntry.js");
  const two = await live("mfe-two");
  assert.equal(two.metadata.version, "3.0.0");
  assert.equal(two.extras.fallback, null);
  assert.equal("fallbackUrl" in two, false);
});

test("the answer has what Frontend Discovery asks for", async () => {
  await given.built("1.0.0", 1);
  await start();
  const { body, status } = await service.call(null, "GET", "/api/releases");
  assert.equal(status, 200);
  assert.match(body.schema, /^https:.*frontend-discovery.*v1-pre\.json$/);
  const { url, metadata, deployment } = await live();
  assert.equal(url, "/remotes/mfe-one/1.0.0/remoteEntry.js");
  assert.deepEqual(metadata, { version: "1.0.0", integrity: "sha384-1.0.0" });
  assert.deepEqual(deployment, { traffic: 100, default: true });
});

test("a new build goes live at the next start, and the old one stays to fall back to", async () => {
  await given.built("1.0.0", 1);
  await start();
  await given.built("1.1.0", 2);
  await start();
  assert.equal((await live()).metadata.version, "1.1.0");
  assert.equal((await live()).extras.fallback.version, "1.0.0");
});

test("starting again changes nothing", async () => {
  await given.built("1.0.0", 1);
  await given.built("1.1.0", 2);
  await start();
  const before = await listed();
  await start();
  assert.deepEqual(await listed(), before);
});

test("nothing points to a version whose files are gone", async () => {
  await given.built("1.0.0", 1);
  await given.built("1.1.0", 2);
  await start();
  await given.gone("1.0.0");
  await start();
  assert.equal((await live()).extras.fallback, null);
  await given.gone("1.1.0");
  await start();
  assert.equal(await live(), undefined);
});

test("a folder without a whole release is passed over", async () => {
  await given.built("1.0.0", 1);
  await Deno.mkdir(`${folder}/mfe-one/2.0.0`, { recursive: true });
  await start();
  assert.equal((await live()).metadata.version, "1.0.0");
});

for (
  const [name, text] of [
    ["that is cut off", '{"remote": {"na'],
    ["of another shape", '{"version": "2.0.0"}'],
    ["that is empty", ""],
  ] as const
) {
  test(`a release.json ${name} keeps no other release from its members`, async () => {
    await given.built("1.0.0", 1);
    await given.built("2.0.0", 2);
    await given.built("3.0.0", 1, "mfe-two");
    await Deno.writeTextFile(`${folder}/mfe-one/2.0.0/release.json`, text);
    const logged = await start();
    assert.equal((await live()).metadata.version, "1.0.0");
    assert.equal((await live("mfe-two")).metadata.version, "3.0.0");
    assert.deepEqual(logged, [{ folder: `${folder}/mfe-one/2.0.0` }]);
  });
}

test("a version that is built once more is live again", async () => {
  await given.built("1.0.0", 1);
  await start();
  await given.built("1.1.0", 2);
  await start();
  await given.built("1.0.0", 3);
  await start();
  assert.equal((await live()).metadata.version, "1.0.0");
  assert.equal((await live()).extras.fallback.version, "1.1.0");
});
