import assert from "node:assert/strict";
import { given } from "../gateway.testing.ts";

/** What reaches others, or changes the account itself. */
const WRITING: [method: string, path: string][] = [
  ["POST", "/api/forum/posts"],
  ["POST", "/api/support-messages"],
  ["POST", "/api/auth/sign-out"],
  ["PUT", "/api/account/password"],
  ["POST", "/api/waitlist"],
  ["DELETE", "/api/me"],
];

Deno.test("code that is inspected before members get it reaches nobody and keeps its account", async () => {
  const { goLive, release, gateway, end } = await given();
  const [live, next] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
  goLive({ remotes: [live], passes: [{ kind: "inspection", release: next, sub: "ina" }] });
  const { ask } = await gateway();
  for (const [method, path] of WRITING) {
    const answer = await ask(method, path, "ina");
    assert.deepEqual(
      [answer.status, (await answer.json()).code],
      [403, "inspection_read_only"],
      path,
    );
  }
  for (const path of ["/api/check-ins", "/api/pseudonyms", "/api/releases/inspections/claim"]) {
    assert.equal((await ask("POST", path, "ina")).status, 200, path);
  }
  assert.equal((await ask("GET", "/api/forum/posts", "ina")).status, 200);
  await end();
});

Deno.test("everybody else writes, also with another pass or after an inspection", async () => {
  const { goLive, release, gateway, end } = await given();
  const [live, next] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
  const expiresAt = "2026-01-01T00:00:00.000Z";
  goLive({
    remotes: [live],
    passes: [
      { kind: "inspection", release: next, sub: "ina", expiresAt },
      { kind: "override", release: next, sub: "otto" },
    ],
  });
  const { ask } = await gateway();
  for (const [method, path] of WRITING) {
    for (const sub of ["ina", "otto", "martin"]) {
      assert.equal((await ask(method, path, sub)).status, 200, `${path} of ${sub}`);
    }
  }
  await end();
});
