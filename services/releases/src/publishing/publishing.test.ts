import assert from "node:assert/strict";
import { testIdentity, testKey } from "@reclaim/platform/testing";
import { deriveNamedKey } from "@reclaim/platform/key-derivation";
import { textVerifier } from "@reclaim/release-store/signing";
import {
  archiveOf,
  fixtureRelease,
  writeBuilt,
} from "@reclaim/release-store/testing/fixture-release";
import { releasesService } from "../releases.testing.ts";

const { releases, service, store, reset, given, bearer, upload, compositions } =
  await releasesService();
const dist = await Deno.makeTempDir({ prefix: "reclaim-built-" });
Deno.test.afterAll(async () => {
  await service.close();
  await Deno.remove(dist, { recursive: true });
});

let team = "";
Deno.test.beforeEach(async () => {
  await reset();
  team = await given.team("Hello", ["mfe-one", "mfe-two", "shell"]);
  await given.live(team, given.shell());
});

Deno.test("a published version stands in the store with its files, its record and its signature", async () => {
  const fixture = given.remote("mfe-one", "1.0.0");
  const answer = await given.uploaded(team, fixture);
  assert.equal(answer.state, "checking");
  assert.equal(answer.publishedBy, "Hello (ci)");
  assert.ok(answer.bytes > 0);
  const decode = (path: string) => new TextDecoder().decode(store.files.get(path));
  for (const [path, content] of Object.entries(fixture.files)) {
    assert.deepEqual(store.files.get(`mfe-one/1.0.0/${path}`), content);
  }
  const isSigned = textVerifier("release", testKey("RELEASES_PUBLIC_KEY"));
  const signature = decode("mfe-one/1.0.0/release.sig");
  assert.ok(isSigned({ text: decode("mfe-one/1.0.0/release.json"), signature }));
});

Deno.test("the same version again is refused, whatever is in it", async () => {
  await given.published(team, given.remote("mfe-one", "1.0.0"));
  for (const route of ["/mfe-one", "/other"]) {
    const { files } = given.remote("mfe-one", "1.0.0", route);
    const { status, body } = await upload(team, "mfe-one", files);
    assert.deepEqual([status, body.code], [409, "version_exists"]);
  }
});

Deno.test("a version owner publishing broke off is published by the next try", async () => {
  const fixture = given.remote("mfe-one", "1.0.0");
  const script = fixture.files["remoteEntry.js"];
  assert.ok(script);
  await store.create("mfe-one/1.0.0/remoteEntry.js", script);
  await given.published(team, fixture);
});

Deno.test("a version owner publishing broke off before its signature is signed by the next try", async () => {
  const fixture = given.remote("mfe-one", "1.0.0");
  await store.create("mfe-one/1.0.0/release.json", new TextEncoder().encode(fixture.text));
  await given.published(team, fixture);
  const signature = new TextDecoder().decode(store.files.get("mfe-one/1.0.0/release.sig"));
  assert.ok(
    textVerifier("release", testKey("RELEASES_PUBLIC_KEY"))({ text: fixture.text, signature }),
  );
});

Deno.test("of two that publish a version at once, one does", async () => {
  const { files } = given.remote("mfe-one", "1.0.0");
  const answers = await Promise.all([1, 2, 3].map(() => upload(team, "mfe-one", files)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409]);
});

Deno.test("a version is its team's, whoever published it", async () => {
  const token = await given.team("Other", ["mfe-other"]);
  const admin = testIdentity({ role: "admin" });
  await service.call(admin, "POST", "/api/releases/membership", { token, label: "Ana" });
  const body = await archiveOf(given.remote("mfe-one", "1.0.0").files);
  const answer = await service.app.fetch(
    new Request("http://reclaim.test/api/releases/mfe-one", {
      method: "POST",
      headers: { "content-type": "application/gzip" },
      body,
    }),
    { identity: admin },
  );
  const { team: owner, publishedBy } = await answer.json();
  assert.deepEqual([owner, publishedBy], ["Hello", "Ana (Other)"]);
});

Deno.test("files that somebody else left in a version's place stop its publishing", async () => {
  await store.create("mfe-one/1.0.0/remoteEntry.js", new Uint8Array([1]));
  const { status } = await upload(team, "mfe-one", given.remote("mfe-one", "1.0.0").files);
  assert.equal(status, 409);
});

Deno.test("a release that does not fit what is live is refused with its checks, and nothing is stored", async () => {
  const fixture = fixtureRelease({
    name: "mfe-one",
    version: "1.0.0",
    fields: { hostApi: "^9.0.0" },
  });
  const { status, body } = await upload(team, "mfe-one", fixture.files);
  assert.deepEqual([status, body.code], [422, "release_refused"]);
  const refused = body.details.filter(({ ok }: { ok: boolean }) => !ok);
  assert.deepEqual(refused.map(({ check }: { check: string }) => check), ["host-api"]);
  assert.ok(![...store.files.keys()].some((path) => path.startsWith("mfe-one/")));
});

Deno.test("a body that is no archive is refused", async () => {
  for (const content of [new Uint8Array(), new TextEncoder().encode("not a tarball")]) {
    const { status, body } = await bearer(team, "POST", "/api/releases/mfe-one", content);
    assert.deepEqual([status, body.code], [422, "bad_archive"]);
  }
});

Deno.test("only a token of the remote's team publishes it", async () => {
  const other = await given.team("Other", ["mfe-three"]);
  const { files } = given.remote("mfe-one", "1.0.0");
  assert.equal((await upload(other, "mfe-one", files)).body.code, "not_your_remote");
  assert.equal((await upload("rct_invented", "mfe-one", files)).body.code, "unknown_token");
  const { status } = await service.call(null, "POST", "/api/releases/mfe-one", {});
  assert.equal(status, 401);
});

const start = (at: string) => {
  service.deps.clock.set(at);
  const settings = { ...service.deps.settings, builtDir: `${dist}/remotes` };
  return releases.prepare?.({ ...service.deps, settings });
};
const built = (name: string, version: string, builtAt: string, manifest = {}) =>
  writeBuilt(dist, fixtureRelease({ name, version, manifest, fields: { builtAt } }));

Deno.test("what the build made is live after a start; a newer build takes its place", async () => {
  await reset();
  await built("shell", "1.0.0", "2026-11-01T00:00:00Z");
  await built("mfe-one", "1.0.0", "2026-11-01T00:00:00Z");
  await built("mfe-one", "0.9.0", "2026-10-01T00:00:00Z");
  await start("2026-11-21T09:00:00Z");
  assert.deepEqual(await compositions(), { "": { shell: "1.0.0", "mfe-one": "1.0.0" } });
  await built("mfe-one", "1.1.0", "2026-11-02T00:00:00Z");
  await start("2026-11-21T10:00:00Z");
  assert.equal((await compositions())[""]?.["mfe-one"], "1.1.0");
  await start("2026-11-21T11:00:00Z");
  assert.equal((await compositions())[""]?.["mfe-one"], "1.1.0");
});

Deno.test("what a team released stays live when the product is built anew", async () => {
  await reset();
  const token = await given.team("Hello", ["mfe-one"]);
  await built("shell", "1.0.0", "2026-11-01T00:00:00Z");
  await built("mfe-one", "1.0.0", "2026-11-01T00:00:00Z");
  await start("2026-11-21T09:00:00Z");
  await given.live(token, given.remote("mfe-one", "5.0.0"));
  await built("mfe-one", "1.2.0", "2026-11-22T00:00:00Z");
  await start("2026-11-22T10:00:00Z");
  assert.equal((await compositions())[""]?.["mfe-one"], "5.0.0");
});

Deno.test("what a browser refused does not go live at a start, and what was taken away stays away", async () => {
  await reset();
  const token = await given.team("Hello", ["mfe-one", "mfe-two"]);
  await Deno.remove(`${dist}/remotes`, { recursive: true });
  await built("shell", "1.0.0", "2026-11-01T00:00:00Z");
  await built("mfe-one", "1.0.0", "2026-11-01T00:00:00Z");
  await built("mfe-two", "1.0.0", "2026-11-01T00:00:00Z");
  await start("2026-11-21T09:00:00Z");
  await bearer(token, "DELETE", "/api/releases/mfe-two");
  await given.uploaded(token, fixtureRelease({ name: "mfe-one", version: "2.0.0" }));
  await given.inspected(["TypeError: x"]);
  await built("mfe-one", "2.0.0", "2026-11-02T00:00:00Z");
  await start("2026-11-21T10:00:00Z");
  assert.deepEqual(await compositions(), { "": { shell: "1.0.0", "mfe-one": "1.0.0" } });
});

Deno.test("another database beside a kept store goes on with the records that stand there", async () => {
  await reset();
  await Deno.remove(`${dist}/remotes`, { recursive: true });
  await built("shell", "1.0.0", "2026-11-01T00:00:00Z");
  await start("2026-11-21T09:00:00Z");
  const kept = store.files.get("shell/1.0.0/release.json");
  await service.reset();
  await built("shell", "1.0.0", "2026-11-09T00:00:00Z");
  await start("2026-11-21T10:00:00Z");
  assert.deepEqual(await compositions(), { "": { shell: "1.0.0" } });
  assert.equal(store.files.get("shell/1.0.0/release.json"), kept);
});

Deno.test("with another key, what is live is signed anew at the start", async () => {
  await reset();
  await Deno.remove(`${dist}/remotes`, { recursive: true });
  await built("shell", "1.0.0", "2026-11-01T00:00:00Z");
  await start("2026-11-21T09:00:00Z");
  const secret = "another-secret-that-is-long-enough-for-hs256";
  const releaseSigningKey = deriveNamedKey(secret, "RELEASES_SIGNING_KEY");
  const publicKey = deriveNamedKey(secret, "RELEASES_PUBLIC_KEY");
  const settings = { ...service.deps.settings, builtDir: `${dist}/remotes` };
  await releases.prepare?.({ ...service.deps, settings, releaseSigningKey });
  const { body } = await service.call(null, "GET", "/internal/live");
  assert.ok(textVerifier("state", publicKey)(body.state));
  assert.ok(body.compositions.length > 0);
  assert.ok(body.compositions.every(textVerifier("composition", publicKey)));
});

Deno.test("a release owner types nobody could read is refused, also when nothing meets them yet", async () => {
  const apiSurface = {
    emits: { saved: "{ day: string }", told: 'import("node:fs").Stats' },
    listensTo: {},
    rendersSlots: {},
    fillsSlots: {},
  };
  const fixture = fixtureRelease({ name: "mfe-one", version: "1.0.0", fields: { apiSurface } });
  const { status, body } = await upload(team, "mfe-one", fixture.files);
  assert.deepEqual([status, body.code], [422, "bad_archive"]);
  assert.match(body.message, /"told": its type cannot be read/);
});

Deno.test("the same files that a browser refused may be looked at once more", async () => {
  const fixture = given.remote("mfe-one", "1.0.0");
  await given.uploaded(team, fixture);
  await given.inspected(["Target page, context or browser has been closed"]);
  assert.equal((await given.uploaded(team, fixture)).state, "checking");
  await given.inspected();
  const { status } = await bearer(team, "POST", "/api/releases/mfe-one/1.0.0/activate");
  assert.equal(status, 200);
});

Deno.test("a build with other files than those of its record is passed over", async () => {
  await reset();
  await Deno.remove(`${dist}/remotes`, { recursive: true });
  await built("shell", "1.0.0", "2026-11-01T00:00:00Z");
  await built("mfe-one", "1.0.0", "2026-11-01T00:00:00Z");
  await Deno.writeTextFile(`${dist}/remotes/mfe-one/1.0.0/remoteEntry.js`, "// altered");
  await start("2026-11-21T09:00:00Z");
  assert.deepEqual(await compositions(), { "": { shell: "1.0.0" } });
});

Deno.test("a build that does not fit the others is left out", async () => {
  await reset();
  const routes = [{ path: "/same", module: "page.tsx" }];
  await Deno.remove(`${dist}/remotes`, { recursive: true });
  await built("shell", "1.0.0", "2026-11-01T00:00:00Z");
  await built("mfe-one", "1.0.0", "2026-11-01T00:00:00Z", { routes });
  await built("mfe-two", "1.0.0", "2026-11-02T00:00:00Z", { routes });
  await start("2026-11-21T09:00:00Z");
  assert.equal(Object.keys((await compositions())[""] ?? {}).length, 2);
});

Deno.test("a build that does not fit what is on canary is left out", async () => {
  await reset();
  team = await given.team("Hello", ["mfe-one"]);
  await Deno.remove(`${dist}/remotes`, { recursive: true });
  await built("shell", "1.0.0", "2026-11-01T00:00:00Z");
  await start("2026-11-21T09:00:00Z");
  await given.published(team, given.remote("mfe-one", "1.0.0", "/same"));
  await bearer(team, "PUT", "/api/releases/mfe-one/1.0.0/canary", { percent: 10 });
  const routes = [{ path: "/same", module: "page.tsx" }];
  await built("mfe-two", "1.0.0", "2026-11-02T00:00:00Z", { routes });
  await start("2026-11-21T10:00:00Z");
  assert.deepEqual((await compositions())[""], { shell: "1.0.0" });
});

Deno.test("a broken or unfinished build keeps the others from nobody", async () => {
  await reset();
  await Deno.remove(`${dist}/remotes`, { recursive: true });
  await built("shell", "1.0.0", "2026-11-01T00:00:00Z");
  await built("mfe-one", "1.0.0", "2026-11-01T00:00:00Z");
  await Deno.mkdir(`${dist}/remotes/mfe-two/1.0.0`, { recursive: true });
  await Deno.mkdir(`${dist}/remotes/mfe-three/1.0.0`, { recursive: true });
  await Deno.writeTextFile(`${dist}/remotes/mfe-three/1.0.0/release.json`, "{");
  await start("2026-11-21T09:00:00Z");
  assert.deepEqual(await compositions(), { "": { shell: "1.0.0", "mfe-one": "1.0.0" } });
});
