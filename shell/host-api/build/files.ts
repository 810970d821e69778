import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** All files below a folder, as paths relative to it, in a steady order. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

const sha384 = (path: string): string =>
  `sha384-${createHash("sha384").update(readFileSync(path)).digest("base64")}`;

/** The integrity of every file of a folder, by the URL at which it will stand. */
export const integrityOf = (
  folder: string,
  url: (file: string) => string,
): Record<string, string> =>
  Object.fromEntries(filesBelow(folder).map((file) => [url(file), sha384(join(folder, file))]));

/** Writes a `.br` and a `.gz` beside every text file that gains by it, but for those `without`. */
export function precompress(folder: string, without?: RegExp): void {
  for (const file of filesBelow(folder)) {
    if (without?.test(file)) continue;
    if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(file)) continue;
    const path = join(folder, file);
    const plain = readFileSync(path);
    const br = brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    });
    if (br.length < plain.length) writeFileSync(`${path}.br`, br);
    const gzip = gzipSync(plain, { level: 9 });
    if (gzip.length < plain.length) writeFileSync(`${path}.gz`, gzip);
  }
}

/** A short name for content: 12 characters of its SHA-256. */
export const contentHash = (parts: Iterable<string | Uint8Array>): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 12);
};
