import * as z from "zod/mini";

/** Where a shell's development build stands below the root of the site. */
export const DEVELOPMENT_SHELL = "development-shell";

const sharedContract = z.record(
  z.string(),
  z.object({ prefix: z.string(), names: z.array(z.string()), hasDefault: z.boolean() }),
);

/**
 * The declaration of a running shell at `/development-shell/platform.json` to builders of remotes for
 * it elsewhere: its version of host-api, the shared libraries that it gives, and its development
 * build. `entry` is that build's first script, relative to the site's root; `developmentShared` is
 * what this script gives.
 */
export const platformDescription = z.object({
  hostApi: z.string(),
  shared: sharedContract,
  developmentShared: sharedContract,
  entry: z.string(),
});
export type PlatformDescription = z.infer<typeof platformDescription>;
