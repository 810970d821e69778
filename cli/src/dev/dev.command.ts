import { type Command, TEXT } from "../command.ts";
import { CommandError } from "../command-error.ts";
import { readRemote } from "../remote-folder.ts";

const DEFAULT_PORT = 5173;

/** Serves one remote from source beside what is live. */
export const DEV: Command = {
  name: "dev",
  usage: "[folder]",
  summary: "shows the product with this remote from source, hot-reloading, the others as released",
  options: { port: TEXT },
  async run({ words: [typed = "."], options, env, product, resolveFolder, print }) {
    const folder = resolveFolder(typed);
    const { name } = readRemote(folder);
    const port = Number(options.port ?? env.DEV_PORT ?? DEFAULT_PORT);
    if (!Number.isInteger(port) || port < 1) throw new CommandError(`"${port}" is no port.`);
    // Bundlers take a second to load.
    const { startDevServer } = await import("./dev-server.ts");
    await startDevServer({ folder, product: product.address, port });
    print(
      `${name} runs from source at http://localhost:${port}, the rest as released at ${product.address}`,
    );
  },
};
