import { isPlainPath } from "./plain-path.ts";

/**
 * Where releases stand, as `<name>/<version>/<file>`: written once by the releases service, read by
 * every gateway. A path never begins or ends with a slash and has no dot segments.
 */
export interface ReleaseStore {
  /** The content of a file; null when there is none. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Writes a whole file; false, and nothing is replaced, when one is there. */
  create(path: string, content: Uint8Array): Promise<boolean>;
}

/**
 * Confines a store to plain paths, so that no path leads out of it: reading another path gives null,
 * writing to it fails.
 */
export const plainPathsOnly = ({ read, create }: ReleaseStore): ReleaseStore => ({
  read: (path) => isPlainPath(path) ? read(path) : Promise.resolve(null),
  create(path, content) {
    if (isPlainPath(path)) return create(path, content);
    return Promise.reject(new Error(`No release has a file at ${JSON.stringify(path)}`));
  },
});
