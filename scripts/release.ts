import { SHELL } from "@reclaim/contracts/releases";
import { basename, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { asksForHelp, Fault, refuseSwallowedOptions, runCommand } from "./lib/fault.ts";
import { productOf } from "./lib/product.ts";
import { type Command, COMMANDS, shareOf, type Typed } from "./lib/release-commands.ts";
import { type Audience, releaseTo } from "./lib/release-remote.ts";
import { asTeamOrOperator, inTheNameOfTeam } from "./lib/release-team.ts";
import { Refusal } from "./lib/releases-client.ts";
import { folderOf, isBelow, readRemote } from "./lib/remote-folder.ts";

/**
 * `npm run release mfe-community` builds a remote of this repository, or the one in a folder outside,
 * or `shell`, has it checked and gives it to members. The other commands change who gets what.
 */
const RELEASE: Command = {
  usage: "<remote, folder or shell>",
  options: {
    canary: { type: "string" },
    tiers: { type: "string" },
    activate: { type: "boolean", default: true },
  },
  async run({ words: [typed = ""], options, product, token, say, command }) {
    const audience = audienceOf(options);
    const part = typed === SHELL ? SHELL : folderOf(typed, process.env);
    const remote = part === SHELL ? undefined : readRemote(part);
    const name = remote?.name ?? SHELL;
    // A copy of another remote whose name was forgotten would replace that one.
    if (isBelow(resolve("."), part) && name !== basename(part)) {
      throw new Fault(
        `${basename(part)}/remote.json has the name "${name}": it must be the folder's.`,
      );
    }
    // What would end it anyway is better known before a build.
    await asTeamOrOperator(product, token, remote?.team).live();
    say(`Building ${name} …`);
    // Bundlers take a second to load, which a rollback must not wait for.
    const { buildAndPack } = await import("./lib/built-release.ts");
    const packed = await buildAndPack(part === SHELL ? SHELL : relative(".", part));
    const { version, team } = packed.release;
    const size = (packed.archive.length / 1000).toFixed(1);
    say(`Built ${version}: ${size} kB to send to ${product.address}.`);
    await inTheNameOfTeam(
      product,
      { name, team },
      token,
      { say, command },
      (client) => releaseTo(client, packed, audience, { say, command }),
    );
  },
};

/** With a share it is a canary; `--no-activate` leaves a version that has passed where it is. */
function audienceOf({ canary, tiers, activate }: Typed["options"]): Audience {
  if (canary === undefined && tiers === undefined) return activate ? "everybody" : "nobody";
  if (!activate) throw new Fault("A canary is given to members: leave --no-activate out.");
  return shareOf(canary, tiers);
}

const ALL = [RELEASE, ...Object.values(COMMANDS)];
const optionsOf = ({ options = {} }: Command) => ({ ...options, to: { type: "string" } as const });
const optionNames = [...new Set(ALL.flatMap((command) => Object.keys(optionsOf(command))))];

const usage = (): string =>
  [
    "What you can do:",
    ...ALL.map((command) => {
      const names = Object.keys(command.options ?? {});
      const options = names.map((name) => name === "activate" ? "--no-activate" : `--${name} …`);
      return `  npm run release ${
        [command.usage, ...options.length ? ["--", ...options] : []].join(" ")
      }`;
    }),
    "Each takes --to https://… for a product that runs elsewhere.",
  ].join("\n");

/** How many words a command takes: those in brackets may be left out. */
function checkWords({ usage: wanted }: Command, name: string | undefined, words: string[]): void {
  const all = wanted.replace(name ?? "", "").match(/<[^>]+>|\[[^\]]+\]/g) ?? [];
  const least = all.filter((word) => word.startsWith("<")).length;
  if (words.length >= least && words.length <= all.length) return;
  throw new Fault(`This takes: npm run release ${wanted}\n\n${usage()}`);
}

function parsed(args: string[], command: Command) {
  try {
    const options = optionsOf(command);
    return parseArgs({ args, options, allowPositionals: true, allowNegative: true });
  } catch (error) {
    throw new Fault(`${(error as Error).message}\n\n${usage()}`);
  }
}

await runCommand(async () => {
  if (asksForHelp(process.argv)) return console.log(usage());
  refuseSwallowedOptions(process.env, "release <what>", optionNames);
  const [first = "", ...rest] = process.argv.slice(2);
  const named = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  const command = named ?? RELEASE;
  const { values, positionals: words } = parsed(named ? rest : process.argv.slice(2), command);
  checkWords(command, named && first, words);
  const to = values.to === undefined ? undefined : String(values.to);
  const product = productOf(process.env, to);
  const run = command.run({
    words,
    options: values as Typed["options"],
    product,
    token: process.env.RECLAIM_TEAM_TOKEN,
    say: (line) => console.log(line),
    command(next, options) {
      const all = [options, to && `--to ${product.address}`].filter(Boolean);
      return [`npm run release ${next}`, ...all.length > 0 ? ["--", ...all] : []].join(" ");
    },
  });
  await run.catch((error) => {
    if (!(error instanceof Refusal) || error.status !== 404) throw error;
    throw new Fault(
      named
        ? `The product at ${product.address} knows nothing of ${words.join(" ")}.`
        : `${product.address} takes no releases: is it Reclaim, and as new as this checkout?`,
    );
  });
});
