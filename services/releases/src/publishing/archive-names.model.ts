import { isPlainPath } from "@reclaim/release-store/plain-path";
import type { Header } from "tar-stream";
import { badArchive } from "./publishing.errors.ts";

/** What a release may consist of: nothing that a browser would open as a page of this product. */
const ENDINGS = new Set(["js", "css", "json", "svg", "png", "webp", "avif", "woff2", "txt"]);

/** Compressed copies that stand beside the file itself, and are answered in its place. */
const COPY = /\.(br|gz)$/;
export const isCopy = (path: string): boolean => COPY.test(path);
/** The file that a compressed copy is of. */
export const originalOf = (path: string): string => path.replace(COPY, "");

/** The path of an entry's file; null for a folder, which files make by themselves. */
export function fileNameOf({ name, type }: Header): string | null {
  const shown = JSON.stringify(name.slice(0, 100));
  // As `tar -C folder .` writes them.
  const path = name.replace(/^\.\//, "").replace(type === "directory" ? /\/$/ : "", "");
  if (type === "directory" && path === "") return null;
  if (!isPlainPath(path)) {
    throw badArchive(
      `${shown} cannot be stored: paths are relative, without dot segments, and made of letters, ` +
        "digits and _.~@$+- only.",
    );
  }
  if (type === "directory") return null;
  if (type !== "file") throw badArchive(`${shown} is no file: links and devices are not taken.`);
  const ending = originalOf(path).match(/[^/]\.([^./]+)$/)?.[1];
  if (!ending || !ENDINGS.has(ending)) {
    throw badArchive(
      `${shown} is of a kind that is not served: only ${[...ENDINGS].join(", ")} are, ` +
        "with .br and .gz beside them.",
    );
  }
  return path;
}

/** Refuses a path below a file, which could not be stored in a folder. */
export function refuseFolderAsFile(names: ReadonlySet<string>): void {
  for (const name of names) {
    for (let end = name.indexOf("/"); end > 0; end = name.indexOf("/", end + 1)) {
      const folder = name.slice(0, end);
      if (names.has(folder)) throw badArchive(`"${folder}" is a file and a folder at once.`);
    }
  }
}
