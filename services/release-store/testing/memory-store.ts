import { plainPathsOnly, type ReleaseStore } from "../src/release-store.ts";

/** A store of releases in memory, for tests. */
export function memoryStore(): ReleaseStore & { files: Map<string, Uint8Array<ArrayBuffer>> } {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const store = plainPathsOnly({
    read(path) {
      const content = files.get(path);
      return Promise.resolve(content ? new Uint8Array(content) : null);
    },
    create(path, content) {
      const isNew = !files.has(path);
      if (isNew) files.set(path, new Uint8Array(content));
      return Promise.resolve(isNew);
    },
  });
  return { files, ...store };
}
