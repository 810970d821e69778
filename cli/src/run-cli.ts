import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { CHECK } from "./check/check.command.ts";
import { type Command, type CommandInput, rejectSwallowedOptions, TEXT } from "./command.ts";
import { CommandError, isHelpRequested, runCommand } from "./command-error.ts";
import { CREATE } from "./create/create.command.ts";
import { DEV } from "./dev/dev.command.ts";
import { resolveProduct } from "./product/product.ts";
import { ReleasesApiError } from "./product/releases.client.ts";
import { RELEASE } from "./release/release.command.ts";
import { TRAFFIC_COMMANDS } from "./release/traffic.commands.ts";

const COMMANDS = [CREATE, DEV, CHECK, RELEASE, ...TRAFFIC_COMMANDS];

interface Surroundings {
  env: NodeJS.ProcessEnv;
  /** What a typed folder means, where it is more than a path from here. */
  resolveFolder?: CommandInput["resolveFolder"];
  /** What `release` builds besides remotes, by name. */
  builds?: CommandInput["builds"];
}

/**
 * Runs one command: `args` are its name and what follows. What the user or the product did wrong is
 * printed in a line or two and sets exit code 1.
 */
export const runCli = (args: string[], surroundings: Surroundings): Promise<void> =>
  runCommand(() => run(args, surroundings));

async function run(args: string[], surroundings: Surroundings): Promise<void> {
  const [name = "", ...rest] = args;
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) {
    if (!name || isHelpRequested(args)) return console.log(usage());
    throw new CommandError(`reclaim has no command ${name}.\n\n${usage()}`);
  }
  if (isHelpRequested(rest)) return console.log(usageOf(command));
  const { env, resolveFolder = (typed) => resolve(typed), builds = {} } = surroundings;
  rejectSwallowedOptions(env, name, Object.keys(optionsOf(command)));
  const { values, positionals: words } = parse(command, rest);
  checkWords(command, words);
  const address = values.product === undefined ? undefined : String(values.product);
  const product = resolveProduct(env, address);
  try {
    await command.run({
      words,
      options: values,
      product,
      token: env.RECLAIM_TEAM_TOKEN,
      env,
      resolveFolder,
      builds,
      print: (line) => console.log(line),
      hint: (next, options) =>
        [`npx reclaim ${next}`, options, address && `--product ${product.address}`]
          .filter(Boolean).join(" "),
    });
  } catch (error) {
    if (!(error instanceof ReleasesApiError) || error.status !== 404) throw error;
    throw new CommandError(
      command === RELEASE
        ? `${product.address} takes no releases: is it Reclaim, and as new as this reclaim?`
        : `The product at ${product.address} knows nothing of ${words.join(" ")}.`,
    );
  }
}

const optionsOf = ({ options = {} }: Command) => ({ ...options, product: TEXT });

const usageOf = (command: Command): string => {
  const options = Object.entries(command.options ?? {}).map(([name, { type, default: value }]) =>
    type === "boolean" ? `[--${value === true ? "no-" : ""}${name}]` : `[--${name} …]`
  );
  return [`  reclaim ${command.name}`, command.usage, ...options].filter(Boolean).join(" ");
};

const usage = (): string =>
  [
    "What you can do:",
    ...COMMANDS.map((command) => `${usageOf(command)}\n      ${command.summary}`),
    "Each takes --product https://… for a product that runs elsewhere, as RECLAIM_URL names it, too.",
  ].join("\n");

/** Words in brackets are optional. */
function checkWords(command: Command, words: string[]): void {
  const all = command.usage.match(/<[^>]+>|\[[^\]]+\]/g) ?? [];
  const least = all.filter((word) => word.startsWith("<")).length;
  if (words.length >= least && words.length <= all.length) return;
  throw new CommandError(`This takes:\n${usageOf(command)}`);
}

function parse(command: Command, args: string[]) {
  try {
    const options = optionsOf(command);
    const { values, positionals } = parseArgs({
      args,
      options,
      allowPositionals: true,
      allowNegative: true,
    });
    return { values: values as CommandInput["options"], positionals };
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${usageOf(command)}`);
  }
}
