import { gzipSync } from "node:zlib";
import { baseOf } from "@reclaim/contracts-releases/releases";
import type { UnpackedRelease } from "./unpacked-release.model.ts";

/** Gzipped bytes of each file by its URL; companions (.gz, .br) are no files of their own. */
export function gzippedSizes({ release, files }: UnpackedRelease): Record<string, number> {
  const base = baseOf(release);
  const sizes: Record<string, number> = {};
  for (const [file, content] of files) {
    if (/\.(gz|br)$/.test(file)) continue;
    const packed = files.get(`${file}.gz`) ?? gzipSync(content);
    sizes[`${base}/${file}`] = Math.min(content.length, packed.length);
  }
  return sizes;
}
