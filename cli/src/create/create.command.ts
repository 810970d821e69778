import { relative } from "node:path";
import { type Command, TEXT } from "../command.ts";
import { quoteWord } from "../command-error.ts";
import { fetchLiveManifests } from "../product/platform.client.ts";
import { ProductUnreachable } from "../product/releases.client.ts";
import { createRemote } from "./create-remote.ts";

/** Makes a remote in a repository of its own. */
export const CREATE: Command = {
  name: "create",
  usage: "<folder>",
  summary: "makes a small, whole remote in its own repository, such as ../hello/mfe-hello",
  options: { team: TEXT },
  async run({ words: [typed = ""], options, product, resolveFolder, print }) {
    const folder = resolveFolder(typed);
    const others = await fetchLiveManifests(product.address).catch((error) => {
      if (!(error instanceof ProductUnreachable)) throw error;
      print(`Nothing answers at ${product.address}: taken paths are told when you release.`);
      return [];
    });
    const team = options.team === undefined ? undefined : String(options.team);
    const { path } = createRemote({ folder, team, layout: "repository", others });
    for (
      const line of [
        `Made ${folder}: one page at ${path}, and its entry in the navigation.`,
        `  cd ${quoteWord(relative(".", folder))} && git init && npm install`,
        "  npm run dev        shows it while you write",
        "  npm test           checks types, lint and tests",
        "  npm run release    gives it to members",
      ]
    ) print(line);
  },
};
