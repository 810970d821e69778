import { testEmbedded } from "@reclaim/platform/testing/database";
import { SERVICES } from "../all.ts";

/**
 * Makes data folders in which the product starts at once: with its migrated database and no rows.
 * Takes their paths.
 */
for (const folder of Deno.args) {
  await Deno.mkdir(folder, { recursive: true, mode: 0o700 });
  const database = await testEmbedded(SERVICES, `${folder}/postgres`);
  await database.close();
}
