import assert from "node:assert/strict";
import { category as categoryContract } from "@reclaim/contracts-community/community";
import { testIdentity } from "@reclaim/platform/testing";
import { community } from "../../service.ts";
import { communityTest } from "../community.testing.ts";

const { test, call, get, service } = await communityTest();
const member = testIdentity();
const admin = testIdentity({ role: "admin" });
const create = (who: typeof member, fields: object) =>
  call(who, "POST", "/api/forum/categories", {
    name: "Sailing",
    slug: "sailing",
    description: "Wind and water.",
    displayOrder: 7,
    ...fields,
  });
const slugs = async () =>
  (await get(member, "/api/forum/categories")).map((row: { slug: string }) => row.slug);

const SEEDED = [
  ["Body Health", "body-health"],
  ["Mental Wellbeing", "mental-wellbeing"],
  ["Relationships", "relationships"],
  ["Career & Finance", "career-finance"],
  ["Purpose & Growth", "purpose-growth"],
  ["General Discussion", "general"],
];

test("the server seeds the six categories, once [COM-30] [API-15]", async () => {
  await community.prepare?.(service.deps);
  const rows = await get(member, "/api/forum/categories");
  assert.deepEqual(rows.map(({ name, slug }: Record<string, string>) => [name, slug]), SEEDED);
  for (const row of rows) assert.deepEqual(categoryContract.parse(row), row);
});

test("a category answers by its id and by its slug [API-19]", async () => {
  for (const row of await get(member, "/api/forum/categories")) {
    assert.deepEqual(await get(member, `/api/forum/categories/${row.id}`), row);
    assert.deepEqual(await get(member, `/api/forum/categories/${row.slug}`), row);
  }
});

for (const name of ["sailing", "999", "99999999999999", "%00", "GENERAL", "-1"]) {
  test(`there is no category ${name} [API-19]`, async () => {
    assert.equal((await call(member, "GET", `/api/forum/categories/${name}`)).status, 404);
    assert.equal((await call(member, "GET", `/api/forum/categories/${name}/posts`)).status, 404);
  });
}

test("a member's POST of an existing category is a conflict [API-17]", async () => {
  const bySlug = await create(member, { slug: "general" });
  assert.equal(bySlug.status, 409);
  assert.equal(bySlug.body.code, "category_exists");
  assert.equal((await create(member, { name: "Relationships" })).status, 409);
});

test("only an admin creates a category [API-18]", async () => {
  assert.equal((await create(member, {})).status, 403);
  assert.equal((await create(testIdentity({ role: "moderator" }), {})).status, 403);
  assert.equal((await slugs()).length, 6);
  const { status, body } = await create(admin, {});
  assert.equal(status, 201);
  assert.deepEqual(await get(member, "/api/forum/categories/sailing"), body);
  assert.equal((await create(admin, {})).status, 409);
});

test("of two admins who create a category at once, one does [ENT-15]", async () => {
  const answers = await Promise.all([create(admin, {}), create(admin, {})]);
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [201, 409]);
});

async function expectRefused(fields: object): Promise<void> {
  assert.equal((await create(admin, fields)).status, 400);
  assert.equal((await slugs()).length, 6);
}

test("no category is created with a slug of digits only [API-20]", async () => {
  await expectRefused({ slug: "2026" });
});

for (
  const [what, fields] of Object.entries({
    "a slug with capitals": { slug: "Sailing" },
    "a slug of 51 characters [ENT-15]": { slug: "a".repeat(51) },
    "a name of 51 characters [ENT-15]": { name: "a".repeat(51) },
    "an empty name": { name: " " },
  })
) {
  test(`no category is created with ${what}`, () => expectRefused(fields));
}

test("50 characters fit name and slug, and displayOrder is 0 unless told [ENT-15]", async () => {
  const { status, body } = await call(admin, "POST", "/api/forum/categories", {
    name: "n".repeat(50),
    slug: "s".repeat(50),
  });
  assert.equal(status, 201);
  assert.equal(body.displayOrder, 0);
  assert.equal((await slugs())[0], "s".repeat(50));
});
