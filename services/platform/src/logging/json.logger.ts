/** Structured log lines. Never give it anything that a member typed or that names him. */
export interface Log {
  info(message: string, fields?: Record<string, unknown>): void;
  error(message: string, error: unknown, fields?: Record<string, unknown>): void;
}

/** The console as the process was given it; `redirectConsole` takes it from everybody else. */
const { log: writeLine, error: writeErrorLine } = console;

/** A plain line for the person who starts the process. */
export const print = (line: string): void => writeLine(line);
export const printError = (line: string): void => writeErrorLine(line);

const line = (level: string, message: string, fields: Record<string, unknown> = {}) =>
  JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });

export const consoleLog: Log = {
  info: (message, fields) => writeLine(line("info", message, fields)),
  error: (message, error, fields) =>
    writeErrorLine(
      line("error", message, { ...fields, error: error instanceof Error ? causes(error) : "?" }),
    ),
};

/** Database drivers put parameters into messages; only names, codes and frames are kept. */
export function causes(error: Error): unknown {
  const { name } = error;
  const code = (error as { code?: unknown }).code;
  return {
    name,
    code,
    frames: framesOf(error),
    cause: error.cause instanceof Error ? causes(error.cause) : undefined,
  };
}

const FRAME = /^\s+at .*:\d+:\d+\)?$/;

/** The first eight frames of a stack. The message goes first: one of its lines may look like a frame. */
function framesOf({ stack = "", message }: Error): string[] {
  const start = message && stack.includes(message) ? stack.indexOf(message) + message.length : 0;
  return stack.slice(start).split("\n").filter((text) => FRAME.test(text)).slice(0, 8);
}

const CONSOLE_METHODS = ["debug", "log", "info", "warn", "error"] as const;

/**
 * Makes a log line, without its text, of everything that a library prints: the text may quote
 * e-mail addresses, tokens and rows, and need not be one line. Gives the way back.
 */
export function redirectConsole(log: Log): () => void {
  const before = Object.fromEntries(CONSOLE_METHODS.map((name) => [name, console[name]]));
  for (const method of CONSOLE_METHODS) {
    console[method] = (...args: unknown[]) => {
      const error = args.find((arg) => arg instanceof Error) ?? new Error("no error was printed");
      if (method === "warn" || method === "error") log.error("library output", error, { method });
      else log.info("library output", { method, error: causes(error) });
    };
  }
  return () => void Object.assign(console, before);
}

export const silentLog: Log = { info: () => {}, error: () => {} };
