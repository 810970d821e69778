import type { Release } from "@reclaim/contracts-releases/releases";
import { AppError } from "@reclaim/platform/errors";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { fileNameOf, refuseFolderAsFile } from "./archive-names.model.ts";
import { readRecord, verifyCopies, verifyHashes } from "./archive-record.parser.ts";
import { badArchive, tooLarge } from "./publishing.errors.ts";
import type { UnpackedRelease } from "./unpacked-release.model.ts";

/** The most that an archive may hold, in bytes where not said otherwise. */
const LIMITS = {
  files: 2_000,
  file: 5_000_000,
  /** Of the archive as it is sent, and of all that comes out of it. */
  all: 40_000_000,
};

/**
 * Reads the tar.gz of a release into memory and believes nothing of it: 422 `bad_archive` for
 * anything but plain files that release.json has the true hashes of, 413 `too_large` beyond the
 * limits. What inflates without end is given up at the limit. `expected` is what it must be of.
 */
export async function unpackArchive(
  body: ReadableStream<Uint8Array>,
  expected: Pick<Release, "name">,
): Promise<UnpackedRelease> {
  const files = await readFiles(body);
  const { record, release } = readRecord(files, expected.name);
  files.delete("release.json");
  verifyHashes(release, files);
  await verifyCopies(files);
  return { record, release, files };
}

async function readFiles(body: ReadableStream<Uint8Array>): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const names = new Set<string>();
  const entries = extract();
  const sink = entries as unknown as NodeJS.WritableStream;
  const fed = pipeline(body, withinLimit, createGunzip(), withinLimit, sink);
  // What went wrong there comes out of `entries`, too.
  fed.catch(() => {});
  try {
    for await (const entry of entries) {
      const { header } = entry;
      const name = fileNameOf(header);
      if (name === null) {
        entry.resume();
        continue;
      }
      // Some file systems take `A.js` for `a.js`.
      const key = name.toLowerCase();
      if (names.has(key)) throw badArchive(`"${name}" stands in the archive twice.`);
      names.add(key);
      if (names.size > LIMITS.files) throw tooLarge(`It has more than ${LIMITS.files} files.`);
      files.set(name, await contentOf(entry, name, header.size));
    }
    await fed;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw badArchive("It is no whole .tar.gz.");
  }
  refuseFolderAsFile(names);
  return files;
}

async function* withinLimit(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > LIMITS.all) throw tooLarge(`It is larger than ${LIMITS.all / 1e6} MB.`);
    yield chunk;
  }
}

async function contentOf(
  entry: AsyncIterable<unknown>,
  name: string,
  size: number,
): Promise<Uint8Array> {
  if (size > LIMITS.file) throw tooLarge(`"${name}" is larger than ${LIMITS.file / 1e6} MB.`);
  const content = new Uint8Array(size);
  let filled = 0;
  for await (const chunk of entry as AsyncIterable<Uint8Array>) {
    content.set(chunk, filled);
    filled += chunk.length;
  }
  return content;
}
