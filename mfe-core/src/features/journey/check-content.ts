import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { moduleContent } from "./module-content.ts";

/**
 * Checks the words of every module before the remote is built: `check-content.ts [folder]`. Names file
 * and field of all that is missing or wrong, and fails.
 */
const folder = resolve(process.argv[2] ?? resolve(import.meta.dirname, "content"));
for (const file of readdirSync(folder).sort()) {
  const { content } = await import(pathToFileURL(resolve(folder, file)).href) as {
    content?: unknown;
  };
  for (const { path, message } of moduleContent.safeParse(content).error?.issues ?? []) {
    console.error(`content/${file}: ${path.join(".") || "content"}: ${message}`);
    process.exitCode = 1;
  }
}
