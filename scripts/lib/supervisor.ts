import type { ChildProcess } from "node:child_process";

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 60_000;

export interface Supervisor {
  /** Sends a signal to the process, and starts it no more. */
  stop(signal: NodeJS.Signals): void;
  /** The exit code, when it has ended for good. */
  ended: Promise<number>;
}

/**
 * Runs a process, and starts it again when it dies, each time after a delay twice as long, up to a
 * minute; told in the log. A process that ends before it was ever ready has a fault that another
 * start does not mend: then it has ended for good.
 */
export function superviseProcess(
  start: () => ChildProcess,
  { isReadyLine, log = console.error, firstDelayMs = FIRST_DELAY_MS }: {
    /** Whether a line of its output says that it serves. */
    isReadyLine(text: string): boolean;
    log?: (line: string) => void;
    firstDelayMs?: number;
  },
): Supervisor {
  const { promise: ended, resolve: end } = Promise.withResolvers<number>();
  let child: ChildProcess;
  let timer: NodeJS.Timeout | undefined;
  let wasReady = false;
  let isStopping = false;
  let delayMs = firstDelayMs;

  function run(): void {
    child = start();
    const startedAt = Date.now();
    child.stdout?.on("data", (chunk: Buffer) => {
      process.stdout.write(chunk);
      if (isReadyLine(chunk.toString())) wasReady = true;
    });
    child.once("exit", (code, signal) => {
      if (isStopping || code === 0 || !wasReady) return end(code ?? 1);
      if (Date.now() - startedAt > MAX_DELAY_MS) delayMs = firstDelayMs;
      log(JSON.stringify({
        time: new Date().toISOString(),
        level: "error",
        message: "process died and is started again",
        code,
        signal,
        delayMs,
      }));
      timer = setTimeout(run, delayMs);
      delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
    });
  }
  run();
  return {
    ended,
    stop(signal) {
      isStopping = true;
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null) end(0);
      else child.kill(signal);
    },
  };
}
