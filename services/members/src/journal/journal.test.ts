import assert from "node:assert/strict";
import { journalEntryList, recordedJournalEntry } from "@reclaim/contracts-members/journal";
import type { Tier } from "@reclaim/contracts-common/entitlements";
import { starterIdentity, testIdentity, testService } from "@reclaim/platform/testing";
import type { Identity } from "@reclaim/platform/identity";
import { members } from "../../service.ts";
import { journalRepository } from "./journal.repository.ts";
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
  const who = testIdentity();
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
  const { entry: stored } = await write(testIdentity(), { promptId: null });
  assert.equal(stored.promptId, null);
  assert.equal(stored.promptText, null);
});

test("a module's reflection is an entry with the module's prompt id [JNY-28]", async () => {
  const who = testIdentity();
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
    const who = testIdentity();
    const { status, body } = await send(who, fields);
    assert.equal(status, 400);
    assert.equal(body.details[0].field, field);
    assert.deepEqual(await listed(who), []);
  });
}

test("20,000 characters are stored whole", async () => {
  const { entry: stored } = await write(testIdentity(), { content: "ü".repeat(20_000) });
  assert.equal(stored.content.length, 20_000);
});

test("an entry written offline stands under its own day; an impossible day is today", async () => {
  const who = testIdentity();
  const late = await write(who, { localDate: "2026-03-02" });
  assert.equal(late.entry.localDate, "2026-03-02");
  assert.equal(late.entry.date, "2026-03-04T09:00:00.000Z");
  const wrong = await write(who, { localDate: "2031-01-01" });
  assert.equal(wrong.entry.localDate, "2026-03-04");
});

test("an exact repeat of a submission writes nothing and is answered the same", async () => {
  const who = testIdentity();
  await times(4, () => write(who));
  const clientId = crypto.randomUUID();
  const first = await write(who, { clientId });
  assert.deepEqual(first.newBadges, ["journal5"]);
  clock.set("2026-03-05T09:00:00Z");
  assert.deepEqual(await write(who, { clientId }), first);
  assert.equal((await listed(who)).length, 5);
});

test("a repeat that says something else changes the entry, and its day stays", async () => {
  const who = testIdentity();
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
  const who = testIdentity();
  const clientId = crypto.randomUUID();
  const { entry: { id } } = await write(who, { clientId });
  await service.call(who, "PATCH", `/api/journal-entries/${id}`, { content: "Edited." });
  assert.equal((await write(who, { clientId })).entry.content, "Edited.");
  assert.deepEqual(await contents(who), ["Edited."]);
});

test("concurrent repeats of a submission make one entry", async () => {
  const who = testIdentity();
  const clientId = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(who, { clientId })));
  assert.deepEqual(answers.map(({ status }) => status), [201, 201, 201, 201]);
  assert.equal(new Set(answers.map(({ body }) => body.entry.id)).size, 1);
  assert.equal((await listed(who)).length, 1);
});

test("one member's submission id is no other's", async () => {
  const [who, other] = [testIdentity(), testIdentity()];
  const clientId = crypto.randomUUID();
  await write(who, { clientId, content: "Mine." });
  await write(other, { clientId, content: "His." });
  assert.deepEqual([await contents(who), await contents(other)], [["Mine."], ["His."]]);
});

test("what is kept to know a repeat tells nobody the text", async () => {
  await write(testIdentity(), { content: "Low." });
  const [row] = await service.deps.db.select().from(journalEntries);
  assert.match(row?.contentHash ?? "", /^[0-9a-f]{64}$/);
});

test("following the cursors yields every entry once, newest first, also of one instant", async () => {
  const who = testIdentity();
  await times(7, (index) => write(who, { content: `${index}`, localDate: "2026-03-03" }));
  await write(who, { content: "older", localDate: "2026-03-01" });
  await write(who, { content: "newest" });
  await write(testIdentity(), { content: "Another's." });
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
  const who = testIdentity();
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
    const { status } = await service.call(testIdentity(), "GET", `/api/journal-entries?${wrong}`);
    assert.equal(status, 400);
  });
}

test("an entry's words can be changed, and stay within the same limits", async () => {
  const who = testIdentity();
  const { entry: stored } = await write(who);
  const path = `/api/journal-entries/${stored.id}`;
  const { status, body } = await service.call(who, "PATCH", path, { content: "A loud day." });
  assert.equal(status, 200);
  assert.deepEqual(body, { ...stored, content: "A loud day." });
  assert.equal((await service.call(who, "PATCH", path, { content: "  " })).status, 400);
  assert.deepEqual(await contents(who), ["A loud day."]);
});

test("a deleted entry is gone and counts no more; its badge stays [BDG-14]", async () => {
  const who = testIdentity();
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
  const [who, other] = [testIdentity(), testIdentity()];
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
  const who = starterIdentity();
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
  const who = starterIdentity();
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
  const who = starterIdentity();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(who)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 201, 403]);
});

test("the week ends on Sunday midnight where the member is [JRN-09]", async () => {
  // 23:59 on Sunday, then 00:01 on Monday, in Los Angeles: the same day in Vienna.
  const timeZone = "America/Los_Angeles";
  const who = starterIdentity();
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
    const who = testIdentity({ entitlement: { tier, source: "subscription", endsAt: null } });
    await times(10, () => write(who));
    assert.equal((await listed(who)).length, 10);
  }
});

test("journalEntries is the count of the member's entries [JRN-12]", async () => {
  const who = testIdentity();
  await write(testIdentity());
  await times(3, async (index) => assert.equal((await write(who)).journalEntries, index));
  assert.equal((await me(who)).journalEntries, 3);
});

test("the fifth entry earns journal5, the fourth does not [BDG-07]", async () => {
  const who = testIdentity();
  await times(4, async () => assert.deepEqual((await write(who)).newBadges, []));
  assert.deepEqual((await write(who)).newBadges, ["journal5"]);
  assert.deepEqual((await write(who)).newBadges, []);
  const { badges } = await me(who);
  const badge = badges.find(({ id }: { id: string }) => id === "journal5");
  assert.equal(badge.earnedDate, "Mar 4");
});

test("the twentieth entry earns journalMaster, the nineteenth does not [BDG-10]", async () => {
  const who = testIdentity();
  await times(19, () => write(who));
  const before = (await me(who)).badges.find(({ id }: { id: string }) => id === "journalMaster");
  assert.equal(before.earned, false);
  assert.deepEqual((await write(who)).newBadges, ["journalMaster"]);
});

test("an entry tells where the member is now", async () => {
  const who = testIdentity();
  await write(who, { timeZone: "asia/tokyo" });
  assert.equal((await me(who)).timeZone, "Asia/Tokyo");
});

test("an entry with signs of risk is saved exactly as written, and its answer says so [SAFE-04]", async () => {
  const who = testIdentity();
  const content = "  I don’t want to live anymore.\n\nThey are better off without me. ";
  const { entry: stored, crisis } = await write(who, { content });
  assert.equal(crisis, true);
  assert.equal(stored.content, content);
  assert.deepEqual(await listed(who), [stored]);
  assert.equal("crisis" in await write(who), false);
});

test("an entry that is changed is looked at anew [SAFE-04]", async () => {
  const who = testIdentity();
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

const search = async (who: Identity, words: string, fields: Record<string, unknown> = {}) => {
  const body = { words, ...fields };
  const { status, body: found, headers } = await service.call(
    who,
    "POST",
    "/api/journal-search",
    body,
  );
  assert.equal(status, 200, JSON.stringify(found));
  return {
    contents: journalEntryList.parse(found).map(({ content }) => content),
    next: headers.get("x-next-cursor"),
  };
};
const restore = (who: Identity, id: string) =>
  service.call(who, "POST", `/api/journal-entries/${id}/restore`);
const remove = async (who: Identity, id: string) =>
  assert.equal((await service.call(who, "DELETE", `/api/journal-entries/${id}`)).status, 204);

test("a list gives the entries of some dates only, or of one", async () => {
  const who = testIdentity();
  for (const day of ["01", "02", "03"]) {
    await write(who, { content: day, localDate: `2026-03-${day}` });
  }
  const between = async (query: string) => (await listed(who, query)).map(({ content }) => content);
  assert.deepEqual(await between("?from=2026-03-02&to=2026-03-02"), ["02"]);
  assert.deepEqual(await between("?from=2026-03-02"), ["03", "02"]);
  assert.deepEqual(await between("?to=2026-03-02"), ["02", "01"]);
  assert.deepEqual(await between("?from=2025-03-04&to=2025-03-04"), []);
  for (const wrong of ["from=2026-03-03&to=2026-03-02", "from=yesterday", "to=2026-02-30"]) {
    const { status } = await service.call(who, "GET", `/api/journal-entries?${wrong}`);
    assert.equal(status, 400, wrong);
  }
});

test("a search finds all of its words, in text or prompt, whatever the case and the accents", async () => {
  const who = testIdentity();
  await write(who, { content: "Im Café mit Zoë.", localDate: "2026-03-01" });
  await write(who, { content: "Zoe called.", promptText: "Who calls?", localDate: "2026-03-02" });
  await write(who, { content: "100% tired_of it" });
  await write(testIdentity(), { content: "Zoe is another's." });
  const found = async (words: string) => (await search(who, words)).contents;
  assert.deepEqual(await found("zoe"), ["Zoe called.", "Im Café mit Zoë."]);
  assert.deepEqual(await found("  ZOÉ   cafe "), ["Im Café mit Zoë."]);
  assert.deepEqual(await found("zoe who"), ["Zoe called."]);
  assert.deepEqual(await found("0% d_o"), ["100% tired_of it"]);
  for (const words of ["%", "_"]) assert.deepEqual(await found(words), ["100% tired_of it"]);
  assert.deepEqual(await found("zoe nobody"), []);
  // An accent alone is no word.
  assert.deepEqual(await found("\u0301"), []);
});

test("a search comes in pages, over more entries than it holds at once", async () => {
  const who = testIdentity();
  await write(who, { content: "word 0" });
  const repository = journalRepository(service.deps.db, service.deps);
  for (let n = 1; n <= 1_050; n++) {
    await repository.add({
      id: crypto.randomUUID(),
      userId: who.sub,
      date: new Date(clock.now().getTime() - 1000 * n),
      timeZone: "Europe/Vienna",
      localDate: "2026-03-04",
      promptId: null,
      promptText: null,
      content: n % 30 === 0 ? `Word ${n}` : "nothing",
      clientId: crypto.randomUUID(),
      contentHash: "",
    });
  }
  const pages: string[][] = [];
  let cursor: string | null | undefined;
  do {
    const page = await search(who, "word", { limit: 20, ...(cursor ? { cursor } : {}) });
    pages.push(page.contents);
    cursor = page.next;
  } while (cursor);
  assert.deepEqual(pages.map((page) => page.length), [20, 16]);
  assert.deepEqual(
    pages.flat(),
    Array.from({ length: 36 }, (_, n) => n === 0 ? "word 0" : `Word ${30 * n}`),
  );
});

for (const words of ["", "   ", "x".repeat(101), "a\0b", undefined]) {
  test(`a search for ${JSON.stringify(words)?.slice(0, 12)} is refused`, async () => {
    const who = testIdentity();
    const { status } = await service.call(who, "POST", "/api/journal-search", { words });
    assert.equal(status, 400);
  });
}

test("the calendar tells how many entries a date has", async () => {
  const who = testIdentity();
  await times(2, () => write(who));
  await write(who, { localDate: "2026-03-01" });
  await write(testIdentity());
  const days = (query: string) => service.call(who, "GET", `/api/journal-days?${query}`);
  assert.deepEqual((await days("from=2026-03-01&to=2026-03-31")).body, [
    { localDate: "2026-03-01", entries: 1 },
    { localDate: "2026-03-04", entries: 2 },
  ]);
  assert.deepEqual((await days("from=2026-03-02&to=2026-03-03")).body, []);
  assert.equal((await days("from=2025-03-04&to=2026-03-04")).status, 200);
  for (
    const wrong of [
      "from=2025-03-03&to=2026-03-04",
      "from=2026-03-02&to=2026-03-01",
      "from=2026-03-01",
    ]
  ) {
    assert.equal((await days(wrong)).status, 400, wrong);
  }
});

test("a deleted entry is nowhere, and comes back whole within the hour", async () => {
  const who = testIdentity();
  const { entry: stored } = await write(who, { content: "Quiet." });
  const reads = async () => ({
    list: await listed(who),
    found: (await search(who, "quiet")).contents,
    days: (await service.call(who, "GET", "/api/journal-days?from=2026-03-01&to=2026-03-31")).body,
    count: (await me(who)).journalEntries,
    journal: (await service.call(who, "GET", "/api/me/export/journal")).body,
    account: (await service.call(who, "GET", "/internal/export")).body.journalEntries.length,
  });
  const before = await reads();
  await remove(who, stored.id);
  assert.deepEqual(await reads(), {
    list: [],
    found: [],
    days: [],
    count: 0,
    journal: "# My journal\n",
    account: 0,
  });
  clock.set("2026-03-04T09:59:59Z");
  await service.runJob("members/purge-deleted-entries");
  const { status, body } = await restore(who, stored.id);
  assert.deepEqual([status, body], [200, stored]);
  assert.deepEqual(await reads(), before);
  // A second press, or a repeat of a call whose answer was lost.
  assert.deepEqual((await restore(who, stored.id)).body, stored);
});

test("an hour after its deletion an entry is gone for good, also before the job runs", async () => {
  const who = testIdentity();
  const { entry: { id } } = await write(who);
  await write(who, { content: "Stays." });
  await remove(who, id);
  clock.set("2026-03-04T10:00:00Z");
  assert.equal((await restore(who, id)).status, 404);
  await service.runJob("members/purge-deleted-entries");
  assert.equal(await service.deps.db.$count(journalEntries), 1);
  assert.deepEqual(await contents(who), ["Stays."]);
  assert.equal((await restore(who, id)).status, 404);
});

test("another's deleted entry is not restored", async () => {
  const [who, other] = [testIdentity(), testIdentity()];
  const { entry: { id } } = await write(other);
  await remove(other, id);
  for (const path of [id, crypto.randomUUID(), "1"]) {
    assert.equal((await restore(who, path)).status, 404);
  }
  assert.deepEqual(await listed(other), []);
});

test("deleting and restoring does not get Starter a fourth entry [JRN-08]", async () => {
  const who = starterIdentity();
  const written: string[] = [];
  await times(3, async () => void written.push((await write(who)).entry.id));
  for (const id of written) await remove(who, id);
  assert.equal((await send(who)).status, 403);
  for (const id of written) assert.equal((await restore(who, id)).status, 200);
  assert.equal((await listed(who)).length, 3);
  await remove(who, written[0] ?? "");
  clock.set("2026-03-04T10:00:00Z");
  assert.equal((await send(who)).status, 201);
  assert.equal((await restore(who, written[0] ?? "")).status, 404);
});

test("a late repeat leaves a deleted entry deleted; other words bring it back", async () => {
  const who = testIdentity();
  const clientId = crypto.randomUUID();
  const { entry: stored } = await write(who, { clientId });
  await remove(who, stored.id);
  await write(who, { clientId });
  assert.deepEqual(await listed(who), []);
  await write(who, { clientId, content: "More words." });
  assert.deepEqual(await listed(who), [{ ...stored, content: "More words." }]);
});
