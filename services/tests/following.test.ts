import { LIVE_CHANNEL } from "@reclaim/contracts-releases/composition";
import { createIdentitySigner } from "@reclaim/platform/identity";
import { type Log, silentLog } from "@reclaim/platform/log";
import { createHttpClient, type ServiceClient } from "@reclaim/platform/service-client";
import { testDatabase } from "@reclaim/platform/testing/database";
import { testIdentityKey, testKey, testService } from "@reclaim/platform/testing";
import { fixtureRelease, writeBuilt } from "@reclaim/release-store/testing/fixture-release";
import { memoryStore } from "@reclaim/release-store/testing/memory-store";
import {
  createGateway,
  type Gateway,
  type GatewayOptions,
  readGatewayKeys,
} from "@reclaim/service-gateway";
import { defineReleases } from "@reclaim/service-releases";
import { SignJWT } from "jose";
import assert from "node:assert/strict";

/** The releases service in a process of its own, as far as gateways can tell. */
const folder = await Deno.makeTempDir({ prefix: "reclaim-following-" });
const build = async (name: string, version: string) => {
  const fields = { builtAt: `2026-11-0${version[0]}T00:00:00.000Z` };
  await writeBuilt(folder, fixtureRelease({ name, version, fields }));
};
await build("shell", "1.0.0");
await build("mfe-one", "1.0.0");
const { database, drop } = await testDatabase();
const releaseStore = memoryStore();
const settings = { builtDir: `${folder}/remotes` };
const releases = defineReleases(() => releaseStore);
const service = await testService(releases, { database, settings });
const server = Deno.serve({ port: 0, onListen: () => {} }, (request) => service.app.fetch(request));
const sign = createIdentitySigner(testIdentityKey);
const address = `http://127.0.0.1:${server.addr.port}`;

const gateways: Gateway[] = [];
async function gateway(
  name: string,
  options: Partial<GatewayOptions> & { releasesAt?: string } = {},
) {
  const client = createHttpClient("releases", options.releasesAt ?? address, sign);
  const nobody: ServiceClient = { call: () => Response.json(null) };
  const made = await createGateway({
    getServiceClient: (name) => name === "releases" ? client : nobody,
    checks: {},
    keys: readGatewayKeys(testKey),
    publicUrl: "http://reclaim.test",
    callsPerMinute: 1_000_000,
    trustedProxies: 0,
    distDir: folder,
    store: releaseStore,
    liveFile: `${folder}/${name}.json`,
    log: silentLog,
    ...options,
  });
  gateways.push(made);
  const fetched = async (path: string, init: RequestInit = {}) =>
    await made.fetch(new Request(`http://reclaim.test${path}`, init), { remoteAddr: undefined });
  const version = async (): Promise<string | undefined> =>
    (await (await fetched("/")).text()).match(/"version":"([^"]+)"/)?.[1];
  return Object.assign(version, { fetched });
}

Deno.test.afterAll(async () => {
  for (const { close } of gateways) await close();
  await service.close();
  await database.close();
  await drop();
  await Deno.remove(folder, { recursive: true });
});

Deno.test("gateways in other processes follow the releases service: one by hearing, one by asking", async () => {
  const { promise: heardOfIt, resolve } = Promise.withResolvers<void>();
  const log: Log = {
    info: (_message, fields) => fields?.sequence === 2 ? resolve() : undefined,
    error: () => {},
  };
  const hears = await gateway("hears", {
    log,
    listen: (heard) => database.listen(LIVE_CHANNEL, heard),
  });
  const asks = await gateway("asks");
  assert.deepEqual([await hears(), await asks()], ["1.0.0", "1.0.0"]);
  await build("mfe-one", "2.0.0");
  await releases.prepare?.(service.deps);
  await heardOfIt;
  assert.equal(await hears(), "2.0.0");
  // Until it has asked, it serves what it has.
  let seen = await asks();
  while (seen === "1.0.0") {
    // An answer comes only between two turns.
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen = await asks();
  }
  assert.equal(seen, "2.0.0");
});

Deno.test("who made a version live gets it on the very next page, whether his gateway hears or asks", async () => {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("operator")
    .setAudience("releases")
    .setExpirationTime("60 s")
    .sign(new TextEncoder().encode(testKey("RECLAIM_OPERATOR_KEY")));
  const listen = (heard: () => void) => database.listen(LIVE_CHANNEL, heard);
  for (const changes of [await gateway("asking"), await gateway("hearing", { listen })]) {
    for (const version of ["1.0.0", "2.0.0"]) {
      const answer = await changes.fetched(`/api/releases/mfe-one/${version}/activate`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
      });
      assert.equal(answer.status, 200, await answer.text());
      assert.equal(await changes(), version);
    }
  }
});

Deno.test("a gateway goes on while the releases service is away, and starts without it", async () => {
  await server.shutdown();
  const kept = await gateway("asks", { releasesAt: "http://127.0.0.1:1" });
  assert.equal(await kept(), "2.0.0");
  const never = await gateway("never", { releasesAt: "http://127.0.0.1:1" });
  assert.equal(await never(), undefined);
});
