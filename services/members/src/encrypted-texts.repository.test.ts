import assert from "node:assert/strict";
import type { Log } from "@reclaim/platform/log";
import type { MasterKey } from "@reclaim/platform/master-keys";
import { testDatabase } from "@reclaim/platform/testing/database";
import { storedRows, testIdentity, testService } from "@reclaim/platform/testing";
import type { Identity } from "@reclaim/platform/identity";
import { and, eq } from "drizzle-orm";
import { members } from "../service.ts";
import { checkIns } from "./check-ins/check-ins.table.ts";
import { journalRepository } from "./journal/journal.repository.ts";
import { journalEntries } from "./journal/journal.table.ts";
import { journalKeys, journalMasterKeys } from "./journal-keys/journal-keys.table.ts";
import { memberCiphers } from "./journal-keys/member-cipher.ts";
import { rotateMasterKey } from "./journal-keys/rotate-master-key.use-case.ts";

const masterKey = (id: string): MasterKey => ({
  id,
  key: crypto.getRandomValues(new Uint8Array(32)).toBase64({ alphabet: "base64url" })
    .replace("=", ""),
});
const [first, second] = [masterKey("first"), masterKey("second")];

const logged: unknown[] = [];
const log: Log = { info() {}, error: (...fields) => void logged.push(fields) };

const { database, drop } = await testDatabase([members]);
const { db } = database;
/** The service as a process that was given these keys. */
const startWith = (...keys: MasterKey[]) =>
  testService(members, { database, log, journalMasterKeys: keys });
type Service = Awaited<ReturnType<typeof startWith>>;
const service = await startWith(first);
Deno.test.afterAll(async () => {
  await database.close();
  await drop();
});

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    logged.length = 0;
    await run();
  });

const timeZone = "Europe/Vienna";
const write = (to: Service, who: Identity, fields: Record<string, unknown> = {}) =>
  to.call(who, "POST", "/api/journal-entries", {
    promptId: null,
    content: "A quiet day.",
    timeZone,
    clientId: crypto.randomUUID(),
    ...fields,
  });
const checkIn = (to: Service, who: Identity, fields: Record<string, unknown> = {}) =>
  to.call(who, "POST", "/api/check-ins", {
    mood: 4,
    timeZone,
    clientId: crypto.randomUUID(),
    ...fields,
  });
const list = (from: Service, who: Identity) => from.call(who, "GET", "/api/journal-entries");
const contents = async (from: Service, who: Identity) => {
  const { status, body } = await list(from, who);
  assert.equal(status, 200, JSON.stringify(body));
  return body.map((entry: { content: string }) => entry.content);
};
const keyOf = async (who: Identity) => {
  const [row] = await db.select().from(journalKeys).where(eq(journalKeys.userId, who.sub));
  return row;
};
const dump = async () => (await storedRows(db, "members")).join("\n");
function assertLocked({ status, body }: { status: number; body: { code: string } }) {
  assert.deepEqual([status, body.code], [503, "journal_locked"]);
}

test("a dump of the database has none of the words that were written", async () => {
  const who = testIdentity();
  await write(service, who, { content: "Heron by the weir.", promptText: "Lapwing?" });
  await write(service, who, { content: "Kestrel", promptId: "module:body:1" });
  const clientId = crypto.randomUUID();
  await checkIn(service, who, { thoughts: "Curlew.", clientId });
  await checkIn(service, who, { thoughts: "Bittern.", clientId });
  const { body } = await list(service, who);
  await service.call(who, "PATCH", `/api/journal-entries/${body[0].id}`, { content: "Dunnock" });
  await service.call(who, "DELETE", `/api/journal-entries/${body[1].id}`);
  const stored = await dump();
  assert.match(stored, new RegExp(`journal_entries: .*${who.sub}`));
  const bytes = new TextEncoder();
  for (const word of ["Heron", "weir", "Lapwing", "Kestrel", "Curlew", "Bittern", "Dunnock"]) {
    assert.ok(!stored.includes(word), word);
    assert.ok(!stored.includes(bytes.encode(word).toBase64().slice(0, 6)), `${word} in base64`);
  }
  // The texts are there for their member.
  const { body: me } = await service.call(who, "GET", "/api/me");
  assert.equal(me.todaysCheckIn.thoughts, "Bittern.");
});

test("both exports give plain text", async () => {
  const who = testIdentity();
  await write(service, who, { content: "Heron.", promptText: "Lapwing?" });
  await checkIn(service, who, { thoughts: "Curlew." });
  const journal = await service.call(who, "GET", "/api/me/export/journal");
  assert.match(journal.body, /> Lapwing\?\n\nHeron\./);
  const { body } = await service.call(who, "GET", "/internal/export");
  const [entry] = body.journalEntries;
  assert.deepEqual([entry.content, entry.promptText], ["Heron.", "Lapwing?"]);
  assert.equal(body.checkIns[0].thoughts, "Curlew.");
  assert.doesNotMatch(JSON.stringify(body), /encrypted|wrapped/i);
});

test("the same words of one member are encrypted differently each time", async () => {
  const who = testIdentity();
  await write(service, who);
  await write(service, who);
  const rows = await db.select().from(journalEntries);
  assert.equal(new Set(rows.map(({ encryptedText }) => encryptedText)).size, 2);
});

test("concurrent first texts of a member make one key, and all of them open", async () => {
  const who = testIdentity();
  const other = await startWith(first);
  const answers = await Promise.all([
    write(service, who, { content: "1" }),
    checkIn(other, who, { thoughts: "Curlew." }),
    write(other, who, { content: "2" }),
    checkIn(service, who, { thoughts: "Curlew.", localDate: "2026-11-21" }),
  ]);
  assert.deepEqual(answers.map(({ status }) => status), [201, 201, 201, 201]);
  assert.equal(await db.$count(journalKeys), 1);
  assert.deepEqual((await contents(service, who)).sort(), ["1", "2"]);
  const { body } = await service.call(who, "GET", `/api/check-ins/user/${who.sub}`);
  assert.equal(body[0].thoughts, "Curlew.");
});

test("of two keys that are made for a member at once, both processes use the stored one", async () => {
  const who = testIdentity();
  const ciphers = () => memberCiphers(service.deps, db).ensure(who.sub);
  const [one, two] = await Promise.all([ciphers(), ciphers()]);
  assert.equal(await two.decrypt("c", "r", await one.encrypt("c", "r", "Heron")), "Heron");
});

const moves: [what: string, move: (from: Identity, to: Identity) => Promise<unknown>][] = [
  [
    "another member",
    (from, to) =>
      db.update(journalEntries).set({ userId: to.sub }).where(eq(journalEntries.userId, from.sub)),
  ],
  ["another row", async (from) => {
    const [one, two] = await db.select().from(journalEntries)
      .where(eq(journalEntries.userId, from.sub));
    await db.update(journalEntries).set({ encryptedText: one!.encryptedText })
      .where(eq(journalEntries.id, two!.id));
  }],
  ["another column", async (from) => {
    const [row] = await db.select().from(checkIns).where(eq(checkIns.userId, from.sub));
    await db.update(journalEntries).set({ id: row!.id, encryptedText: row!.encryptedThoughts! })
      .where(and(eq(journalEntries.userId, from.sub), eq(journalEntries.promptId, "last")));
  }],
  ["another member, with the key", async (from, to) => {
    await db.update(journalEntries).set({ userId: to.sub })
      .where(eq(journalEntries.userId, from.sub));
    const { wrappedKey } = (await keyOf(from))!;
    await db.update(journalKeys).set({ wrappedKey }).where(eq(journalKeys.userId, to.sub));
  }],
];
for (const [what, move] of moves) {
  test(`a text that was moved to ${what} is refused`, async () => {
    const [from, to] = [testIdentity(), testIdentity()];
    await write(service, to, { content: "Own." });
    await write(service, from, { content: "Heron." });
    await write(service, from, { content: "Lapwing.", promptId: "last" });
    await checkIn(service, from, { thoughts: "Curlew." });
    await move(from, to);
    const reader = await db.$count(journalEntries, eq(journalEntries.userId, from.sub)) > 0
      ? from
      : to;
    assertLocked(await list(service, reader));
    assertLocked(await service.call(reader, "POST", "/api/journal-search", { words: "heron" }));
    assertLocked(await service.call(reader, "GET", "/api/me/export/journal"));
    assert.ok(logged.length > 0);
    assert.doesNotMatch(JSON.stringify(logged), /Heron|Lapwing|Curlew/);
  });
}

test("thoughts that were moved do not open, and the check-in stays readable", async () => {
  const [from, to] = [testIdentity(), testIdentity()];
  await checkIn(service, from, { thoughts: "Curlew." });
  await checkIn(service, to, { mood: 2, thoughts: "Own." });
  const [row] = await db.select().from(checkIns).where(eq(checkIns.userId, from.sub));
  await db.update(checkIns).set({ encryptedThoughts: row!.encryptedThoughts })
    .where(eq(checkIns.userId, to.sub));
  const { body } = await service.call(to, "GET", `/api/check-ins/user/${to.sub}`);
  assert.deepEqual([body[0].mood, body[0].thoughts, body[0].thoughtsLocked], [2, null, true]);
});

const wrongKeys: [what: string, keys: MasterKey[]][] = [
  ["another master key under the same id", [{ ...second, id: first.id }]],
  ["a master key with another id only", [second]],
];
for (const [what, keys] of wrongKeys) {
  test(`with ${what}, texts are locked, and nothing is overwritten or created`, async () => {
    const who = testIdentity();
    const clientId = crypto.randomUUID();
    const { body: { entry } } = await write(service, who, { clientId });
    await checkIn(service, who, { mood: 2, thoughts: "Curlew." });
    const before = await dump();
    const wrong = await startWith(...keys);
    const path = `/api/journal-entries/${entry.id}`;
    for (
      const answer of [
        await list(wrong, who),
        await write(wrong, who),
        await write(wrong, who, { clientId }),
        await write(wrong, who, { clientId, content: "Other words." }),
        await wrong.call(who, "PATCH", path, { content: "Other words." }),
        await wrong.call(who, "POST", "/api/journal-search", { words: "quiet" }),
        await wrong.call(who, "GET", "/api/me/export/journal"),
        await wrong.call(who, "GET", "/internal/export"),
        await checkIn(wrong, who, { thoughts: "Other words." }),
        await checkIn(wrong, who, { thoughts: null }),
      ]
    ) assertLocked(answer);
    assert.equal(await dump(), before);
    // What needs no text works on.
    const { status, body: me } = await wrong.call(who, "GET", "/api/me");
    assert.equal(status, 200);
    assert.deepEqual([me.journalEntries, me.todaysCheckIn.thoughts], [1, null]);
    assert.equal(me.todaysCheckIn.thoughtsLocked, true);
    const days = await wrong.call(who, "GET", "/api/journal-days?from=2026-11-01&to=2026-11-30");
    assert.equal(days.body.length, 1);
    const mood = await checkIn(wrong, who, { mood: 5 });
    assert.deepEqual([mood.status, mood.body.checkIn.mood], [201, 5]);
    // With the right key all is there.
    assert.deepEqual(await contents(service, who), ["A quiet day."]);
    const { body: restored } = await service.call(who, "GET", "/api/me");
    assert.equal(restored.todaysCheckIn.thoughts, "Curlew.");
  });
}

test("another master key under a known id makes no keys of new members", async () => {
  await write(service, testIdentity());
  const wrong = await startWith({ ...second, id: first.id });
  const who = testIdentity();
  assertLocked(await write(wrong, who));
  assertLocked(await checkIn(wrong, who, { thoughts: "Curlew." }));
  assert.equal(await keyOf(who), undefined);
  assert.deepEqual(await contents(wrong, who), []);
  assert.equal((await checkIn(wrong, who)).status, 201);
});

test("rotation wraps all keys anew, and the old master key can go", async () => {
  const people = Array.from({ length: 205 }, () => testIdentity());
  for (const who of people) await memberCiphers(service.deps, db).ensure(who.sub);
  const [who] = people as [Identity];
  await write(service, who);
  const both = await startWith(second, first);
  const rotate = rotateMasterKey({ ...both.deps, db });
  assert.deepEqual(await rotate(), { rotated: 205, locked: 0 });
  assert.deepEqual(await rotate(), { rotated: 0, locked: 0 });
  assert.equal(await db.$count(journalKeys, eq(journalKeys.masterKeyId, "second")), 205);
  const onlyNew = await startWith(second);
  assert.deepEqual(await contents(onlyNew, who), ["A quiet day."]);
  assertLocked(await list(service, who));
});

test("a rotation that was stopped goes on, and leaves what it cannot open", async () => {
  const [one, two, lost] = [testIdentity(), testIdentity(), testIdentity()];
  for (const who of [one, two, lost]) await write(service, who);
  const key = (await keyOf(lost))!;
  await db.update(journalKeys).set({ masterKeyId: "lost" })
    .where(eq(journalKeys.userId, lost.sub));
  const both = await startWith(second, first);
  let updates = 0;
  const stopped = rotateMasterKey({
    ...both.deps,
    db: new Proxy(db, {
      get(target, name, receiver) {
        // As a process that ends after its first key.
        if (name === "update" && ++updates > 1) throw new Error("stopped");
        return Reflect.get(target, name, receiver);
      },
    }),
  });
  await assert.rejects(stopped(), /stopped/);
  assert.equal(await db.$count(journalKeys, eq(journalKeys.masterKeyId, "second")), 1);
  assert.deepEqual(await rotateMasterKey({ ...both.deps, db })(), { rotated: 1, locked: 1 });
  for (const who of [one, two]) assert.deepEqual(await contents(both, who), ["A quiet day."]);
  assert.equal((await keyOf(lost))?.wrappedKey, key.wrappedKey);
});

test("members write, join and leave while a rotation runs, and every text opens", async () => {
  const people = Array.from({ length: 12 }, () => testIdentity());
  const [gone] = people as [Identity];
  for (const who of people) await write(service, who, { content: "Before." });
  const both = await startWith(second, first);
  // One process still wraps by the first key, as while the new configuration is rolled out.
  const late = await startWith(first, second);
  const rotate = rotateMasterKey({ ...both.deps, db });
  const newcomer = testIdentity();
  const [, erased, ...written] = await Promise.all([
    rotate(),
    late.call(gone, "POST", "/internal/erase"),
    write(late, newcomer, { content: "New." }),
    ...people.slice(1).map((who, index) =>
      write(index % 2 ? late : both, who, { content: "Meanwhile." })
    ),
  ]);
  assert.equal(erased.status, 204);
  assert.ok(written.every(({ status }) => status === 201));
  assert.equal(await keyOf(gone), undefined);
  await rotate();
  assert.equal(await db.$count(journalKeys, eq(journalKeys.masterKeyId, "first")), 0);
  const onlyNew = await startWith(second);
  assert.deepEqual(await contents(onlyNew, newcomer), ["New."]);
  for (const who of people.slice(1)) {
    assert.deepEqual((await contents(onlyNew, who)).sort(), ["Before.", "Meanwhile."]);
  }
});

test("erasing an account destroys its key: an entry of an older dump does not open", async () => {
  const [who, other] = [testIdentity(), testIdentity()];
  await write(service, who);
  await write(service, other);
  const [dumped] = await db.select().from(journalEntries).where(eq(journalEntries.userId, who.sub));
  assert.equal((await service.call(who, "POST", "/internal/erase")).status, 204);
  assert.equal(await keyOf(who), undefined);
  assert.ok(!(await dump()).includes(who.sub));
  await db.insert(journalEntries).values(dumped!);
  assertLocked(await list(service, who));
  await memberCiphers(service.deps, db).ensure(who.sub);
  const repository = journalRepository(db, service.deps);
  await assert.rejects(repository.all(who.sub), { code: "journal_locked" });
  assert.deepEqual(await contents(service, other), ["A quiet day."]);
});

test("a deleted entry is restored, and an entry deleted, without any change of its text", async () => {
  const who = testIdentity();
  const { body: { entry } } = await write(service, who);
  const [before] = await db.select().from(journalEntries);
  const path = `/api/journal-entries/${entry.id}`;
  const wrong = await startWith(second);
  assert.equal((await wrong.call(who, "DELETE", path)).status, 204);
  assert.deepEqual((await service.call(who, "POST", `${path}/restore`)).body, entry);
  assert.deepEqual(await db.select().from(journalEntries), [before]);
});

test("the check value of a master key is stored once", async () => {
  await Promise.all([write(service, testIdentity()), write(service, testIdentity())]);
  assert.deepEqual((await db.select().from(journalMasterKeys)).map(({ id }) => id), ["first"]);
});
