import type { ComposedPart, SignedText } from "@reclaim/contracts-releases/composition";
import type { ReleaseStore } from "@reclaim/release-store/release-store";
import { LRUCache } from "lru-cache";
import { VerificationError } from "./verification.errors.ts";
import type { StaticFile } from "../static/static-file.model.ts";
import {
  readAllFiles,
  readReleaseFile,
  readReleaseRecord,
  type VerifiedRelease,
} from "./verified-release.loader.ts";

/** Versions that are not live any more, kept for tabs that were opened before. */
const MAX_OLD_VERSIONS = 32;
const URL_OF_FILE = /^\/remotes\/(shell|mfe-[a-z][a-z0-9-]*)\/([0-9A-Za-z][0-9A-Za-z.+-]{0,63})\/./;

/**
 * Releases in memory, each file verified when it was read. What is live stays; of the others the
 * least used goes.
 */
export function createReleaseCache(
  { store, isSigned }: { store: ReleaseStore; isSigned(signed: SignedText): boolean },
) {
  const old = new LRUCache<string, VerifiedRelease>({ max: MAX_OLD_VERSIONS });
  const reading = new Map<string, Promise<VerifiedRelease | null>>();
  let live = new Map<string, VerifiedRelease>();

  const find = (key: string): VerifiedRelease | undefined => live.get(key) ?? old.get(key);
  function put(key: string, verified: VerifiedRelease): VerifiedRelease {
    (live.has(key) ? live : old).set(key, verified);
    return verified;
  }

  /** What the releases service signed, whether or not it is live; null when nothing is stored. */
  function signed(name: string, version: string): Promise<VerifiedRelease | null> {
    const key = `${name}/${version}`;
    const there = find(key);
    if (there) return Promise.resolve(there);
    const believed = async ({ text }: { text: string }) => {
      const signature = await store.read(`${key}/release.sig`);
      return signature !== null &&
        isSigned({ text, signature: new TextDecoder().decode(signature).trim() });
    };
    const read = reading.get(key) ??
      readReleaseRecord(store, { name, version }, believed)
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
    const there = find(key);
    if (there?.digest === digest) return there;
    const believed = (record: { digest: string }) => record.digest === digest;
    const verified = await readReleaseRecord(store, { name, version }, believed);
    if (!verified) throw new VerificationError(`${name} ${version} is not stored`);
    return put(key, verified);
  }

  return {
    /** A part of a signed composition: the record that it names, without files yet. */
    part,

    /** The same with all of its files in memory. */
    async whole(name: string, composed: ComposedPart): Promise<VerifiedRelease> {
      const verified = await part(name, composed);
      if (!verified.isComplete) await readAllFiles(store, verified);
      return verified;
    },

    /** From now on these are live, by `name/version`. */
    keep(releases: Map<string, VerifiedRelease>): void {
      for (const [key, verified] of live) old.set(key, verified);
      live = new Map(releases);
      for (const key of live.keys()) old.delete(key);
    },

    /** The file at a URL, if it is in memory. */
    ready(url: string): StaticFile | undefined {
      const [, name, version] = url.match(URL_OF_FILE) ?? [];
      return find(`${name}/${version}`)?.files.get(url);
    },

    /** The file at a URL, of whichever version. Throws `Unverified` when it is not as released. */
    async file(url: string): Promise<StaticFile | undefined> {
      const [, name, version] = url.match(URL_OF_FILE) ?? [];
      const verified = name && version ? await signed(name, version) : null;
      return verified ? await readReleaseFile(store, verified, url) : undefined;
    },
  };
}
export type ReleaseCache = ReturnType<typeof createReleaseCache>;
