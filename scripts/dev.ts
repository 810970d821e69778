import {
  CommandError,
  isHelpRequested,
  rejectSwallowedOptions,
  runCli,
  runCommand,
} from "@reclaim/cli";
import { build } from "./lib/build.ts";
import { freePort } from "./lib/ports.ts";
import { startDeno } from "./lib/run.ts";
import { resolveRemoteFolder } from "./lib/typed-folder.ts";

const USAGE = "This takes: npm run dev mfe-hello";
const DEFAULT_PORT = 5173;

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then((answer) => answer.ok, () => false);

/**
 * `npm run dev mfe-community` is `reclaim dev` on the product that RECLAIM_URL names or that runs on
 * PORT, else on one that it starts.
 */
async function dev(args: string[]): Promise<void> {
  if (isHelpRequested(args)) return console.log(USAGE);
  rejectSwallowedOptions(process.env, "dev mfe-hello", ["product"]);
  const [typed] = args;
  if (!typed) throw new CommandError(USAGE);
  // Fails before a product is built and started.
  resolveRemoteFolder(typed, process.env);
  const product = process.env.RECLAIM_URL ?? `http://localhost:${process.env.PORT ?? 8080}`;
  const isRunning = process.env.RECLAIM_URL !== undefined || await isReady(product);
  const address = isRunning ? product : await startProduct();
  await runCli(["dev", ...args], {
    env: { ...process.env, RECLAIM_URL: address },
    resolveFolder: (path) => resolveRemoteFolder(path, process.env),
  });
  // The product that was started would keep running without its page.
  if (process.exitCode) process.exit();
}

/** Starts the product of this repository, which ends with this process; answers its address. */
async function startProduct(): Promise<string> {
  build({ storybook: false });
  const port = await freePort();
  const server = startDeno("services/main.ts", {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${process.env.DEV_PORT ?? DEFAULT_PORT}`,
    },
    stdio: "pipe",
  });
  server.stderr?.pipe(process.stderr);
  server.on("exit", (code) => process.exit(code ?? 1));
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => server.kill("SIGTERM"));
  }
  process.on("exit", () => server.kill("SIGTERM"));
  const address = `http://localhost:${port}`;
  while (!await isReady(address)) await new Promise((resolve) => setTimeout(resolve, 200));
  return address;
}

await runCommand(() => dev(process.argv.slice(2)));
