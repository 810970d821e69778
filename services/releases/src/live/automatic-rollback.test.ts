import assert from "node:assert/strict";
import { testIdentity } from "@reclaim/platform/testing";
import { releasesService } from "../releases.testing.ts";
import { liveRepository } from "./live.repository.ts";
import { rollBackCanary } from "./automatic-rollback.use-case.ts";

const { service, reset, given, bearer, state } = await releasesService();
const { deps, mails } = service;
Deno.test.afterAll(() => service.close());

Deno.test.beforeEach(async () => {
  await reset();
  mails.length = 0;
  const team = await given.team("Hello", ["shell", "mfe-one"], "hello@example.org");
  await given.live(team, given.shell());
  await given.live(team, given.remote("mfe-one", "1.0.0"));
  await given.published(team, given.remote("mfe-one", "2.0.0"));
  await bearer(team, "PUT", "/api/releases/mfe-one/2.0.0/canary", { percent: 10 });
});

const running = async () => {
  const [canary] = await liveRepository(deps.db).runningCanaries();
  assert.ok(canary);
  return canary;
};

Deno.test("a canary that is worse is rolled back automatically, and its team is told by mail and audit log", async () => {
  await rollBackCanary(deps)(
    await running(),
    "12 of 100 visits failed, of the live version 1 of 900.",
  );
  assert.deepEqual((await state()).canaries, []);
  const [mail, ...others] = mails;
  assert.equal(others.length, 0);
  assert.deepEqual([mail?.to, mail?.subject], [
    "hello@example.org",
    "mfe-one 2.0.0 was rolled back automatically",
  ]);
  assert.match(mail?.text ?? "", /12 of 100 visits failed/);
  const { body } = await service.call(
    testIdentity({ role: "admin" }),
    "GET",
    "/api/releases/audit",
  );
  const { actor, action, detail } = body.entries[0];
  assert.deepEqual([actor, action, detail], [
    "canary test",
    "rolled back automatically",
    "12 of 100 visits failed, of the live version 1 of 900.",
  ]);
});

Deno.test("a canary is rolled back automatically once, and also when the mail server is away", async () => {
  const canary = await running();
  const mailer = { send: () => Promise.reject(new Error("away")) };
  await rollBackCanary({ ...deps, mailer })(canary, "worse");
  const { sequence, canaries } = await state();
  assert.deepEqual(canaries, []);
  await rollBackCanary(deps)(canary, "worse");
  assert.deepEqual(mails, []);
  assert.equal((await state()).sequence, sequence);
});
