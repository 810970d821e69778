import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { filesBelow } from "./files.ts";

/**
 * A release's folder as one archive (tar.gz) for the releases service: paths relative to the folder,
 * release.json with them. The same folder gives the same bytes.
 */
export async function packRelease(folder: string): Promise<Uint8Array> {
  const archive = pack();
  for (const name of filesBelow(folder)) {
    archive.entry({ name, mode: 0o644, mtime: new Date(0) }, readFileSync(join(folder, name)));
  }
  archive.finalize();
  return gzipSync(await buffer(archive));
}
