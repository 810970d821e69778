import { ROLES } from "@reclaim/contracts-identity/accounts";
import { ConfigError, readConfig } from "@reclaim/platform/config";
import { print } from "@reclaim/platform/log";
import { exitWithMessage, openRuntime } from "@reclaim/platform/runtime";
import { setRole } from "@reclaim/service-identity";

/** Gives an account a role: the first moderator is made here (D63). */
await exitWithMessage(async () => {
  const [email = "", role = ""] = Deno.args;
  const wanted = ROLES.find((one) => one === role);
  if (!email.includes("@") || !wanted || Deno.args.length > 2) {
    throw new ConfigError(`Write: npm run role <e-mail> <${ROLES.join("|")}>`);
  }
  const config = readConfig(Deno.env.toObject());
  if (!config.databaseUrl && !await isFolder(`${config.dataDir}/postgres`)) {
    throw new ConfigError(
      `There is no data in ${config.dataDir}. Start the product first, or set RECLAIM_DATA or DATABASE_URL.`,
    );
  }
  const { database } = await openRuntime(config);
  try {
    if (!await setRole(database)(email, wanted)) {
      throw new ConfigError(
        "No account has this e-mail. A guest adds one under Settings, Account.",
      );
    }
    print(`The account is ${wanted === "admin" ? "an" : "a"} ${wanted} now.`);
  } finally {
    await database.close();
  }
});

async function isFolder(path: string): Promise<boolean> {
  return (await Deno.stat(path).catch(() => undefined))?.isDirectory === true;
}
