import {
  baseOf,
  type Release,
  remoteRelease,
  shellRelease,
} from "@reclaim/contracts-releases/releases";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import * as z from "zod/mini";
import { checkIntegrity } from "../checks/integrity.model.ts";
import { sha384Of } from "@reclaim/release-store/digest";
import { isCopy, originalOf } from "./archive-names.model.ts";
import { badArchive, tooLarge } from "./publishing.errors.ts";

/** Every gateway holds the records of all that is live. */
const LONGEST_RECORD = 1_000_000;

/** release.json among the files of an archive: its exact text, and what it says by the contract. */
export function readRecord(
  files: ReadonlyMap<string, Uint8Array>,
  name: string,
): { record: string; release: Release } {
  const content = files.get("release.json");
  if (!content) {
    throw badArchive(
      "It has no release.json at its top. Pack the content of the release's folder.",
    );
  }
  if (content.length > LONGEST_RECORD) {
    throw tooLarge(`Its release.json is larger than ${LONGEST_RECORD / 1e6} MB.`);
  }
  const { record, value } = parsed(content);
  const schema = isOfShell(value) ? shellRelease : remoteRelease;
  const { success, data: release, error } = z.safeParse(schema, value);
  if (!success) {
    const fields = new Set(error.issues.map(({ path }) => `"${path.join(".")}"`));
    throw badArchive(
      `Its release.json is not what a build writes, at ${[...fields].slice(0, 5).join(", ")}.`,
    );
  }
  if (release.name !== name) {
    throw badArchive(`It is a release of ${release.name}, not of ${name}.`);
  }
  if (release.kind === "remote" && release.remote.name !== name) {
    throw badArchive(`Its remote.json is of ${release.remote.name}, not of ${name}.`);
  }
  return { record, release };
}

function parsed(content: Uint8Array): { record: string; value: unknown } {
  try {
    // To the byte: it is this text that is signed.
    const record = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
    return { record, value: JSON.parse(record) };
  } catch {
    throw badArchive("Its release.json is no JSON in UTF-8.");
  }
}

const isOfShell = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "shell";

/** Every file has a hash, every hash a file, and they are the same. */
export function verifyHashes(release: Release, files: ReadonlyMap<string, Uint8Array>): void {
  const { refusals: [refusal] } = checkIntegrity({ candidate: release });
  if (refusal) throw badArchive(refusal);
  const base = `${baseOf(release)}/`;
  for (const [path, content] of files) {
    const hash = release.integrity[base + path];
    if (!hash) throw badArchive(`"${path}" has no hash in release.json.`);
    if (hash !== sha384Of(content)) {
      throw badArchive(`"${path}" is not the file that release.json has the hash of.`);
    }
  }
  for (const url of Object.keys(release.integrity)) {
    if (!files.has(url.slice(base.length))) {
      throw badArchive(`release.json has a hash of ${url}, which is not in the archive.`);
    }
  }
}

const inflate = { gz: promisify(gunzip), br: promisify(brotliDecompress) };

/** A compressed copy must be one: most browsers get it in place of the file. */
export async function verifyCopies(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  for (const [path, content] of files) {
    if (!isCopy(path)) continue;
    const original = files.get(originalOf(path));
    if (!original) {
      throw badArchive(`"${path}" stands there without the file that it is a copy of.`);
    }
    const options = { maxOutputLength: original.length || 1 };
    const copied = await inflate[path.endsWith(".gz") ? "gz" : "br"](content, options)
      .catch(() => null);
    if (!copied?.equals(original)) {
      throw badArchive(`"${path}" does not unpack to "${originalOf(path)}".`);
    }
  }
}
