import { type Database, openEmbedded } from "@reclaim/platform/database";
import { parseMasterKeys } from "@reclaim/platform/master-keys";
import { TEST_SECRET, testIdentity, testKey, testService } from "@reclaim/platform/testing";
import { testEmbedded } from "@reclaim/platform/testing/database";
import { members } from "@reclaim/service-members";
import assert from "node:assert/strict";

const NEW_KEY = `new:${"k".repeat(43)}`;

const rotate = async (data: string, keys: string) => {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--cached-only", "--no-check", "-A", "services/rotate-journal-key.ts"],
    env: {
      RECLAIM_DATA: data,
      DATABASE_URL: "",
      RECLAIM_SECRET: TEST_SECRET,
      JOURNAL_MASTER_KEYS: keys,
    },
  }).output();
  const text = new TextDecoder();
  return {
    code,
    said: text.decode(stdout).trimEnd().split("\n").at(-1),
    error: text.decode(stderr),
  };
};

Deno.test("the command wraps keys anew by the first master key, and says what it left", async () => {
  const data = await Deno.makeTempDir();
  const who = testIdentity();
  const folder = `${data}/postgres`;
  const start = async (database: Database, keys: string) => {
    const service = await testService(members, {
      database,
      journalMasterKeys: parseMasterKeys("JOURNAL_MASTER_KEYS", keys),
    });
    return Object.assign(service, { close: database.close });
  };
  const derived = testKey("JOURNAL_MASTER_KEYS");
  const before = await start(await testEmbedded([members], folder), derived);
  await before.call(who, "POST", "/api/journal-entries", {
    promptId: null,
    content: "A quiet day.",
    timeZone: "Europe/Vienna",
    clientId: crypto.randomUUID(),
  });
  await before.close();

  const wrong = await rotate(data, `${NEW_KEY}k`);
  assert.equal(wrong.code, 1);
  assert.match(wrong.error, /^JOURNAL_MASTER_KEYS must be [^\n]*\n$/);
  const done = await rotate(data, NEW_KEY);
  assert.deepEqual([done.code, done.said], [0, 'Keys wrapped anew by "new": 1.']);
  const lost = await rotate(data, `newer:${"n".repeat(43)}`);
  assert.equal(lost.code, 1);
  assert.match(lost.said ?? "", /Keys left as they were, since[^\n]*: 1\.$/);

  const after = await start(await openEmbedded({ folder }), NEW_KEY);
  const { body } = await after.call(who, "GET", "/api/journal-entries");
  assert.equal(body[0].content, "A quiet day.");
  await after.close();
  await Deno.remove(data, { recursive: true });
});
