import assert from "node:assert/strict";
import { openEmbedded } from "../database/postgres.database.ts";
import { silentLog } from "../logging/json.logger.ts";
import { restrictDataFolder } from "./data-folder.permissions.ts";

/** Paths below a folder that others than its owner may use. */
async function findOpenPaths(folder: string): Promise<string[]> {
  const open: string[] = [];
  const look = async (path: string) => {
    const { mode, isDirectory } = await Deno.stat(path);
    if (((mode ?? 0) & 0o077) !== 0) open.push(path);
    if (!isDirectory) return;
    for await (const { name } of Deno.readDir(path)) await look(`${path}/${name}`);
  };
  await look(folder);
  return open;
}

Deno.test("no other user may read the data folder, neither what is there nor what is made", async () => {
  const parent = await Deno.makeTempDir({ prefix: "reclaim-permissions-" });
  const before = Deno.umask(0o022);
  try {
    const folder = `${parent}/data`;
    await Deno.mkdir(`${folder}/outbox`, { recursive: true });
    await Deno.writeTextFile(`${folder}/outbox/mail.eml`, "Hello.");
    await Deno.writeTextFile(`${folder}/secret`, "a secret");
    assert.equal((await findOpenPaths(folder)).length, 4);

    const told: unknown[] = [];
    const log = { ...silentLog, info: (...line: unknown[]) => void told.push(line) };
    await restrictDataFolder(folder, log);
    assert.deepEqual(told, [["data folder permissions restricted", { changed: 4 }]]);

    const database = await openEmbedded({ folder: `${folder}/postgres` });
    await database.ping();
    await restrictDataFolder(folder, log);
    assert.deepEqual(await findOpenPaths(folder), []);
    await database.close();
  } finally {
    Deno.umask(before);
    await Deno.remove(parent, { recursive: true });
  }
});
