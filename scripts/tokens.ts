import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fontFiles } from "./lib/fonts.ts";
import { tokenFiles } from "./lib/tokens.ts";

/**
 * Writes what is made from design-system/tokens.json and from the packages of fonts. With `--check`
 * it writes nothing and fails when a file is not as it would be written.
 */
const check = process.argv.includes("--check");
const made = { ...(await tokenFiles()), ...(await fontFiles()) };
const stale: string[] = [];
for (const [path, content] of Object.entries(made)) {
  const wanted = typeof content === "string" ? formatted(path, content) : content;
  if (existsSync(path) && Buffer.from(wanted).equals(readFileSync(path))) continue;
  stale.push(path);
  if (check) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, wanted);
}
for (const path of globSync("design-system/fonts/*.woff2")) {
  if (path in made) continue;
  stale.push(path);
  if (!check) rmSync(path);
}
for (const path of stale) console.log(check ? `${path} is not up to date: npm run tokens` : path);
console.log(`${Object.keys(made).length} files stand for tokens and fonts.`);
process.exit(check && stale.length > 0 ? 1 : 0);

function formatted(path: string, text: string): string {
  const { status, stdout, stderr } = spawnSync("deno", [
    "fmt",
    "--ext",
    path.split(".").at(-1)!,
    "-",
  ], {
    input: text,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${path} cannot be formatted: ${stderr}`);
  return stdout;
}
