import { type Command, TEXT } from "../command.ts";
import { CommandError, quoteWord } from "../command-error.ts";
import { createReleasesClient, ReleasesApiError } from "../product/releases.client.ts";
import { formatShare, parseList, parseShare } from "./share.ts";
import { operatorClient, teamOrOperatorClient } from "./team-access.ts";

/** Replaces the answer "not found" by a message that names what is missing. */
const whenNotFound = (message: string) => (error: unknown): never => {
  throw error instanceof ReleasesApiError && error.status === 404
    ? new CommandError(message)
    : error;
};

/** What can be done with versions that are released, and, by the operator, with teams. */
export const TRAFFIC_COMMANDS: Command[] = [
  {
    name: "rollback",
    usage: "<name> [version]",
    summary: "ends the canary, else goes back to the last good version or the one that is named",
    async run({ words: [name = "", version], product, token, print }) {
      const back = await teamOrOperatorClient(product, token).rollBack(name, version);
      print(
        back.version === null
          ? `No canary of ${name} runs any more, and nothing of it is live.`
          : `${name} ${back.version} is live.`,
      );
    },
  },
  {
    name: "status",
    usage: "",
    summary: "lists what is live and on canary",
    async run({ product, print }) {
      const { microFrontends } = await createReleasesClient(product.address).live();
      for (const [name, versions] of Object.entries(microFrontends)) {
        for (const { metadata, deployment } of versions) {
          const part = deployment && !deployment.default ? `${deployment.traffic} %` : "live";
          print(`${name} ${metadata.version} ${part}`);
        }
      }
    },
  },
  {
    name: "activate",
    usage: "<name> <version>",
    summary: "gives a version that has passed to everybody",
    async run({ words: [name = "", version = ""], product, token, print, hint }) {
      await teamOrOperatorClient(product, token).activate(name, version);
      print(`${name} ${version} is live.`);
      print(`To go back: ${hint(`rollback ${name}`)}`);
    },
  },
  {
    name: "canary",
    usage: "<name> <version> <percent>",
    summary: "gives a version to a share of the visitors, or changes the share",
    options: { tiers: TEXT },
    async run({ words: [name = "", version = "", percent], options, product, token, print }) {
      const share = parseShare(percent, options.tiers);
      await teamOrOperatorClient(product, token).canary(name, version, share);
      print(`${name} ${version} is on canary: ${formatShare(share)}.`);
    },
  },
  {
    name: "stop",
    usage: "<name>",
    summary: "ends a canary",
    async run({ words: [name = ""], product, token, print }) {
      await teamOrOperatorClient(product, token).stopCanary(name);
      print(`No canary of ${name} runs: everybody gets what is live.`);
    },
  },
  {
    name: "remove",
    usage: "<name>",
    summary: "takes a remote off every page; its versions stay",
    async run({ words: [name = ""], product, token, print }) {
      await teamOrOperatorClient(product, token).remove(name);
      print(`${name} is on no page any more. Its versions stay: activate one to bring it back.`);
    },
  },
  {
    name: "team",
    usage: "<team>",
    summary: "operator: makes a team, or changes which remotes it may release",
    options: { remotes: TEXT, mail: TEXT },
    async run({ words: [team = ""], options, product, print }) {
      const operator = operatorClient(product);
      const known = await operator.team(team);
      const remotes = options.remotes === undefined
        ? known?.remotes ?? []
        : parseList(options.remotes);
      const mail = options.mail === undefined ? known?.mail ?? null : String(options.mail) || null;
      await operator.saveTeam(team, { remotes, mail });
      print(`The team ${team} may release ${remotes.join(", ") || "nothing"}.`);
      print(
        mail ? `It gets mail at ${mail} after an automatic rollback.` : "It gets no mail.",
      );
    },
  },
  {
    name: "token",
    usage: "<team>",
    summary: "operator: makes a token of a team and shows it once",
    options: { label: TEXT },
    async run({ words: [team = ""], options, product, print, hint }) {
      const first = hint(`team ${quoteWord(team)}`, "--remotes mfe-hello");
      const made = await operatorClient(product).makeToken(team, String(options.label ?? "ci"))
        .catch(whenNotFound(`There is no team ${team}. To make it: ${first}`));
      print(made.token);
      print(`This is shown once. To revoke it: ${hint(`revoke ${quoteWord(team)} ${made.id}`)}`);
    },
  },
  {
    name: "revoke",
    usage: "<team> <token-id>",
    summary: "operator: revokes a token of a team",
    async run({ words: [team = "", id = ""], product, print }) {
      await operatorClient(product).revokeToken(team, id)
        .catch(whenNotFound(`The team ${team} has no token ${id}, or it was revoked before.`));
      print(`The token ${id} of ${team} releases nothing any more.`);
    },
  },
];
