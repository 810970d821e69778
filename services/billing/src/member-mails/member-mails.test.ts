import type { ServiceClient } from "@reclaim/platform/service-client";
import { testService } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import { billing } from "../../service.ts";
import { subscriptions } from "../subscriptions/subscriptions.table.ts";

const identity: ServiceClient = {
  async call(request) {
    const { ids } = await request.json() as { ids: string[] };
    return Response.json(Object.fromEntries(ids.map((id) => [id, `${id}@example.org`])));
  },
};
const service = await testService(billing, { peers: { identity } });
Deno.test.afterAll(() => service.close());

const member = (fields: Partial<typeof subscriptions.$inferInsert>) =>
  service.deps.db.insert(subscriptions).values({
    userId: "martin",
    createdAt: new Date("2026-11-21T09:00:00Z"),
    trialEndsAt: new Date("2026-12-05T09:00:00Z"),
    ...fields,
  });
/** The mails that are sent at an instant. */
async function mailsAt(instant: string): Promise<string[]> {
  service.deps.clock.set(instant);
  service.mails.splice(0);
  await service.runJob("billing/member-mails");
  await service.runJob("billing/mails");
  return service.mails.map(({ to, subject }) => `${to}: ${subject}`).sort();
}

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    await run();
  });

test("a new member is welcomed once", async () => {
  await member({});
  assert.deepEqual(await mailsAt("2026-11-21T09:17:00Z"), [
    "martin@example.org: Welcome to Reclaim",
  ]);
  assert.ok(service.mails[0]?.text.includes("For 14 days everything is open to you."));
  assert.deepEqual(await mailsAt("2026-11-21T10:17:00Z"), []);
});

test("who has been here for long is not welcomed", async () => {
  await member({ createdAt: new Date("2026-11-01T09:00:00Z"), trialEndsAt: null });
  assert.deepEqual(await mailsAt("2026-11-21T09:17:00Z"), []);
});

test("three days before its end a member is told of it, once", async () => {
  await member({});
  assert.equal((await mailsAt("2026-11-21T09:17:00Z")).length, 1);
  assert.deepEqual(await mailsAt("2026-12-02T08:17:00Z"), []);
  assert.deepEqual(await mailsAt("2026-12-02T09:17:00Z"), [
    "martin@example.org: Your trial ends in 3 days",
  ]);
  assert.deepEqual(await mailsAt("2026-12-03T09:17:00Z"), []);
});

test("who pays already, and whose trial is over, is not told of its end", async () => {
  const createdAt = new Date("2026-11-01T09:00:00Z");
  await member({ userId: "paul", createdAt, subscriptionStatus: "active" });
  await member({ userId: "karl", createdAt, trialEndsAt: new Date("2026-12-02T09:00:00Z") });
  await member({ userId: "owen", createdAt, subscriptionStatus: "canceled" });
  assert.deepEqual(await mailsAt("2026-12-02T09:17:00Z"), [
    "owen@example.org: Your trial ends in 3 days",
  ]);
});
