import assert from "node:assert/strict";
import { EXERCISE_IDS, EXERCISES } from "@reclaim/contracts-members/exercises";
import type { Practice } from "@reclaim/contracts-members/practice";
import type { Identity } from "@reclaim/platform/identity";
import { testIdentity, testService } from "@reclaim/platform/testing";
import { members } from "../../service.ts";

const service = await testService(members);
Deno.test.afterAll(() => service.close());
const { clock } = service.deps;

const practised = (fields: Record<string, unknown> = {}) => ({
  exerciseId: "body-scan",
  seconds: 240,
  clientId: crypto.randomUUID(),
  ...fields,
});

/** A member who joined on 1 March in Vienna. */
async function givenMember(): Promise<Identity> {
  clock.set("2026-03-01T09:00:00Z");
  const who = testIdentity();
  const { status } = await service.call(who, "POST", "/api/onboarding", {
    timeZone: "Europe/Vienna",
  });
  assert.equal(status, 201);
  return who;
}

async function record(
  who: Identity,
  at: string,
  fields: Record<string, unknown> = {},
): Promise<Practice> {
  clock.set(at);
  const answer = await service.call(who, "POST", "/api/practice", practised(fields));
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  return answer.body;
}
const list = (who: Identity, query = "") => service.call(who, "GET", `/api/practice${query}`);
const listed = async (who: Identity): Promise<Practice[]> => (await list(who)).body;
const totals = async (who: Identity, query = "") =>
  (await service.call(who, "GET", `/api/practice/totals${query}`)).body;

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    await run();
  });

test("what was practised is kept with its kind, its seconds and the date where the member is", async () => {
  const who = await givenMember();
  const stored = await record(who, "2026-03-02T23:30:00Z");
  assert.deepEqual(stored, {
    id: stored.id,
    exerciseId: "body-scan",
    kind: "meditation",
    seconds: 240,
    date: "2026-03-02T23:30:00.000Z",
    localDate: "2026-03-03",
  });
  assert.deepEqual(await listed(who), [stored]);
});

test("each exercise can be practised to its end, and no second longer", async () => {
  const who = await givenMember();
  for (const exerciseId of EXERCISE_IDS) {
    const { kind, seconds } = EXERCISES[exerciseId];
    const stored = await record(who, "2026-03-02T09:00:00Z", { exerciseId, seconds });
    assert.deepEqual([stored.kind, stored.seconds], [kind, seconds]);
    const answer = await service.call(
      who,
      "POST",
      "/api/practice",
      practised({ exerciseId, seconds: seconds + 1 }),
    );
    assert.deepEqual([answer.status, answer.body.details[0].field], [400, "seconds"]);
  }
  assert.equal((await listed(who)).length, EXERCISE_IDS.length);
});

const REFUSED: [field: string, value: unknown][] = [
  ["exerciseId", "levitation"],
  ["exerciseId", "constructor"],
  ["exerciseId", undefined],
  ["seconds", 0],
  ["seconds", -60],
  ["seconds", 30.5],
  ["seconds", "60"],
  ["seconds", undefined],
  ["seconds", Number.MAX_SAFE_INTEGER],
  ["localDate", "2026-02-30"],
  ["clientId", "1"],
];
for (const [field, value] of REFUSED) {
  test(`a practice with ${field} ${JSON.stringify(value)} is refused`, async () => {
    const who = await givenMember();
    const answer = await service.call(who, "POST", "/api/practice", practised({ [field]: value }));
    assert.equal(answer.status, 400);
    assert.equal(answer.body.details[0].field, field);
    assert.deepEqual(await listed(who), []);
  });
}

test("an exact repeat is answered the same and writes nothing, also two at once", async () => {
  const who = await givenMember();
  const clientId = crypto.randomUUID();
  const first = await record(who, "2026-03-02T09:00:00Z", { clientId });
  assert.deepEqual(await record(who, "2026-03-03T09:00:00Z", { clientId }), first);
  assert.deepEqual(await listed(who), [first]);
  const body = practised();
  const answers = await Promise.all(
    [1, 2].map(() => service.call(who, "POST", "/api/practice", body)),
  );
  assert.deepEqual(answers[0]?.body, answers[1]?.body);
  assert.equal((await listed(who)).length, 2);
});

test("a repeat that says something else changes the practice, and keeps its date", async () => {
  const who = await givenMember();
  const clientId = crypto.randomUUID();
  const first = await record(who, "2026-03-02T09:00:00Z", { clientId, seconds: 60 });
  const change = { clientId, exerciseId: "peaceful-beach", seconds: 600 };
  const changed = await record(who, "2026-03-03T09:00:00Z", change);
  assert.deepEqual(changed, {
    ...first,
    exerciseId: "peaceful-beach",
    kind: "visualization",
    seconds: 600,
  });
  assert.deepEqual(await listed(who), [changed]);
});

test("the same client id of another member is another practice", async () => {
  const [who, other] = [await givenMember(), await givenMember()];
  const clientId = crypto.randomUUID();
  const own = await record(who, "2026-03-02T09:00:00Z", { clientId });
  const others = await record(other, "2026-03-02T09:00:00Z", { clientId, seconds: 10 });
  assert.deepEqual(await listed(who), [own]);
  assert.deepEqual(await listed(other), [others]);
  assert.equal((await totals(who)).seconds, 240);
});

test("what was practised offline keeps its date; one that cannot be becomes today", async () => {
  const who = await givenMember();
  for (
    const [told, kept] of [
      ["2026-03-18", "2026-03-18"],
      ["2026-03-21", "2026-03-20"],
      ["1999-12-31", "2026-03-20"],
    ]
  ) {
    const { localDate } = await record(who, "2026-03-20T10:00:00Z", { localDate: told });
    assert.equal(localDate, kept);
  }
});

test("practices come newest first, page by page, none twice and none left out", async () => {
  const who = await givenMember();
  for (const localDate of ["2026-03-04", "2026-03-02", "2026-03-03", "2026-03-03", "2026-03-05"]) {
    await record(who, "2026-03-06T10:00:00Z", { localDate });
  }
  const seen: Practice[] = [];
  let query = "?limit=2";
  for (let cursor: string | null = ""; cursor !== null;) {
    const { body, headers } = await list(who, query);
    seen.push(...body);
    cursor = headers.get("x-next-cursor");
    query = `?limit=2&cursor=${cursor}`;
  }
  assert.deepEqual(seen.map(({ localDate }) => localDate), [
    "2026-03-05",
    "2026-03-04",
    "2026-03-03",
    "2026-03-03",
    "2026-03-02",
  ]);
  assert.deepEqual(seen, await listed(who));
  assert.equal((await list(who, "?cursor=2026-13-01_1_x")).status, 400);
});

test("totals tell all that was practised, and the last 28 dates one by one", async () => {
  const who = await givenMember();
  assert.deepEqual(await totals(who), { practices: 0, seconds: 0, days: [] });
  await record(who, "2026-03-02T10:00:00Z", { seconds: 60 });
  await record(who, "2026-03-03T10:00:00Z", { seconds: 100 });
  await record(who, "2026-03-03T11:00:00Z", { exerciseId: "box-breathing", seconds: 64 });
  await record(who, "2026-03-29T21:30:00Z", { seconds: 30 });
  const march3 = { localDate: "2026-03-03", practices: 2, seconds: 164 };
  const march29 = { localDate: "2026-03-29", practices: 1, seconds: 30 };
  const march2 = { localDate: "2026-03-02", practices: 1, seconds: 60 };
  const days = [march29, march3, march2];
  assert.deepEqual(await totals(who), { practices: 4, seconds: 254, days });
  // Half an hour later it is the 30th in Vienna, and 3 March the first of the 28 dates.
  clock.set("2026-03-29T22:30:00Z");
  assert.deepEqual((await totals(who)).days, [march29, march3]);
  clock.set("2026-03-30T22:30:00Z");
  assert.deepEqual((await totals(who)).days, [march29]);
  assert.deepEqual((await totals(who, "?since=2026-03-01")).days, days);
  assert.equal((await service.call(who, "GET", "/api/practice/totals?since=soon")).status, 400);
});

test("favourites follow the account: the last one first, each once", async () => {
  const [who, other] = [await givenMember(), await givenMember()];
  const call = async (method: string, id: string) =>
    (await service.call(who, method, `/api/favourite-exercises/${id}`)).status;
  const favourites = async (of = who) =>
    (await service.call(of, "GET", "/api/favourite-exercises")).body;
  assert.deepEqual(await favourites(), []);
  assert.equal(await call("PUT", "body-scan"), 204);
  clock.set("2026-03-02T09:00:00Z");
  assert.equal(await call("PUT", "4-7-8-breathing"), 204);
  assert.equal(await call("PUT", "body-scan"), 204);
  assert.deepEqual(await favourites(), ["4-7-8-breathing", "body-scan"]);
  assert.deepEqual(await favourites(other), []);
  assert.equal(await call("DELETE", "4-7-8-breathing"), 204);
  assert.equal(await call("DELETE", "4-7-8-breathing"), 204);
  assert.deepEqual(await favourites(), ["body-scan"]);
  for (const id of ["levitation", "toString", "1"]) {
    assert.deepEqual([await call("PUT", id), await call("DELETE", id)], [404, 404], id);
  }
});
