import { ConfigError, readConfig } from "@reclaim/platform/config";
import { prepareDatabase } from "@reclaim/platform/prepare-database";
import { processEnvironments } from "@reclaim/platform/process-environment";
import { exitWithMessage } from "@reclaim/platform/runtime";
import { createKeySource } from "@reclaim/platform/key-source";
import { SERVICES } from "./all.ts";

/**
 * Before services start apart: prepares the database at DATABASE_URL, as its administrator, and writes
 * what each process needs, and nothing else, to `<folder>/<process>/process.env`. It is the one program
 * of such a product that gets RECLAIM_SECRET.
 */
await exitWithMessage(async () => {
  const { databaseUrl, secret, keys } = readConfig(Deno.env.toObject());
  const [folder] = Deno.args;
  if (!folder) throw new ConfigError("Name the folder to write the environments to");
  if (!databaseUrl) throw new ConfigError("DATABASE_URL must be set, as its administrator has it");
  if (!secret) {
    throw new ConfigError("RECLAIM_SECRET must be set: it yields the keys of all services");
  }
  await prepareDatabase({ databaseUrl, secret, services: SERVICES });
  const readKey = createKeySource(keys, secret);
  for (
    const [name, environment] of processEnvironments({
      services: SERVICES,
      databaseUrl,
      secret,
      readKey,
    })
  ) {
    const lines = Object.entries(environment).map(([name, value]) => `${name}='${value}'\n`);
    await Deno.mkdir(`${folder}/${name}`, { recursive: true, mode: 0o700 });
    const path = `${folder}/${name}/process.env`;
    await Deno.writeTextFile(`${path}.new`, lines.join(""), { mode: 0o600 });
    await Deno.rename(`${path}.new`, path);
  }
});
