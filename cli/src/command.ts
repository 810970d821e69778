import type { ParseArgsOptionsConfig } from "node:util";
import type { PackedRelease } from "./build/pack-remote.ts";
import { CommandError } from "./command-error.ts";
import type { Product } from "./product/product.ts";

/** Where a command prints, and how it names the next one. */
export interface Output {
  print(line: string): void;
  /** The command line that runs `words` on the same product. */
  hint(words: string, options?: string): string;
}

/** What was typed after a command's name, and what it works on. */
export interface CommandInput extends Output {
  words: string[];
  options: Record<string, string | boolean | undefined>;
  product: Product;
  /** The team's token, when one is given. */
  token: string | undefined;
  env: NodeJS.ProcessEnv;
  /** The absolute path of a folder as it was typed. */
  resolveFolder(typed: string): string;
  /** Builds of parts that are no remotes, by name. */
  builds: Record<string, () => Promise<PackedRelease>>;
}

export interface Command {
  name: string;
  /** Its words: `<required>` and `[optional]`. */
  usage: string;
  summary: string;
  options?: ParseArgsOptionsConfig;
  run(input: CommandInput): Promise<void> | void;
}

/** A text option. */
export const TEXT = { type: "string" } as const;

/**
 * npm keeps an option for itself when no `--` stands before it, and passes on what is left: a release
 * would go to another address than was typed. Throws a `CommandError` for such a call.
 */
export function rejectSwallowedOptions(
  env: NodeJS.ProcessEnv,
  command: string,
  options: string[],
): void {
  const swallowed = options.find((name) =>
    env[`npm_config_${name}`] !== undefined ||
    // npm takes it for an abbreviation of an option of its own.
    (name === "product" && env.npm_config_production !== undefined)
  );
  if (!swallowed) return;
  throw new CommandError(
    `npm took --${swallowed} for itself. Put -- before the options: npm run ${command} -- …`,
  );
}
