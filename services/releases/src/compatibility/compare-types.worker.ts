import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parentPort } from "node:worker_threads";
import { compareTypes, type TypePair } from "./compare-types.model.ts";

const folder = dirname(createRequire(import.meta.url).resolve("typescript"));
const libraries = new Map<string, string>();

/** Only TypeScript's own declarations are read, whatever a type's source asks for. */
function readLibrary(file: string): string | undefined {
  if (!/^lib(\.[\w]+)*\.d\.ts$/.test(file)) return undefined;
  const content = libraries.get(file) ?? readFileSync(join(folder, file), "utf8");
  libraries.set(file, content);
  return content;
}

parentPort?.on("message", (pairs: TypePair[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
  parentPort?.postMessage(compareTypes(pairs, readLibrary));
});
