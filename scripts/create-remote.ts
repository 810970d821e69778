import {
  CommandError,
  createRemote,
  isHelpRequested,
  readRemote,
  rejectSwallowedOptions,
  runCli,
  runCommand,
} from "@reclaim/cli";
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { isBelow, resolveTypedFolder } from "./lib/typed-folder.ts";
import { addToLock } from "./lib/workspace-lock.ts";

const USAGE =
  "This takes: npm run create-remote mfe-hello, or ../hello/mfe-hello [-- --team <team> --product https://…]";
const TEXT = { type: "string" } as const;
const OPTIONS = { team: TEXT, product: TEXT };

/**
 * `npm run create-remote mfe-hello` makes a remote of this repository; a path outside of it, such as
 * `../hello/mfe-hello`, is `reclaim create`: one with a repository of its own.
 */
async function create(args: string[]): Promise<void> {
  if (isHelpRequested(args)) return console.log(USAGE);
  rejectSwallowedOptions(process.env, "create-remote mfe-hello", Object.keys(OPTIONS));
  const { values, positionals: [typed, ...more] } = parse(args);
  if (!typed || more.length > 0) throw new CommandError(USAGE);
  const folder = resolveTypedFolder(typed, process.env);
  if (isBelow(resolve("."), folder)) return createHere(folder, values.team);
  const resolveFolder = (path: string) => resolveTypedFolder(path, process.env);
  await runCli(["create", ...args], { env: process.env, resolveFolder });
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${USAGE}`);
  }
}

function createHere(folder: string, team: string | undefined): void {
  if (dirname(folder) !== resolve(".")) {
    throw new CommandError(
      "A remote of this repository stands at its top: name it without a folder.",
    );
  }
  const others = globSync("mfe-*/remote.json").sort().map((path) => readRemote(dirname(path)));
  const { name, path } = createRemote({ folder, team, layout: "workspace", others });
  addToLock(name);
  // A long name breaks lines elsewhere than the template's.
  spawnSync("deno", ["fmt", "--quiet", folder]);
  for (
    const line of [
      `Made ${name}: one page at ${path}, and its entry in the navigation.`,
      `  ${name}/remote.json declares its routes, ${name}/src/features has its page.`,
      `To see it while you write: npm run dev ${name}`,
      `To give it to members:     npm run release ${name}`,
    ]
  ) console.log(line);
}

await runCommand(() => create(process.argv.slice(2)));
