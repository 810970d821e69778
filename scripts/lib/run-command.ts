import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";

const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

interface Options {
  env?: NodeJS.ProcessEnv;
  /** A file that takes all output instead of this terminal, so that nothing mixes with it. */
  logFile?: string | undefined;
}

/** Runs a program to its end; true when it succeeded. */
export function runCommand(
  command: string,
  args: string[],
  { env = {}, logFile }: Options = {},
): Promise<boolean> {
  // A file and no pipe: the program goes on while this process is busy.
  const log = logFile === undefined ? "inherit" : openSync(logFile, "a");
  const child = spawn(command, args, {
    stdio: ["ignore", log, log],
    env: { ...process.env, ...env },
  });
  // A signal to this process alone would leave the child running.
  const forward = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      for (const signal of SIGNALS) process.off(signal, forward);
      if (typeof log === "number") closeSync(log);
      resolve(code === 0);
    });
  });
}
