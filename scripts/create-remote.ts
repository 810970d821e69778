import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createRemote } from "./lib/create-remote.ts";
import { asksForHelp, Fault, quoted, refuseSwallowedOptions, runCommand } from "./lib/fault.ts";
import { folderOf } from "./lib/remote-folder.ts";

/**
 * `npm run create-remote mfe-hello` makes a remote of this repository; a path outside of it, such as
 * `../hello/mfe-hello`, one with a repository of its own.
 */
const USAGE =
  "This takes: npm run create-remote mfe-hello, or ../hello/mfe-hello [-- --in <folder> --team <team>]";
const OPTIONS = { in: { type: "string" }, team: { type: "string" } } as const;

function parsed() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Fault(`${(error as Error).message}\n${USAGE}`);
  }
}

await runCommand(() => {
  if (asksForHelp(process.argv)) return console.log(USAGE);
  refuseSwallowedOptions(process.env, "create-remote mfe-hello", Object.keys(OPTIONS));
  const { values, positionals } = parsed();
  const [typed, ...more] = positionals;
  if (!typed || more.length > 0) throw new Fault(USAGE);
  const from = values.in ? resolve(process.env.INIT_CWD ?? ".", values.in) : undefined;
  const folder = from ? join(from, typed) : folderOf(typed, process.env);
  const { name, path, ownRepository } = createRemote(folder, values.team);
  const where = ownRepository ? folder : name;
  const typedNext = quoted(ownRepository ? relative(process.env.INIT_CWD ?? ".", folder) : name);
  const lines = [
    `Made ${where}: one page at ${path}, and its entry in the navigation.`,
    `  ${join(where, "remote.json")} says what it promises, ${
      join(where, "src/features")
    } has its page.`,
    `To see it while you write: npm run dev ${typedNext}`,
    `To give it to members:     npm run release ${typedNext}`,
  ];
  if (ownRepository) {
    lines.push(`It wants a repository of its own: git init ${typedNext}`);
  }
  for (const line of lines) console.log(line);
});
