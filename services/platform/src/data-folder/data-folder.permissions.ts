import type { Log } from "../logging/json.logger.ts";

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const ALL_BITS = 0o777;

/**
 * Keeps the data folder from other users of the machine: from now on this process makes it 0700/0600,
 * and what is there with more rights is changed and told in the log. PGlite sets the modes of its files
 * itself, below folders that are 0700: call it again when the database is open. Windows has no modes.
 */
export async function restrictDataFolder(folder: string, log: Log): Promise<void> {
  if (Deno.build.os === "windows") return;
  Deno.umask(ALL_BITS & ~FOLDER_MODE);
  await Deno.mkdir(folder, { recursive: true });
  const changed = await restrict(folder);
  if (changed > 0) log.info("data folder permissions restricted", { changed });
}

/** Restricts a folder and all that stands in it; gives how many entries were changed. */
async function restrict(folder: string): Promise<number> {
  let changed = await restrictEntry(folder, FOLDER_MODE);
  for await (const { name, isDirectory, isFile } of Deno.readDir(folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) changed += await restrict(path);
    else if (isFile) changed += await restrictEntry(path, FILE_MODE);
  }
  return changed;
}

async function restrictEntry(path: string, mode: number): Promise<number> {
  try {
    const { mode: before } = await Deno.stat(path);
    if (before === null || (before & ALL_BITS) === mode) return 0;
    await Deno.chmod(path, mode);
    return 1;
  } catch (error) {
    // Gone meanwhile, or a mount that this process may only read.
    if (error instanceof Deno.errors.NotFound || isReadOnly(error)) return 0;
    throw error;
  }
}

const isReadOnly = (error: unknown): boolean =>
  error instanceof Deno.errors.PermissionDenied || (error as { code?: string }).code === "EROFS";
