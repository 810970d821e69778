import type { ComposedPart, SignedText } from "@reclaim/contracts/composition";
import type { ReleaseStore } from "@reclaim/platform/release-store";
import { Unverified } from "./unverified.ts";
import type { StaticFile } from "../static/static-file.ts";
import { fileOf, readRecord, readWhole, type VerifiedRelease } from "./verified-release.ts";

/** Versions that are not live any more, kept for tabs that were opened before. */
const OLD_VERSIONS = 32;
const URL_OF_FILE = /^\/remotes\/(shell|mfe-[a-z][a-z0-9-]*)\/([0-9A-Za-z][0-9A-Za-z.+-]{0,63})\/./;

/**
 * Releases in memory, each file verified when it was read. What is live stays; of the others the
 * least used goes.
 */
export function releaseShelf(
  { store, isSigned }: { store: ReleaseStore; isSigned(signed: SignedText): boolean },
) {
  const shelf = new Map<string, VerifiedRelease>();
  const reading = new Map<string, Promise<VerifiedRelease | null>>();
  let live = new Set<string>();

  function put(key: string, verified: VerifiedRelease): VerifiedRelease {
    shelf.delete(key);
    shelf.set(key, verified);
    const old = [...shelf.keys()].filter((key) => !live.has(key));
    for (const key of old.slice(0, -OLD_VERSIONS)) shelf.delete(key);
    return verified;
  }

  /** What the releases service signed, whether or not it is live; null when nothing is stored. */
  function signed(name: string, version: string): Promise<VerifiedRelease | null> {
    const key = `${name}/${version}`;
    const there = shelf.get(key);
    if (there) return Promise.resolve(live.has(key) ? there : put(key, there));
    const believed = async ({ text }: { text: string }) => {
      const signature = await store.read(`${key}/release.sig`);
      return signature !== null &&
        isSigned({ text, signature: new TextDecoder().decode(signature).trim() });
    };
    const read = reading.get(key) ??
      readRecord(store, { name, version }, believed)
        .then((verified) => verified && put(key, verified))
        .finally(() => reading.delete(key));
    reading.set(key, read);
    return read;
  }

  async function part(
    name: string,
    { version, digest }: ComposedPart,
  ): Promise<VerifiedRelease> {
    const key = `${name}/${version}`;
    const there = shelf.get(key);
    if (there?.digest === digest) return there;
    const believed = (record: { digest: string }) => record.digest === digest;
    const verified = await readRecord(store, { name, version }, believed);
    if (!verified) throw new Unverified(`${name} ${version} is not stored`);
    return put(key, verified);
  }

  return {
    /** A part of a signed composition: the record that it names, without files yet. */
    part,

    /** The same with all of its files in memory. */
    async whole(name: string, composed: ComposedPart): Promise<VerifiedRelease> {
      const verified = await part(name, composed);
      if (!verified.whole) await readWhole(store, verified);
      return verified;
    },

    /** From now on these are live, by `name/version`. */
    keep(releases: Map<string, VerifiedRelease>): void {
      live = new Set(releases.keys());
      for (const [key, verified] of releases) put(key, verified);
    },

    /** The file at a URL, if it is in memory. */
    ready(url: string): StaticFile | undefined {
      const [, name, version] = url.match(URL_OF_FILE) ?? [];
      const key = `${name}/${version}`;
      const verified = shelf.get(key);
      const file = verified?.files.get(url);
      if (verified && file && !live.has(key)) put(key, verified);
      return file;
    },

    /** The file at a URL, of whichever version. Throws `Unverified` when it is not as released. */
    async file(url: string): Promise<StaticFile | undefined> {
      const [, name, version] = url.match(URL_OF_FILE) ?? [];
      const verified = name && version ? await signed(name, version) : null;
      return verified ? await fileOf(store, verified, url) : undefined;
    },
  };
}
export type ReleaseShelf = ReturnType<typeof releaseShelf>;
