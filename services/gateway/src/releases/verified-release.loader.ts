import { baseOf, type Release, release } from "@reclaim/contracts-releases/releases";
import { sha384Of } from "@reclaim/release-store/digest";
import { isPlainPath } from "@reclaim/release-store/plain-path";
import type { ReleaseStore } from "@reclaim/release-store/release-store";
import { parse } from "@reclaim/platform/validate";
import { getScriptHashes } from "./release-scripts.model.ts";
import { parseOrReject, VerificationError } from "./verification.errors.ts";
import { createStaticFile, type StaticFile } from "../static/static-file.model.ts";

/** A release whose record is believed, with the files of it that were read and verified so far. */
export interface VerifiedRelease {
  release: Release;
  /** sha384 of the record's text. */
  digest: string;
  /** By URL. */
  files: Map<string, StaticFile>;
  /** True when all of its files are there. */
  isComplete: boolean;
}

const COMPANION = /\.(br|gz)$/;
const MAX_PARALLEL_READS = 16;
/** Gives back the bytes as they are or throws: what was signed is the bytes. */
const strictDecoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The record of a version, believed as `believed` says; null when nothing is stored. */
export async function readReleaseRecord(
  store: ReleaseStore,
  { name, version }: { name: string; version: string },
  believed: (record: { text: string; digest: string }) => boolean | Promise<boolean>,
): Promise<VerifiedRelease | null> {
  const stored = await store.read(`${name}/${version}/release.json`);
  if (!stored) return null;
  const what = `the record of ${name} ${version}`;
  const text = parseOrReject(what, () => strictDecoder.decode(stored));
  const digest = sha384Of(stored);
  if (!await believed({ text, digest })) {
    throw new VerificationError(`${what} is not as it was signed`);
  }
  const record = parseOrReject(what, () => parse(release, JSON.parse(text)));
  const { name: promised } = record.kind === "remote" ? record.remote : record;
  if (record.name !== name || promised !== name || record.version !== version) {
    throw new VerificationError(`${what} is that of another release`);
  }
  requireScriptHashes(record);
  return { release: record, digest, files: new Map(), isComplete: false };
}

/** What a page runs of a release must have a hash there, and every hash must be of its own files. */
function requireScriptHashes(record: Release): void {
  const { integrity, entry } = record;
  const named = record.kind === "shell"
    ? [entry, ...Object.values(record.imports), ...record.preload]
    : [entry, record.module];
  const scripts = getScriptHashes(record);
  const bare = named.find((url) => !Object.hasOwn(scripts, url));
  if (bare) {
    throw new VerificationError(`${record.name} ${record.version} names ${bare} without a hash`);
  }
  const base = `${baseOf(record)}/`;
  const foreign = Object.keys(integrity).find((url) =>
    !url.startsWith(base) || !isPlainPath(url.slice(base.length))
  );
  if (foreign) throw new VerificationError(`${record.name} ${record.version} claims ${foreign}`);
}

/** A file of a release, verified; undefined when the release has none at that URL. */
export async function readReleaseFile(
  store: ReleaseStore,
  { release: { integrity }, files }: VerifiedRelease,
  url: string,
): Promise<StaticFile | undefined> {
  const known = files.get(url);
  if (known || !Object.hasOwn(integrity, url) || isCompanion(url, integrity)) return known;
  const [plain, br, gzip] = await Promise.all([
    readVerified(store, integrity, url),
    Object.hasOwn(integrity, `${url}.br`) ? readVerified(store, integrity, `${url}.br`) : undefined,
    Object.hasOwn(integrity, `${url}.gz`) ? readVerified(store, integrity, `${url}.gz`) : undefined,
  ]);
  const tag = integrity[url]?.slice("sha384-".length, "sha384-".length + 22) ?? "";
  const file = createStaticFile(url, tag, { plain, br, gzip });
  files.set(url, file);
  return file;
}

const isCompanion = (url: string, integrity: Release["integrity"]): boolean =>
  COMPANION.test(url) && Object.hasOwn(integrity, url.replace(COMPANION, ""));

async function readVerified(
  store: ReleaseStore,
  integrity: Release["integrity"],
  url: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = await store.read(url.slice("/remotes/".length));
  if (!content) throw new VerificationError(`${url} is not stored`);
  if (sha384Of(content) !== integrity[url]) {
    throw new VerificationError(`${url} is not what was released`);
  }
  return content;
}

/** Reads and verifies all files of a release. */
export async function readAllFiles(store: ReleaseStore, verified: VerifiedRelease): Promise<void> {
  const urls = Object.keys(verified.release.integrity).values();
  const readSome = async () => {
    for (const url of urls) await readReleaseFile(store, verified, url);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_READS }, readSome));
  verified.isComplete = true;
}
