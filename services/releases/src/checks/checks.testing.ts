import type { Exchanged, Release, RemoteManifest } from "@reclaim/contracts/releases";
import { fixtureRelease } from "@reclaim/platform/testing-releases";
import { checkRelease } from "./checks.model.ts";
import type { Gate } from "./gate.model.ts";

/** The shell 1.0.0 with what matters of its record. */
export const shell = (fields: Partial<Release> = {}, version = "1.0.0"): Release =>
  fixtureRelease({ name: "shell", version, fields }).release;

/** A remote; only "page.tsx" is a module of it. */
export const remote = (
  name: string,
  manifest: Partial<RemoteManifest> = {},
  fields: Partial<Release> = {},
  version = "1.0.0",
): Release => fixtureRelease({ name, version, manifest, fields }).release;

/** What a release exchanges, as far as it matters. */
export const exchanging = (exchanged: Partial<Exchanged>): Partial<Release> => ({
  exchanged: { emits: {}, hears: {}, offers: {}, fills: {}, ...exchanged },
});

/** The refusal of one check, or null. Beside the candidate only the shell is live. */
export function refusal(
  check: string,
  candidate: Release,
  { serving = [shell()], replaced = null, sizes = lightest(candidate) }: Partial<Gate> = {},
): string | null {
  const found = checkRelease({ candidate, sizes, serving, replaced })
    .find((one) => one.check === check);
  if (!found) throw new Error(`there is no check "${check}"`);
  return found.ok ? null : found.message;
}

const lightest = ({ integrity }: Release): Gate["sizes"] =>
  Object.fromEntries(Object.keys(integrity).map((url) => [url, 1]));
