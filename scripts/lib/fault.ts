/** What went wrong in words for whoever typed the command: it is printed without a stack. */
export class Fault extends Error {}

/** Runs a command. A fault of its caller, or of what it talks to, is a line or two and exit code 1. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** A name or a path as a shell takes it for one word. */
export const quoted = (word: string): string => /^[\w./-]+$/.test(word) ? word : `"${word}"`;

/** Whether somebody asks what a command takes. */
export const asksForHelp = (args: string[]): boolean =>
  args.some((word) => word === "--help" || word === "-h");

/**
 * npm keeps an option for itself when no `--` stands before it, and hands on what is left: a release
 * would go to another address than was typed. `to` it takes for the beginning of an option of its own.
 */
export function refuseSwallowedOptions(env: NodeJS.ProcessEnv, command: string, names: string[]) {
  const swallowed = names.find((name) =>
    env[`npm_config_${name}`] !== undefined ||
    (name === "to" && env.npm_config_token_description !== undefined)
  );
  if (!swallowed) return;
  throw new Fault(
    `npm took --${swallowed} for itself. Put -- before the options: npm run ${command} -- …`,
  );
}
