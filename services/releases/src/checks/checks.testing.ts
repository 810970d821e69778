import type { ApiSurface, Release, RemoteManifest } from "@reclaim/contracts-releases/releases";
import { fixtureRelease } from "@reclaim/release-store/testing/fixture-release";
import { checkRelease } from "./checks.model.ts";
import type { CheckContext } from "./check-context.model.ts";

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

/** The events and slots of a release, as far as they matter. */
export const withSurface = (apiSurface: Partial<ApiSurface>): Partial<Release> => ({
  apiSurface: { emits: {}, listensTo: {}, rendersSlots: {}, fillsSlots: {}, ...apiSurface },
});

/** The refusal of one check, or null. Beside the candidate only the shell is live. */
export async function refusal(
  check: string,
  candidate: Release,
  { serving = [shell()], replaced = null, sizes = lightest(candidate) }: Partial<CheckContext> = {},
): Promise<string | null> {
  const found = (await checkRelease({ candidate, sizes, serving, replaced }))
    .find((one) => one.check === check);
  if (!found) throw new Error(`there is no check "${check}"`);
  return found.ok ? null : found.message;
}

const lightest = ({ integrity }: Release): CheckContext["sizes"] =>
  Object.fromEntries(Object.keys(integrity).map((url) => [url, 1]));
