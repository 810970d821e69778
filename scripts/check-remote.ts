import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { asksForHelp, Fault, runCommand } from "./lib/fault.ts";
import { linkPlatform } from "./lib/platform-links.ts";
import { folderOf, isBelow, readRemote } from "./lib/remote-folder.ts";

/**
 * Types, lint and tests of a remote that has a repository of its own. Those of this repository are
 * looked at by `npm run verify` and `npm test`.
 */
await runCommand(() => {
  if (asksForHelp(process.argv)) {
    return console.log("This takes: npm run check-remote ../hello/mfe-hello");
  }
  const folder = folderOf(process.argv[2] ?? ".", process.env);
  if (isBelow(resolve("."), folder)) {
    throw new Fault("For a remote of this repository: npm run verify, and npm test units.");
  }
  const { name } = readRemote(folder);
  linkPlatform(folder);
  const checks: [what: string, command: string, args: string[]][] = [
    ["types", "tsc", ["-p", "."]],
    ["lint", "oxlint", ["--deny-warnings", "--config", resolve(".oxlintrc.json"), "src"]],
    ["tests", "vitest", ["run", "--environment", "jsdom"]],
  ];
  const failed = checks.filter(([what, command, args]) => {
    console.log(`${name}: ${what} …`);
    return spawnSync(command, args, { cwd: folder, stdio: "inherit" }).status !== 0;
  });
  if (failed.length === 0) return;
  throw new Fault(`${name}: ${failed.map(([what]) => what).join(", ")} failed. See above.`);
});
