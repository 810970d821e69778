import { testIdentity, testService } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import { billing } from "../../service.ts";
import { waitlist } from "./waitlist.table.ts";

const service = await testService(billing);
Deno.test.afterAll(() => service.close());

const join = (body: unknown, as: Parameters<typeof service.call>[0] = null) =>
  service.call(as, "POST", "/api/waitlist", body);
const stored = async () => {
  const rows = await service.deps.db.select({ email: waitlist.email }).from(waitlist);
  return rows.map(({ email }) => email);
};

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    await run();
  });

test("an address is stored once, whatever its case and however often [MKT-16]", async () => {
  await Promise.all(
    ["Sam@Example.com", "sam@example.COM", "  sam@example.com "].map((email) => join({ email })),
  );
  await join({ email: "SAM@EXAMPLE.COM" });
  await join({ email: "joe@example.com" });
  assert.deepEqual(new Set(await stored()), new Set(["sam@example.com", "joe@example.com"]));
  assert.equal((await stored()).length, 2);
});

test("nobody learns from the answer whether an address is known [MKT-17]", async () => {
  const fresh = await join({ email: "sam@example.com" });
  const known = await join({ email: "Sam@example.com" });
  assert.deepEqual([known.status, known.body], [fresh.status, fresh.body]);
  assert.deepEqual(fresh.body, { message: "Thank you! We'll keep you updated." });
});

test("a member can join as well", async () => {
  assert.equal((await join({ email: "sam@example.com" }, testIdentity())).status, 200);
  assert.deepEqual(await stored(), ["sam@example.com"]);
});

for (const email of ["", "sam", "sam@", "sam@example", "a b@example.com", null, undefined]) {
  test(`${JSON.stringify(email)} is no address to store`, async () => {
    const answer = await join({ email });
    assert.equal(answer.status, 400);
    assert.equal(answer.body.details[0].field, "email");
    assert.deepEqual(await stored(), []);
  });
}

test("an invalid address is told in the words of the form", async () => {
  const { body } = await join({ email: "sam@" });
  assert.equal(body.details[0].message, "Please enter a valid email address");
});
