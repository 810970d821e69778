import assert from "node:assert/strict";
import type { Identity } from "@reclaim/platform/identity";
import { testIdentity, testService } from "@reclaim/platform/testing";
import { members } from "../../service.ts";

const service = await testService(members);
Deno.test.afterAll(() => service.close());

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    service.deps.clock.set("2026-11-21T09:00:00Z");
    await run();
  });

async function write(who: Identity, fields: Record<string, unknown>) {
  const { status } = await service.call(who, "POST", "/api/journal-entries", {
    promptId: null,
    timeZone: "Europe/Vienna",
    clientId: crypto.randomUUID(),
    ...fields,
  });
  assert.equal(status, 201);
}
const download = (who: Identity | null) =>
  service.app.fetch(new Request("http://reclaim.test/api/me/export/journal"), { identity: who });

test("the journal is a Markdown file with every entry's date, prompt and text [PRF-17]", async () => {
  const who = testIdentity();
  await write(who, {
    promptId: "reflection-1",
    promptText: "What went well?\nAnd what did not?",
    content: "I slept.\n\n- seven hours\n- no phone",
  });
  service.deps.clock.set("2026-11-22T23:30:00Z");
  await write(who, { content: "Without a prompt.", localDate: "2026-11-22" });
  await write(testIdentity(), { content: "Somebody else's." });
  const answer = await download(who);
  assert.equal(answer.headers.get("content-type"), "text/markdown; charset=utf-8");
  assert.equal(answer.headers.get("cache-control"), "no-store");
  assert.equal(
    answer.headers.get("content-disposition"),
    'attachment; filename="reclaim-journal-2026-11-22.md"',
  );
  assert.equal(
    await answer.text(),
    `# My journal

## Saturday, November 21, 2026

> What went well?
> And what did not?

I slept.

- seven hours
- no phone

## Sunday, November 22, 2026

Without a prompt.
`,
  );
});

test("more entries than a page holds are all there [PRF-17]", async () => {
  const who = testIdentity();
  for (let n = 1; n <= 60; n++) await write(who, { content: `Entry number ${n}.` });
  const text = await (await download(who)).text();
  for (let n = 1; n <= 60; n++) assert.ok(text.includes(`Entry number ${n}.`), String(n));
});

test("an empty journal is a file with its title, and a visitor gets none", async () => {
  assert.equal(await (await download(testIdentity())).text(), "# My journal\n");
  assert.equal((await download(null)).status, 401);
});
