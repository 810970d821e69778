import { testKey } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import type { Bootstrap } from "@reclaim/contracts-gateway/bootstrap";
import {
  archiveOf,
  type FixtureRelease,
  fixtureRelease,
} from "@reclaim/release-store/testing/fixture-release";
import { SignJWT } from "jose";
import { ORIGIN, startProduct, type Visitor } from "./product.ts";

/** Releases as teams and members meet them: through the gateway, with the services behind it. */
const product = await startProduct();
const { deps, mails } = product.service("releases");
// Gateways go by the true time: passes end and pages' tickets age by it.
deps.clock.set(new Date().toISOString());
Deno.test.afterAll(() => product.close());

const operator = async () => ({
  authorization: `Bearer ${await new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("operator")
    .setAudience("releases")
    .setExpirationTime("60 s")
    .sign(new TextEncoder().encode(testKey("RECLAIM_OPERATOR_KEY")))}`,
});
const inspector = await product.guest();

/** A team of its own with a token, and how it calls. */
async function team(name: string, remote: string) {
  const visitor = product.visitor();
  const headers = await operator();
  const mail = `${remote}@example.org`;
  const path = `/api/releases/teams/${name}`;
  await visitor.call("PUT", path, { mail, remotes: [remote] }, headers);
  const made = await visitor.call("POST", `${path}/tokens`, { label: "ci" }, headers);
  const authorization = `Bearer ${made.body.token}`;
  return {
    token: made.body.token as string,
    call: (method: string, path: string, body?: object) =>
      product.visitor().call(method, `/api/releases/${remote}${path}`, body, { authorization }),
    async upload({ files }: FixtureRelease): Promise<Response> {
      const body = await archiveOf(files);
      return await product.gateway.fetch(
        new Request(`${ORIGIN}/api/releases/${remote}`, {
          method: "POST",
          body,
          headers: {
            authorization,
            "content-type": "application/gzip",
            "content-length": String(body.byteLength),
          },
        }),
        { remoteAddr: { transport: "tcp", hostname: "192.0.2.7", port: 1 } },
      );
    },
    async published(version: string): Promise<void> {
      const answer = await this.upload(versionOf(remote, version));
      assert.equal(answer.status, 201, await answer.text());
      const work = await claim();
      const pages = work.pages.map(({ path, module }: { path: string; module: string }) => (
        { path, module, rendered: true, complaints: [], scripts: [] }
      ));
      const told = `/api/releases/inspections/${work.id}`;
      assert.equal((await inspector.call("POST", told, { pages }, await operator())).status, 204);
    },
    async live(version: string): Promise<void> {
      await this.published(version);
      assert.equal((await this.call("POST", `/${version}/activate`)).status, 200);
    },
  };
}
const claim = async () =>
  (await inspector.call("POST", "/api/releases/inspections/claim", undefined, await operator()))
    .body;

const versionOf = (name: string, version: string) =>
  fixtureRelease({
    name,
    version,
    manifest: { routes: [{ path: `/${name}`, module: "page.tsx", public: true }] },
  });

/** Waits until the gateway serves what is live. */
async function followed(): Promise<void> {
  const { body } = await product.service("releases").call(null, "GET", "/internal/live");
  const { sequence } = JSON.parse(body.state.text);
  const adopted = async () => {
    const { body } = await product.visitor().call("GET", "/metrics");
    return Number(body.match(/^reclaim_live_sequence (\d+)/m)?.[1]);
  };
  while (await adopted() < sequence) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function pageOf(visitor: Visitor, path = "/"): Promise<Bootstrap> {
  await followed();
  const { status, body } = await visitor.call("GET", path);
  assert.equal(status, 200);
  return JSON.parse(body.match(/id="reclaim-bootstrap">([^]*?)<\/script>/)[1]);
}
const servedTo = async (visitor: Visitor, name: string) =>
  (await pageOf(visitor)).composition.remotes.find(({ manifest }) => manifest.name === name)
    ?.version;

Deno.test("a team's archive passes the gateway, is looked at by one account, and is live on the next page", async () => {
  const hello = await team("Hello", "mfe-hello");
  assert.equal((await hello.upload(versionOf("mfe-hello", "1.0.0"))).status, 201);
  const work = await claim();
  const seen = await pageOf(inspector, "/mfe-hello");
  assert.deepEqual(seen.overrides?.map(({ version }) => version), ["1.0.0"]);
  assert.equal(seen.ticket, null);
  assert.equal(await servedTo(product.visitor(), "mfe-hello"), undefined);
  const page = { path: "/mfe-hello", module: "page.tsx", rendered: true, complaints: [] };
  const scripts = ["/remotes/mfe-hello/1.0.0/assets/remote-abcdefgh.js"];
  const told = `/api/releases/inspections/${work.id}`;
  await inspector.call("POST", told, { pages: [{ ...page, scripts }] }, await operator());
  assert.equal((await hello.call("POST", "/1.0.0/activate")).status, 200);
  await followed();
  const { body, headers } = await product.visitor().call("GET", "/mfe-hello");
  assert.match(body, /modulepreload" href="\/remotes\/mfe-hello\/1.0.0\/assets\/remote-abcdefgh/);
  assert.doesNotMatch(body, /modulepreload" href="\/remotes\/mfe-hello\/1.0.0\/assets\/page/);
  assert.ok(headers.get("x-reclaim-composition"));
  const file = await product.visitor().call("GET", scripts[0] ?? "");
  assert.match(file.headers.get("cache-control") ?? "", /immutable/);
});

Deno.test("a canary by plan reaches those who have it, and nobody else", async () => {
  const plan = await team("Plan", "mfe-plan");
  await plan.live("1.0.0");
  await plan.published("2.0.0");
  await plan.call("PUT", "/2.0.0/canary", { percent: 0, tiers: ["premium"] });
  assert.equal(await servedTo(await product.guest(), "mfe-plan"), "2.0.0");
  assert.equal(await servedTo(product.visitor(), "mfe-plan"), "1.0.0");
  await plan.call("DELETE", "/canary");
});

Deno.test("a canary by percent reaches its share, and each visitor keeps what he got", async () => {
  const share = await team("Share", "mfe-share");
  await share.live("1.0.0");
  await share.published("2.0.0");
  await share.call("PUT", "/2.0.0/canary", { percent: 30 });
  const visitors = Array.from({ length: 300 }, () => product.visitor());
  const first: (string | undefined)[] = [];
  for (const visitor of visitors) first.push(await servedTo(visitor, "mfe-share"));
  const reached = first.filter((version) => version === "2.0.0").length;
  assert.ok(reached > 50 && reached < 130, `${reached} of 300`);
  for (const [index, visitor] of visitors.slice(0, 30).entries()) {
    assert.equal(await servedTo(visitor, "mfe-share"), first[index]);
  }
  await share.call("PUT", "/2.0.0/canary", { percent: 100 });
  assert.equal(await servedTo(product.visitor(), "mfe-share"), "2.0.0");
  await share.call("PUT", "/2.0.0/canary", { percent: 0 });
  assert.equal(await servedTo(visitors[0] ?? product.visitor(), "mfe-share"), "1.0.0");
  await share.call("DELETE", "/canary");
});

Deno.test("a tester and who has an override get more than others, until they end it", async () => {
  const pass = await team("Pass", "mfe-pass");
  await pass.live("1.0.0");
  await pass.published("2.0.0");
  const jonas = await product.guest();
  const join = { token: pass.token, label: "Jonas" };
  assert.equal((await jonas.call("POST", "/api/releases/membership", join)).status, 204);
  const wanted = { kind: "override", name: "mfe-pass", version: "2.0.0", label: "Eva", hours: 2 };
  const made = await jonas.call("POST", "/api/releases/passes", wanted);
  const eva = await product.guest();
  const code = made.body.path.split("#")[1];
  await eva.call("POST", "/api/releases/passes/accept", { code });
  assert.equal(await servedTo(eva, "mfe-pass"), "2.0.0");
  assert.equal((await pageOf(eva)).overrides?.[0]?.name, "mfe-pass");
  assert.equal(await servedTo(jonas, "mfe-pass"), "1.0.0");
  await eva.call("DELETE", "/api/releases/passes/mine");
  assert.equal(await servedTo(eva, "mfe-pass"), "1.0.0");

  const tester = { kind: "tester", name: "mfe-pass", label: "Jonas", hours: 2, mine: true };
  await jonas.call("POST", "/api/releases/passes", tester);
  await pass.call("PUT", "/2.0.0/canary", { percent: 0 });
  assert.equal(await servedTo(jonas, "mfe-pass"), "2.0.0");
  assert.equal(await servedTo(eva, "mfe-pass"), "1.0.0");
  await pass.call("DELETE", "/canary");
});

Deno.test("a canary that fails in browsers is rolled back automatically, and its team is told by mail", async () => {
  const broken = await team("Broken", "mfe-broken");
  await broken.live("1.0.0");
  await broken.published("2.0.0");
  await broken.call("PUT", "/2.0.0/canary", { percent: 50 });
  const name = "mfe-broken";
  for (let visit = 0; visit < 80; visit++) {
    const visitor = product.visitor();
    const { ticket, composition } = await pageOf(visitor);
    const got = composition.remotes.find(({ manifest }) => manifest.name === name)?.version;
    const kind = got === "2.0.0" ? "load_error" : "load";
    const reports = [{ name, version: got, kind }];
    const { status } = await visitor.call("POST", "/api/releases/reports", { ticket, reports });
    assert.equal(status, 202);
  }
  await product.service("releases").runJob("releases/judge-canaries");
  assert.equal((await broken.call("GET", "/2.0.0")).body.traffic, "none");
  assert.equal(await servedTo(product.visitor(), name), "1.0.0");
  const told = mails.filter(({ to }) => to === "mfe-broken@example.org");
  assert.deepEqual(told.map(({ subject }) => subject), [
    "mfe-broken 2.0.0 was rolled back automatically",
  ]);
});

Deno.test("a rollback is on the next page, and files of the version before stay for open tabs", async () => {
  const back = await team("Back", "mfe-back");
  await back.live("1.0.0");
  await back.live("2.0.0");
  assert.equal((await back.call("POST", "/rollback", {})).body.version, "1.0.0");
  assert.equal(await servedTo(product.visitor(), "mfe-back"), "1.0.0");
  const file = "/remotes/mfe-back/2.0.0/assets/page-abcdefgh.js";
  assert.equal((await product.visitor().call("GET", file)).status, 200);
});
