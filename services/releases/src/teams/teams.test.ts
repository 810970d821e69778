import assert from "node:assert/strict";
import { storedRows, testIdentity } from "@reclaim/platform/testing";
import { type JWTPayload, SignJWT } from "jose";
import { releasesService } from "../releases.testing.ts";

const { service, reset, given, bearer, operator, upload } = await releasesService();
Deno.test.afterAll(() => service.close());
Deno.test.beforeEach(reset);

const makeTeam = (token: string) =>
  bearer(token, "PUT", "/api/releases/teams/Hello", { mail: null, remotes: ["mfe-one"] });

Deno.test("only who has the operator's key makes teams and tokens", async () => {
  const claims = (fields: object) => ({
    iss: "operator",
    aud: "releases",
    exp: Math.floor(Date.now() / 1000) + 60,
    ...fields,
  });
  const sign = (payload: JWTPayload, key: string) =>
    new SignJWT(payload).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(key));
  const { operatorKey: key } = service.deps;
  const forged = [
    await sign(claims({}), `${key}x`),
    await sign(claims({ iss: "gateway" }), key),
    await sign(claims({ aud: "members" }), key),
    await sign(claims({ exp: 1 }), key),
    await sign({ iss: "operator", aud: "releases" }, key),
  ];
  for (const token of forged) {
    const { status, body } = await makeTeam(token);
    assert.deepEqual([status, body.code], [403, "operator_only"]);
  }
  const team = await given.team("Hello", ["mfe-one"]);
  assert.equal((await makeTeam(team)).body.code, "operator_only");
  assert.equal((await makeTeam(await sign(claims({}), key))).status, 204);
});

Deno.test("of a token only its hash is stored", async () => {
  const token = await given.team("Hello", ["mfe-one"]);
  assert.match(token, /^rct_[\w-]{43}$/);
  const rows = await storedRows(service.deps.db, "releases");
  assert.ok(rows.length > 0 && !rows.some((row) => row.includes(token.slice(4))));
});

Deno.test("a revoked token opens nothing, and ends the desk of who joined with it", async () => {
  const token = await given.team("Hello", ["mfe-one"]);
  const made = await operator("POST", "/api/releases/teams/Hello/tokens", { label: "laptop" });
  const jonas = testIdentity();
  const join = { token: made.body.token, label: "Jonas" };
  assert.equal((await service.call(jonas, "POST", "/api/releases/membership", join)).status, 204);
  assert.equal((await service.call(jonas, "GET", "/api/releases/desk")).status, 200);
  const path = `/api/releases/teams/Hello/tokens/${made.body.id}`;
  assert.equal((await operator("DELETE", path)).status, 204);
  assert.equal((await operator("DELETE", path)).status, 404);
  const { files } = given.remote("mfe-one", "1.0.0");
  assert.equal((await upload(made.body.token, "mfe-one", files)).body.code, "unknown_token");
  assert.equal((await service.call(jonas, "GET", "/api/releases/desk")).status, 403);
  assert.equal((await upload(token, "mfe-one", files)).status, 201);
});

Deno.test("a remote belongs to one team", async () => {
  await given.team("Hello", ["mfe-one"]);
  const { status, body } = await operator("PUT", "/api/releases/teams/Other", {
    mail: null,
    remotes: ["mfe-two", "mfe-one"],
  });
  assert.equal(status, 409);
  assert.deepEqual(body.details, { name: "mfe-one", team: "Hello" });
});

Deno.test("a name that nobody could release is refused", async () => {
  for (const remotes of [["mfe_one"], ["mfe-one\0"], ["One"]]) {
    const team = { mail: null, remotes };
    assert.equal((await operator("PUT", "/api/releases/teams/Hello", team)).status, 400);
  }
  assert.equal((await operator("GET", "/api/releases/teams/a%00")).status, 400);
  const token = await given.team("Hello", ["mfe-one"]);
  const join = { token, label: "Jonas\0" };
  assert.equal(
    (await service.call(testIdentity(), "POST", "/api/releases/membership", join)).status,
    400,
  );
});

Deno.test("the operator sees what a team may release", async () => {
  await given.team("Hello", ["mfe-one"], "hello@example.org");
  const { body } = await operator("GET", "/api/releases/teams/Hello");
  assert.deepEqual(body, { mail: "hello@example.org", remotes: ["mfe-one"] });
  assert.equal((await operator("GET", "/api/releases/teams/Nobody")).status, 404);
});

Deno.test("a made-up token makes nobody a member of a team", async () => {
  const { status, body } = await service.call(testIdentity(), "POST", "/api/releases/membership", {
    token: "rct_invented",
    label: "Jonas",
  });
  assert.deepEqual([status, body.code], [403, "unknown_token"]);
  assert.equal((await service.call(testIdentity(), "GET", "/api/releases/desk")).status, 403);
});
