import { remoteName } from "@reclaim/contracts-releases/release-names";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { CommandError } from "./command-error.ts";

/** The part of remote.json that commands read, as a team writes it. */
const writtenRemote = z.looseObject({
  name: remoteName,
  team: z.string().check(z.minLength(1)),
  hostApi: z.string(),
  routes: z.array(z.looseObject({ path: z.string() })),
  navigation: z.array(z.looseObject({ place: z.string(), order: z.number() })),
});
export type WrittenRemote = z.infer<typeof writtenRemote>;

/** The remote.json of a folder. Throws a `CommandError` for one that is missing or malformed. */
export function readRemote(folder: string): WrittenRemote {
  const path = join(folder, "remote.json");
  if (!existsSync(path)) {
    throw new CommandError(`There is no remote in ${folder}: it has no remote.json.`);
  }
  try {
    return z.parse(writtenRemote, JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    const why = error instanceof z.core.$ZodError
      ? error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join(", ")
      : (error as Error).message;
    throw new CommandError(`${path} is no description of a remote: ${why}`);
  }
}
