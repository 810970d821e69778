import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { build } from "./lib/build.ts";
import { devShell } from "./lib/dev-shell.ts";
import { asksForHelp } from "./lib/fault.ts";
import { freePort, isFree } from "./lib/ports.ts";
import { linkPlatform } from "./lib/platform-links.ts";
import { folderOf, isBelow } from "./lib/remote-folder.ts";
import { startDeno } from "./lib/run.ts";

/**
 * `npm run dev mfe-community`: the shell and that remote from source with hot reload, the other
 * remotes as they are released. It uses the product that RECLAIM_URL names or that runs on PORT
 * already, else it starts one. A remote of its own repository is named by its folder.
 */
const USAGE = "This takes: npm run dev mfe-hello, or its folder: npm run dev ../hello/mfe-hello";
const [typed = ""] = process.argv.slice(2);
if (asksForHelp(process.argv)) {
  console.log(USAGE);
  process.exit(0);
}
const folder = folderOf(typed, process.env);
if (!existsSync(join(folder, "remote.json"))) {
  console.error(typed ? `There is no remote in ${folder}: it has no remote.json.` : USAGE);
  process.exit(1);
}
if (!isBelow(resolve("."), folder)) linkPlatform(folder);

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then((answer) => answer.ok, () => false);

const devPort = Number(process.env.DEV_PORT ?? 5173);
if (!await isFree(devPort)) {
  console.error(`Port ${devPort} is in use. Stop what uses it, or set DEV_PORT to another one.`);
  process.exit(1);
}
let product = process.env.RECLAIM_URL ?? `http://localhost:${process.env.PORT ?? 8080}`;
if (!process.env.RECLAIM_URL && !await answers(product)) {
  build({ storybook: false });
  const port = await freePort();
  product = `http://localhost:${port}`;
  const server = startDeno("services/main.ts", {
    env: { PORT: String(port), PUBLIC_URL: `http://localhost:${devPort}` },
    stdio: "pipe",
  });
  server.stderr?.pipe(process.stderr);
  server.on("exit", (code) => process.exit(code ?? 1));
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => server.kill("SIGTERM"));
  }
  while (!await answers(product)) await new Promise((resolve) => setTimeout(resolve, 200));
}
await devShell({ folder, product, port: devPort });
console.log(
  `${
    basename(folder)
  } runs from source at http://localhost:${devPort}, the rest as released at ${product}`,
);
