import { CommandError, readRemote } from "@reclaim/cli";
import { basename, isAbsolute, relative, resolve } from "node:path";

/** Resolves what somebody typed: a name of this repository, else a path from the folder npm ran in. */
export function resolveTypedFolder(typed: string, env: NodeJS.ProcessEnv): string {
  if (!/[\\/.]/.test(typed)) return resolve(typed);
  return resolve(env.INIT_CWD ?? ".", typed);
}

/** Whether a path is a folder or stands below it. */
export function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !way.startsWith("..") && !isAbsolute(way);
}

/**
 * The folder of a remote that exists. A copy of another remote in this repository whose name was not
 * changed would replace that one, so its name must be the folder's.
 */
export function resolveRemoteFolder(typed: string, env: NodeJS.ProcessEnv): string {
  const folder = resolveTypedFolder(typed, env);
  const { name } = readRemote(folder);
  if (isBelow(resolve("."), folder) && name !== basename(folder)) {
    throw new CommandError(
      `${basename(folder)}/remote.json has the name "${name}": it must be the folder's.`,
    );
  }
  return folder;
}
