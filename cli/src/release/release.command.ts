import { buildAndPackRemote, type PackedRelease } from "../build/pack-remote.ts";
import { type Command, type CommandInput, TEXT } from "../command.ts";
import { CommandError } from "../command-error.ts";
import { fetchPlatform } from "../product/platform.client.ts";
import { readRemote } from "../remote-folder.ts";
import { type Audience, publishRelease } from "./publish-release.ts";
import { teamOrOperatorClient, withTeamClient } from "./team-access.ts";
import { parseShare } from "./share.ts";

/** Builds a remote for the shell that is live, has it checked, and gives it to members. */
export const RELEASE: Command = {
  name: "release",
  usage: "[folder]",
  summary: "builds this remote, has the product check it, and gives it to members",
  options: {
    canary: TEXT,
    tiers: TEXT,
    activate: { type: "boolean", default: true },
  },
  async run(input) {
    const { words: [typed = "."], options, product, token, builds, print } = input;
    const audience = parseAudience(options);
    const build = builds[typed];
    const folder = build ? undefined : input.resolveFolder(typed);
    const remote = folder === undefined ? undefined : readRemote(folder);
    const name = remote?.name ?? typed;
    // A missing token or product fails before the build.
    await teamOrOperatorClient(product, token, remote?.team).live();
    print(`Building ${name} …`);
    const packed = build ? await build() : await packFor(product.address, folder ?? "");
    const { version, team } = packed.release;
    const kilobytes = (packed.archive.length / 1000).toFixed(1);
    print(`Built ${version}: ${kilobytes} kB to send to ${product.address}.`);
    await withTeamClient(
      product,
      { name, team },
      token,
      input,
      (client) => publishRelease(client, packed, audience, input),
    );
  },
};

/** Builds for the shell of the product. */
async function packFor(address: string, folder: string): Promise<PackedRelease> {
  const { shared } = await fetchPlatform(address);
  return await buildAndPackRemote(folder, shared);
}

/** A share makes a canary; `--no-activate` leaves a version that has passed inactive. */
function parseAudience({ canary, tiers, activate }: CommandInput["options"]): Audience {
  if (canary === undefined && tiers === undefined) return activate ? "everybody" : "nobody";
  if (!activate) throw new CommandError("A canary is given to members: leave --no-activate out.");
  return parseShare(canary, tiers);
}
