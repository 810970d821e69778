import { canaryShare } from "@reclaim/contracts/release-desk";
import type { ParseArgsOptionsConfig } from "node:util";
import * as z from "zod/mini";
import { Fault, quoted } from "./fault.ts";
import type { Product } from "./product.ts";
import { shareInWords } from "./release-remote.ts";
import { asOperator, asTeamOrOperator } from "./release-team.ts";
import { Refusal, releasesClient } from "./releases-client.ts";

/** What was typed after a command's name, and the product that it is about. */
export interface Typed {
  words: string[];
  options: Record<string, string | boolean | undefined>;
  product: Product;
  /** The team's token, when one is given. */
  token: string | undefined;
  say(line: string): void;
  /** What to type to do something next with the same product. */
  command(words: string, options?: string): string;
}

export interface Command {
  /** Its words: those in brackets may be left out. */
  usage: string;
  options?: ParseArgsOptionsConfig;
  run(typed: Typed): Promise<void>;
}

/** Says in words of its own that there is no such thing. */
const whenUnknown = (words: string) => (error: unknown): never => {
  throw error instanceof Refusal && error.status === 404 ? new Fault(words) : error;
};

const text = { type: "string" } as const;
const listed = (value: unknown): string[] =>
  String(value ?? "").split(",").map((one) => one.trim()).filter(Boolean);

/** Who gets a canary: from "10" and "premium,essential", as they are typed. */
export function shareOf(percent: unknown, tiers: unknown) {
  const share = { percent: Number(percent ?? 0), ...(tiers ? { tiers: listed(tiers) } : {}) };
  const { data } = z.safeParse(canaryShare, share);
  if (data) return data;
  throw new Fault(
    "A canary takes a percentage from 0 to 100, and as tiers starter, essential or premium.",
  );
}

/** What can be done besides releasing, by its first word. */
export const COMMANDS: Record<string, Command> = {
  rollback: {
    usage: "rollback <name> [version]",
    async run({ words: [name = "", version], product, token, say }) {
      const back = await asTeamOrOperator(product, token).rollBack(name, version);
      say(
        back.version === null
          ? `No canary of ${name} runs any more, and nothing of it is live.`
          : `${name} ${back.version} is live.`,
      );
    },
  },
  activate: {
    usage: "activate <name> <version>",
    async run({ words: [name = "", version = ""], product, token, say, command }) {
      await asTeamOrOperator(product, token).activate(name, version);
      say(`${name} ${version} is live.`);
      say(`To go back: ${command(`rollback ${name}`)}`);
    },
  },
  canary: {
    usage: "canary <name> <version> <percent>",
    options: { tiers: text },
    async run({ words: [name = "", version = "", percent], options, product, token, say }) {
      const share = shareOf(percent, options.tiers);
      await asTeamOrOperator(product, token).canary(name, version, share);
      say(`${name} ${version} is on canary: ${shareInWords(share)}.`);
    },
  },
  stop: {
    usage: "stop <name>",
    async run({ words: [name = ""], product, token, say }) {
      await asTeamOrOperator(product, token).stopCanary(name);
      say(`No canary of ${name} runs: everybody gets what is live.`);
    },
  },
  remove: {
    usage: "remove <name>",
    async run({ words: [name = ""], product, token, say }) {
      await asTeamOrOperator(product, token).remove(name);
      say(`${name} is on no page any more. Its versions stay: activate one to bring it back.`);
    },
  },
  status: {
    usage: "status",
    async run({ product, say }) {
      const { microFrontends } = await releasesClient(product.address).live();
      for (const [name, versions] of Object.entries(microFrontends)) {
        for (const { metadata, deployment } of versions) {
          const part = deployment && !deployment.default ? `${deployment.traffic} %` : "live";
          say(`${name} ${metadata.version} ${part}`);
        }
      }
    },
  },
  team: {
    usage: "team <team>",
    options: { remotes: text, mail: text },
    async run({ words: [team = ""], options, product, say }) {
      const operator = asOperator(product);
      const known = await operator.team(team);
      const remotes = options.remotes === undefined
        ? known?.remotes ?? []
        : listed(options.remotes);
      const mail = options.mail === undefined ? known?.mail ?? null : String(options.mail) || null;
      await operator.saveTeam(team, { remotes, mail });
      say(`The team ${team} may release ${remotes.join(", ") || "nothing"}.`);
      say(mail ? `It is told by mail to ${mail} what was taken back.` : "It gets no mail.");
    },
  },
  token: {
    usage: "token <team>",
    options: { label: text },
    async run({ words: [team = ""], options, product, say, command }) {
      const first = command(`team ${quoted(team)}`, "--remotes mfe-hello");
      const made = await asOperator(product).makeToken(team, String(options.label ?? "ci"))
        .catch(whenUnknown(`There is no team ${team}. To make it: ${first}`));
      say(made.token);
      say(`This is shown once. To revoke it: ${command(`revoke ${quoted(team)} ${made.id}`)}`);
    },
  },
  revoke: {
    usage: "revoke <team> <token id>",
    async run({ words: [team = "", id = ""], product, say }) {
      await asOperator(product).revokeToken(team, id)
        .catch(whenUnknown(`The team ${team} has no token ${id}, or it was revoked before.`));
      say(`The token ${id} of ${team} releases nothing any more.`);
    },
  },
};
