import type { BucketKeys } from "./config.ts";
import { isPlainPath } from "./plain-path.ts";
import { bucketStore } from "./release-bucket.ts";

/**
 * Where releases stand, as `<name>/<version>/<file>`: written once by the releases service, read by
 * every gateway. A path never begins or ends with a slash and has no dot segments.
 */
export interface ReleaseStore {
  /** Null when there is none. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Writes a whole file; replaces nothing: false when one is there. */
  create(path: string, content: Uint8Array): Promise<boolean>;
}

/** The store at an address: a folder, or `s3://bucket` with its keys (see `bucketStore`). */
export const openReleaseStore = (address: string, keys?: BucketKeys): ReleaseStore =>
  plainPathsOnly(address.startsWith("s3:") ? bucketStore(address, keys) : folderStore(address));

/** Nothing leads out of a store: at another path there is nothing, and nothing is written there. */
export const plainPathsOnly = ({ read, create }: ReleaseStore): ReleaseStore => ({
  read: (path) => isPlainPath(path) ? read(path) : Promise.resolve(null),
  create(path, content) {
    if (isPlainPath(path)) return create(path, content);
    return Promise.reject(new Error(`No release has a file at ${JSON.stringify(path)}`));
  },
});

/** A folder, shared by all processes that read it. */
function folderStore(folder: string): ReleaseStore {
  return {
    async read(path) {
      try {
        return await Deno.readFile(`${folder}/${path}`);
      } catch (error) {
        if (isNotThere(error)) return null;
        throw error;
      }
    },
    async create(path, content) {
      const target = `${folder}/${path}`;
      await Deno.mkdir(target.replace(/\/[^/]*$/, ""), { recursive: true });
      // Whole or not there, also after a crash: written aside, then linked, which replaces nothing.
      const aside = `${target}.${crypto.randomUUID()}.new`;
      try {
        await writeSynced(aside, content);
        await Deno.link(aside, target);
        return true;
      } catch (error) {
        if (error instanceof Deno.errors.AlreadyExists) return false;
        throw error;
      } finally {
        await Deno.remove(aside).catch((error) => {
          if (!isNotThere(error)) throw error;
        });
      }
    },
  };
}

/** Ends when the disk has it: a name must not outlive a power cut that its content does not. */
async function writeSynced(path: string, content: Uint8Array): Promise<void> {
  using file = await Deno.open(path, { write: true, createNew: true });
  for (let at = 0; at < content.length;) at += await file.write(content.subarray(at));
  await file.sync();
}

const isNotThere = (error: unknown): boolean =>
  error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory ||
  error instanceof Deno.errors.IsADirectory;
