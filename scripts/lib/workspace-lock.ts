import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";

const LOCK = "package-lock.json";
/** Where the bootstrap keeps the hash of the lock file that was installed. */
const STAMP = "node_modules/.reclaim-installed";

interface Lock {
  packages: Record<string, { version?: string; resolved?: string; link?: boolean }>;
}
const readLock = (): Lock => JSON.parse(readFileSync(LOCK, "utf8")) as Lock;

/**
 * Writes a new package of this repository into the lock file, as `npm install` would: `npm ci`
 * refuses one that is not there. It brings nothing that is to be installed.
 */
export function addToLock(folder: string): void {
  const { name, ...about } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as {
    name: string;
  };
  const stamped = existsSync(STAMP) && readFileSync(STAMP, "utf8") === hashOfLock();
  const lock = readLock();
  const { version, dependencies, devDependencies } = about as Record<string, unknown>;
  const entries = {
    ...lock.packages,
    [folder]: { name, version, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  const sorted = Object.entries(entries).sort(([one], [other]) => one.localeCompare(other, "en"));
  const packages = Object.fromEntries(sorted);
  writeFileSync(LOCK, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  if (!existsSync(`node_modules/${name}`)) symlinkSync(`../../${folder}`, `node_modules/${name}`);
  if (!stamped) return;
  // Replaced, not written into: in a copy of the sources it may be a link to another's.
  writeFileSync(`${STAMP}.new`, hashOfLock());
  renameSync(`${STAMP}.new`, STAMP);
}

const hashOfLock = (): string => createHash("sha256").update(readFileSync(LOCK)).digest("hex");
