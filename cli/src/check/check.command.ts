import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import type { Command } from "../command.ts";
import { CommandError } from "../command-error.ts";
import { readRemote } from "../remote-folder.ts";

const TOOLS: [check: string, program: string, args: string[]][] = [
  ["types", "tsc", ["-p", "."]],
  ["lint", "oxlint", ["--deny-warnings", "src"]],
  ["tests", "vitest", ["run", "--environment", "jsdom"]],
];

/** Types, lint and tests of a remote in its own repository, by the tools that are installed there. */
export const CHECK: Command = {
  name: "check",
  usage: "[folder]",
  summary: "checks types, lint and tests",
  run({ words: [typed = "."], env, resolveFolder, print }) {
    const folder = resolveFolder(typed);
    const { name } = readRemote(folder);
    const path = `${join(folder, "node_modules/.bin")}${delimiter}${env.PATH ?? ""}`;
    const failed = TOOLS.filter(([check, program, args]) => {
      print(`${name}: ${check} …`);
      const { status } = spawnSync(program, args, {
        cwd: folder,
        stdio: "inherit",
        env: { ...env, PATH: path },
        shell: process.platform === "win32",
      });
      return status !== 0;
    });
    if (failed.length === 0) return;
    const checks = failed.map(([check]) => check).join(", ");
    throw new CommandError(`${name}: ${checks} failed. See above.`);
  },
};
