import type { ReleaseStore } from "./release-store.ts";

/** A store in a folder, shared by all processes that read it. */
export function folderStore(folder: string): ReleaseStore {
  return {
    async read(path) {
      try {
        return await Deno.readFile(`${folder}/${path}`);
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    async create(path, content) {
      const target = `${folder}/${path}`;
      await Deno.mkdir(target.replace(/\/[^/]*$/, ""), { recursive: true });
      // Atomic, also across a crash: a hard link to a finished temporary file replaces nothing.
      const temporary = `${target}.${crypto.randomUUID()}.new`;
      try {
        await writeSynced(temporary, content);
        await Deno.link(temporary, target);
        return true;
      } catch (error) {
        if (error instanceof Deno.errors.AlreadyExists) return false;
        throw error;
      } finally {
        await Deno.remove(temporary).catch((error) => {
          if (!isNotFound(error)) throw error;
        });
      }
    },
  };
}

/** Returns after fsync: a power cut must not leave a name without its content. */
async function writeSynced(path: string, content: Uint8Array): Promise<void> {
  using file = await Deno.open(path, { write: true, createNew: true });
  for (let at = 0; at < content.length;) at += await file.write(content.subarray(at));
  await file.sync();
}

const isNotFound = (error: unknown): boolean =>
  error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory ||
  error instanceof Deno.errors.IsADirectory;
