// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { extract } from "tar-stream";
import { expect, test } from "vitest";
import { packRelease } from "./pack-release.ts";

async function unpacked(archive: Uint8Array): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const entries = extract();
  entries.end(gunzipSync(archive));
  for await (const entry of entries) {
    files[entry.header.name] = "";
    for await (const part of entry) files[entry.header.name] += String(part);
  }
  return files;
}

test("an archive has the files of a release by their paths, and the same bytes each time", async () => {
  const folder = mkdtempSync(join(tmpdir(), "reclaim-pack-"));
  try {
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "release.json"), "{}");
    writeFileSync(join(folder, "assets/page.js"), "export {};");
    const archive = await packRelease(folder);
    expect(await unpacked(archive)).toEqual({
      "assets/page.js": "export {};",
      "release.json": "{}",
    });
    utimesSync(join(folder, "release.json"), 1, 1);
    expect(Buffer.from(await packRelease(folder)).equals(archive)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
