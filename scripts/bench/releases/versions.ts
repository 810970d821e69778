import { filesBelow, integrityOf, packRelease } from "@reclaim/host-api/build";
import type { Release } from "@reclaim/contracts-releases/releases";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Marks code that fails in a real browser only, not in an automated one. */
export const FIELD_FAULT_MARKER = "reclaim-bench-breaks";

/** A fault that is put into a version on purpose. */
export type Fault =
  | "none"
  /** Throws wherever it runs: the inspector's browser sees it. */
  | "code"
  /** Throws at members only: nothing but a canary can find it. */
  | "field"
  /** A file differs from its hash. */
  | "byte"
  /** A file has no hash. */
  | "hash"
  /** It wants a path that another remote answers. */
  | "route"
  /** It wants a name that the shell does not share. */
  | "shared"
  /** It wants another shell. */
  | "host-api";

const FIRST_LINES: Partial<Record<Fault, string>> = {
  code: 'throw new Error("broken on purpose");',
  field: `if(!navigator.webdriver)throw new Error("${FIELD_FAULT_MARKER}");`,
};

/**
 * Archives of as many versions as wanted of what was built once into `folder`: each bears another
 * version and other bytes, without another build.
 */
export async function createArchive(
  folder: string,
  version: string,
  fault: Fault = "none",
): Promise<Uint8Array<ArrayBuffer>> {
  const copy = mkdtempSync(join(tmpdir(), "reclaim-bench-version-"));
  try {
    cpSync(folder, copy, { recursive: true });
    const text = readFileSync(join(copy, "release.json"), "utf8");
    const before = JSON.parse(text) as Release;
    const release = JSON.parse(text.replaceAll(before.version, version)) as Release;
    const base = `/remotes/${release.name}/${version}`;
    const first = FIRST_LINES[fault] ?? "";
    rmSync(join(copy, "release.json"));
    for (const file of filesBelow(copy)) {
      const path = join(copy, file);
      if (/\.(br|gz)$/.test(file)) rmSync(path);
      if (!/\.(js|css)$/.test(file)) continue;
      const moved = readFileSync(path, "utf8").replaceAll(before.version, version);
      const isExposed = release.kind === "remote" && `${base}/${file}` === release.module;
      writeFileSync(path, `${isExposed ? first : ""}${moved}\n/* ${version} */`);
    }
    release.integrity = integrityOf(copy, (file) => `${base}/${file}`);
    applyFault(release, copy, fault);
    writeFileSync(join(copy, "release.json"), JSON.stringify(release));
    return new Uint8Array(await packRelease(copy));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function applyFault(release: Release, folder: string, fault: Fault): void {
  if (release.kind !== "remote") return;
  const file = release.module.split("/").slice(4).join("/");
  if (fault === "byte") writeFileSync(join(folder, file), "export default null;");
  else if (fault === "hash") delete release.integrity[release.module];
  else if (fault === "route") {
    const [route] = release.remote.routes;
    if (route) release.remote.routes.push({ ...route, path: "/community" });
  } else if (fault === "shared") release.shared.push("R_useNothing");
  else if (fault === "host-api") release.hostApi = release.remote.hostApi = "^9.0.0";
}
