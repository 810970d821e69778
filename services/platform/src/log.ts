/** Structured log lines. Never give it anything that a member typed or that names him. */
export interface Log {
  info(message: string, fields?: Record<string, unknown>): void;
  error(message: string, error: unknown, fields?: Record<string, unknown>): void;
}

const line = (level: string, message: string, fields: Record<string, unknown> = {}) =>
  JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });

export const consoleLog: Log = {
  info: (message, fields) => console.log(line("info", message, fields)),
  error: (message, error, fields) =>
    console.error(
      line("error", message, { ...fields, error: error instanceof Error ? causes(error) : "?" }),
    ),
};

/** Database drivers put parameters into messages; only names, codes and frames are kept. */
function causes(error: Error): unknown {
  const { name, stack } = error;
  const code = (error as { code?: unknown }).code;
  const frames = stack?.split("\n").filter((frame) => frame.trim().startsWith("at ")).slice(0, 8);
  return {
    name,
    code,
    frames,
    cause: error.cause instanceof Error ? causes(error.cause) : undefined,
  };
}

export const silentLog: Log = { info: () => {}, error: () => {} };
