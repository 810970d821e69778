import { remoteName } from "@reclaim/contracts/release-names";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import * as z from "zod/mini";
import { Fault } from "./fault.ts";

/** The folder that somebody typed: a name of this repository, else a path from where he stands. */
export function folderOf(typed: string, env: NodeJS.ProcessEnv): string {
  if (!/[\\/.]/.test(typed)) return resolve(typed);
  return resolve(env.INIT_CWD ?? ".", typed);
}

/** True for what stands in a folder or is it. */
export function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !way.startsWith("..") && !isAbsolute(way);
}

/** What of remote.json a command needs, as a team writes it. */
const written = z.looseObject({
  name: remoteName,
  team: z.string().check(z.minLength(1)),
  routes: z.array(z.looseObject({ path: z.string() })),
  navigation: z.array(z.looseObject({ place: z.string(), order: z.number() })),
});
export type WrittenRemote = z.infer<typeof written>;

/** The remote.json of a folder. */
export function readRemote(folder: string): WrittenRemote {
  const path = join(folder, "remote.json");
  if (!existsSync(path)) {
    throw new Fault(`There is no remote in ${folder}: it has no remote.json.`);
  }
  try {
    return z.parse(written, JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    const why = error instanceof z.core.$ZodError
      ? error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join(", ")
      : (error as Error).message;
    throw new Fault(`${path} is no description of a remote: ${why}`);
  }
}

/** All remotes of this repository. */
export const remotesHere = (): WrittenRemote[] =>
  globSync("mfe-*/remote.json").sort().map((path) => readRemote(dirname(path)));
