import assert from "node:assert/strict";
import { journalEntryList, recordedJournalEntry } from "@reclaim/contracts/journal";
import type { Tier } from "@reclaim/contracts/entitlements";
import { identity, starter, testService } from "@reclaim/platform/testing";
import type { Identity } from "@reclaim/platform/identity";
import { members } from "../../service.ts";
import { journalEntries } from "./journal.table.ts";

const service = await testService(members);
Deno.test.afterAll(() => service.close());
const { clock } = service.deps;

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    clock.set("2026-03-04T09:00:00Z");
    await run();
  });

const entry = (fields: Record<string, unknown> = {}) => ({
  promptId: "reflection-1",
  content: "A quiet day.",
  timeZone: "Europe/Vienna",
  clientId: crypto.randomUUID(),
  ...fields,
});
const send = (who: Identity | null, fields: Record<string, unknown> = {}) =>
  service.call(who, "POST", "/api/journal-entries", entry(fields));
async function write(who: Identity, fields: Record<string, unknown> = {}) {
  const { status, body } = await send(who, fields);
  assert.equal(status, 201, JSON.stringify(body));
  return recordedJournalEntry.parse(body);
}
async function times(count: number, run: (index: number) => Promise<unknown>) {
  for (let index = 1; index <= count; index++) await run(index);
}
const listed = async (who: Identity, query = "") =>
  journalEntryList.parse((await service.call(who, "GET", `/api/journal-entries${query}`)).body);
const contents = async (who: Identity) => (await listed(who)).map(({ content }) => content);
const me = async (who: Identity) => (await service.call(who, "GET", "/api/me")).body;

test("an entry is stored as written, with its day and its prompt [ENT-12]", async () => {
  const who = identity();
  clock.set("2026-03-01T23:30:00Z");
  const content = "  <b>Didn't</b> sleep.\n\n— 💪🏽 \\u0041 '; drop table --\t";
  const { entry: stored } = await write(who, { content, promptText: "What weighs on you?" });
  assert.deepEqual(stored, {
    id: stored.id,
    userId: who.sub,
    date: "2026-03-01T23:30:00.000Z",
    timeZone: "Europe/Vienna",
    localDate: "2026-03-02",
    promptId: "reflection-1",
    promptText: "What weighs on you?",
    content,
  });
  assert.deepEqual(await listed(who), [stored]);
});

test("an entry needs no prompt", async () => {
  const { entry: stored } = await write(identity(), { promptId: null });
  assert.equal(stored.promptId, null);
  assert.equal(stored.promptText, null);
});

test("a module's reflection is an entry with the module's prompt id [JNY-28]", async () => {
  const who = identity();
  await write(who, { promptId: "module:emotional:8" });
  assert.equal((await listed(who))[0]?.promptId, "module:emotional:8");
  assert.equal((await me(who)).journalEntries, 1);
});

for (
  const [what, fields, field] of [
    ["an empty entry", { content: "" }, "content"],
    ["white space", { content: " \n\t " }, "content"],
    ["a text over 20,000 characters", { content: "x".repeat(20_001) }, "content"],
    ["a NUL character, which no database holds", { content: "a\0b" }, "content"],
    ["a prompt id that is none", { promptId: "what weighs on you?" }, "promptId"],
    ["an entry without a submission's id", { clientId: "1" }, "clientId"],
    ["a zone that is none", { timeZone: "Europe/Nowhere" }, "timeZone"],
    ["a date that is none", { localDate: "2026-02-30" }, "localDate"],
  ] as const
) {
  test(`${what} is refused and nothing is stored`, async () => {
    const who = identity();
    const { status, body } = await send(who, fields);
    assert.equal(status, 400);
    assert.equal(body.details[0].field, field);
    assert.deepEqual(await listed(who), []);
  });
}

test("20,000 characters are stored whole", async () => {
  const { entry: stored } = await write(identity(), { content: "ü".repeat(20_000) });
  assert.equal(stored.content.length, 20_000);
});

test("an entry written offline stands under its own day; an impossible day is today", async () => {
  const who = identity();
  const late = await write(who, { localDate: "2026-03-02" });
  assert.equal(late.entry.localDate, "2026-03-02");
  assert.equal(late.entry.date, "2026-03-04T09:00:00.000Z");
  const wrong = await write(who, { localDate: "2031-01-01" });
  assert.equal(wrong.entry.localDate, "2026-03-04");
});

test("an exact repeat of a submission writes nothing and is answered the same", async () => {
  const who = identity();
  await times(4, () => write(who));
  const clientId = crypto.randomUUID();
  const first = await write(who, { clientId });
  assert.deepEqual(first.newBadges, ["journal5"]);
  clock.set("2026-03-05T09:00:00Z");
  assert.deepEqual(await write(who, { clientId }), first);
  assert.equal((await listed(who)).length, 5);
});

test("a repeat that says something else changes the entry, and its day stays", async () => {
  const who = identity();
  const clientId = crypto.randomUUID();
  const first = await write(who, { clientId, content: "A quiet day." });
  clock.set("2026-03-05T09:00:00Z");
  const changed = await write(who, { clientId, content: "A quiet day, at last." });
  assert.deepEqual(changed, {
    ...first,
    entry: { ...first.entry, content: "A quiet day, at last." },
  });
  assert.deepEqual(await contents(who), ["A quiet day, at last."]);
  const free = await write(who, { clientId, content: "A quiet day, at last.", promptId: null });
  assert.deepEqual(free.entry, { ...changed.entry, promptId: null });
});

test("an exact repeat that comes late does not undo a change since", async () => {
  const who = identity();
  const clientId = crypto.randomUUID();
  const { entry: { id } } = await write(who, { clientId });
  await service.call(who, "PATCH", `/api/journal-entries/${id}`, { content: "Edited." });
  assert.equal((await write(who, { clientId })).entry.content, "Edited.");
  assert.deepEqual(await contents(who), ["Edited."]);
});

test("concurrent repeats of a submission make one entry", async () => {
  const who = identity();
  const clientId = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(who, { clientId })));
  assert.deepEqual(answers.map(({ status }) => status), [201, 201, 201, 201]);
  assert.equal(new Set(answers.map(({ body }) => body.entry.id)).size, 1);
  assert.equal((await listed(who)).length, 1);
});

test("one member's submission id is no other's", async () => {
  const [who, other] = [identity(), identity()];
  const clientId = crypto.randomUUID();
  await write(who, { clientId, content: "Mine." });
  await write(other, { clientId, content: "His." });
  assert.deepEqual([await contents(who), await contents(other)], [["Mine."], ["His."]]);
});

test("what is kept to know a repeat tells nobody the text", async () => {
  await write(identity(), { content: "Low." });
  const [row] = await service.deps.db.select().from(journalEntries);
  assert.match(row?.said ?? "", /^[0-9a-f]{64}$/);
});

test("following the cursors yields every entry once, newest first, also of one instant", async () => {
  const who = identity();
  await times(7, (index) => write(who, { content: `${index}`, localDate: "2026-03-03" }));
  await write(who, { content: "older", localDate: "2026-03-01" });
  await write(who, { content: "newest" });
  await write(identity(), { content: "Another's." });
  const pages: string[][] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const path: string = `/api/journal-entries?limit=4${cursor && `&cursor=${cursor}`}`;
    const { body, headers } = await service.call(who, "GET", path);
    pages.push(journalEntryList.parse(body).map(({ content }) => content));
    cursor = headers.get("x-next-cursor");
  }
  assert.deepEqual(pages.map((page) => page.length), [4, 4, 1]);
  assert.deepEqual(pages.flat().slice(1, 8).toSorted(), ["1", "2", "3", "4", "5", "6", "7"]);
  assert.deepEqual([pages.flat()[0], pages.flat()[8]], ["newest", "older"]);
});

test("a list has 20 entries unless told, and never more than 50", async () => {
  const who = identity();
  await times(51, () => write(who));
  assert.equal((await listed(who)).length, 20);
  assert.equal((await listed(who, "?limit=99")).length, 50);
});

for (
  const wrong of [
    "limit=0",
    "cursor=abc",
    "cursor=2026-13-45_1_5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11",
    "cursor=0000-01-01_1_5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11",
  ]
) {
  test(`a list refuses ${wrong}`, async () => {
    const { status } = await service.call(identity(), "GET", `/api/journal-entries?${wrong}`);
    assert.equal(status, 400);
  });
}

test("an entry's words can be changed, and stay within the same limits", async () => {
  const who = identity();
  const { entry: stored } = await write(who);
  const path = `/api/journal-entries/${stored.id}`;
  const { status, body } = await service.call(who, "PATCH", path, { content: "A loud day." });
  assert.equal(status, 200);
  assert.deepEqual(body, { ...stored, content: "A loud day." });
  assert.equal((await service.call(who, "PATCH", path, { content: "  " })).status, 400);
  assert.deepEqual(await contents(who), ["A loud day."]);
});

test("a deleted entry is gone and counts no more; its badge stays [BDG-14]", async () => {
  const who = identity();
  await times(5, () => write(who));
  clock.set("2026-03-09T09:00:00Z");
  const [latest] = await listed(who);
  const path = `/api/journal-entries/${latest?.id}`;
  assert.equal((await service.call(who, "DELETE", path)).status, 204);
  assert.equal((await service.call(who, "DELETE", path)).status, 404);
  const member = await me(who);
  assert.equal(member.journalEntries, 4);
  // Also when it is reached once more.
  assert.deepEqual((await write(who)).newBadges, []);
  for (const { badges } of [member, await me(who)]) {
    const badge = badges.find(({ id }: { id: string }) => id === "journal5");
    assert.deepEqual([badge.earned, badge.earnedDate], [true, "Mar 4"]);
  }
});

test("another's entry is not found, neither to read, to change nor to delete", async () => {
  const [who, other] = [identity(), identity()];
  const { entry: { id } } = await write(other, { content: "His." });
  for (const [path, status] of [[id, 404], [crypto.randomUUID(), 404], ["1", 404]] as const) {
    const own = `/api/journal-entries/${path}`;
    assert.equal((await service.call(who, "PATCH", own, { content: "Mine." })).status, status);
    assert.equal((await service.call(who, "DELETE", own)).status, status);
  }
  assert.deepEqual(await listed(who), []);
  assert.deepEqual(await contents(other), ["His."]);
  assert.equal((await send(who, { userId: other.sub })).status, 403);
  assert.equal((await send(null)).status, 401);
});

test("Starter writes three entries a week; the fourth asks for a higher plan [JRN-08]", async () => {
  const who = starter();
  await times(3, (index) => write(who, index === 2 ? { promptId: "module:body:1" } : {}));
  const { status, body } = await send(who);
  assert.equal(status, 403);
  assert.deepEqual([body.code, body.feature, body.tier], [
    "upgrade_required",
    "journal",
    "essential",
  ]);
  assert.equal((await listed(who)).length, 3);
});

test("a repeat is no fourth entry, and changing one is always possible", async () => {
  const who = starter();
  const clientId = crypto.randomUUID();
  await times(2, () => write(who));
  const { entry: { id } } = await write(who, { clientId });
  await write(who, { clientId });
  await write(who, { clientId, content: "More words." });
  const path = `/api/journal-entries/${id}`;
  assert.equal((await service.call(who, "PATCH", path, { content: "Better." })).status, 200);
  assert.equal((await listed(who)).length, 3);
});

test("four entries at once are not four for Starter", async () => {
  const who = starter();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(who)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 201, 403]);
});

test("the week ends on Sunday midnight where the member is [JRN-09]", async () => {
  // 23:59 on Sunday, then 00:01 on Monday, in Los Angeles: the same day in Vienna.
  const timeZone = "America/Los_Angeles";
  const who = starter();
  clock.set("2026-03-02T07:59:00Z");
  await times(3, () => write(who, { timeZone }));
  assert.equal((await send(who, { timeZone })).status, 403);
  clock.set("2026-03-02T08:01:00Z");
  assert.equal((await write(who, { timeZone })).entry.localDate, "2026-03-02");
  // What was written offline last week belongs to that week.
  assert.equal((await send(who, { timeZone, localDate: "2026-03-01" })).status, 403);
  assert.equal((await send(who, { timeZone, localDate: "2026-02-22" })).status, 201);
});

test("Essential and Premium write as much as they like [JRN-10]", async () => {
  for (const tier of ["essential", "premium"] satisfies Tier[]) {
    const who = identity({ entitlement: { tier, source: "subscription", endsAt: null } });
    await times(10, () => write(who));
    assert.equal((await listed(who)).length, 10);
  }
});

test("journalEntries is the count of the member's entries [JRN-12]", async () => {
  const who = identity();
  await write(identity());
  await times(3, async (index) => assert.equal((await write(who)).journalEntries, index));
  assert.equal((await me(who)).journalEntries, 3);
});

test("the fifth entry earns journal5, the fourth does not [BDG-07]", async () => {
  const who = identity();
  await times(4, async () => assert.deepEqual((await write(who)).newBadges, []));
  assert.deepEqual((await write(who)).newBadges, ["journal5"]);
  assert.deepEqual((await write(who)).newBadges, []);
  const { badges } = await me(who);
  const badge = badges.find(({ id }: { id: string }) => id === "journal5");
  assert.equal(badge.earnedDate, "Mar 4");
});

test("the twentieth entry earns journalMaster, the nineteenth does not [BDG-10]", async () => {
  const who = identity();
  await times(19, () => write(who));
  const before = (await me(who)).badges.find(({ id }: { id: string }) => id === "journalMaster");
  assert.equal(before.earned, false);
  assert.deepEqual((await write(who)).newBadges, ["journalMaster"]);
});

test("an entry tells where the member is now", async () => {
  const who = identity();
  await write(who, { timeZone: "asia/tokyo" });
  assert.equal((await me(who)).timeZone, "Asia/Tokyo");
});

test("an entry with signs of risk is saved exactly as written, and its answer says so [SAFE-04]", async () => {
  const who = identity();
  const content = "  I don’t want to live anymore.\n\nThey are better off without me. ";
  const { entry: stored, crisis } = await write(who, { content });
  assert.equal(crisis, true);
  assert.equal(stored.content, content);
  assert.deepEqual(await listed(who), [stored]);
  assert.equal("crisis" in await write(who), false);
});

test("an entry that is changed is looked at anew [SAFE-04]", async () => {
  const who = identity();
  const { entry: stored } = await write(who);
  const path = `/api/journal-entries/${stored.id}`;
  const change = async (content: string) =>
    (await service.call(who, "PATCH", path, { content })).body;
  assert.deepEqual(await change("I want to die."), {
    ...stored,
    content: "I want to die.",
    crisis: true,
  });
  assert.deepEqual(await change("I slept."), { ...stored, content: "I slept." });
  assert.deepEqual(await contents(who), ["I slept."]);
});
