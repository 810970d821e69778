import * as z from "zod/mini";

/** A line drawing on a 24 x 24 grid: its shapes with their attributes, as lucide has them. */
export const iconNode = z.array(
  z.tuple([
    z.enum(["circle", "ellipse", "line", "path", "polygon", "polyline", "rect"]),
    z.record(z.string(), z.string()),
  ]),
);

/** An entry of the bottom navigation or the header. */
export const navigationEntry = z.object({
  label: z.string(),
  to: z.string(),
  place: z.enum(["bottom", "header"]),
  order: z.number(),
  icon: z.optional(iconNode),
});

/**
 * `public` routes answer without a session, `offline` ones open without a network; `module` is the
 * source of the page, for preloading.
 */
export const remoteRoute = z.object({
  path: z.string(),
  module: z.string(),
  public: z.optional(z.boolean()),
  offline: z.optional(z.boolean()),
});

/** remote.json: what a remote promises about itself, readable without loading its code. */
export const remoteManifest = z.object({
  name: z.string().check(z.regex(/^mfe-[a-z][a-z0-9-]*$/)),
  team: z.string(),
  hostApi: z.string(),
  routes: z.array(remoteRoute),
  navigation: z.array(navigationEntry),
  slots: z.array(
    z.object({ name: z.string(), module: z.string(), offline: z.optional(z.boolean()) }),
  ),
});
export type RemoteManifest = z.infer<typeof remoteManifest>;

/**
 * release.json, written by the build beside a remote's files. All URLs are absolute paths.
 * `integrity` has a sha384 for every script; `preload` names, per page or slot module, the scripts
 * that it needs besides `module`; `shared` are the names it takes from the shell.
 */
export const release = z.object({
  remote: remoteManifest,
  version: z.string(),
  builtAt: z.string(),
  entry: z.string(),
  module: z.string(),
  integrity: z.record(z.string(), z.string()),
  preload: z.record(z.string(), z.array(z.string())),
  styles: z.array(z.string()),
  shared: z.array(z.string()),
});
export type Release = z.infer<typeof release>;

/**
 * Answer of GET /api/releases, by the public Frontend Discovery schema (v1-pre). The first entry of
 * a remote is live; `fallbackUrl` is the last good version's entry. `extras.release` and
 * `extras.fallback` carry what the gateway composes pages from.
 */
export const discovery = z.object({
  schema: z.string(),
  microFrontends: z.record(
    z.string(),
    z.array(z.object({
      url: z.string(),
      fallbackUrl: z.optional(z.string()),
      metadata: z.object({ version: z.string(), integrity: z.optional(z.string()) }),
      deployment: z.optional(z.object({ traffic: z.number(), default: z.boolean() })),
      extras: z.optional(z.object({ release, fallback: z.nullable(release) })),
    })),
  ),
});
export type Discovery = z.infer<typeof discovery>;
