/** A failure that the message explains to the user of a command: it is printed without a stack. */
export class CommandError extends Error {}

/** Runs a command; a `CommandError` is printed and sets exit code 1. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** A name or a path as a shell takes it for one word. */
export const quoteWord = (word: string): string => /^[\w./-]+$/.test(word) ? word : `"${word}"`;

/** Whether the arguments of a command ask for its usage. */
export const isHelpRequested = (args: string[]): boolean =>
  args.some((word) => word === "--help" || word === "-h");
