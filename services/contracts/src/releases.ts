import * as z from "zod/mini";
import { remoteName, version } from "./release-names.ts";

/** The shell is released like a remote, under this name. */
export const SHELL = "shell";

/** Another remote, which has this page, entry or slot instead as soon as it has it, too. */
const givesWayTo = z.optional(remoteName);

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
  givesWayTo,
});

/**
 * `public` routes answer without a session, `offline` ones open without a network; `module` is the
 * source of the page, for preloading. `example` is an address that the route answers, for whoever
 * must open one: a route with parameters needs it to be looked at before it goes live.
 */
export const remoteRoute = z.object({
  path: z.string(),
  module: z.string(),
  public: z.optional(z.boolean()),
  offline: z.optional(z.boolean()),
  example: z.optional(z.string()),
  givesWayTo,
});

/** remote.json: what a remote promises about itself, readable without loading its code. */
export const remoteManifest = z.object({
  name: remoteName,
  team: z.string(),
  hostApi: z.string(),
  routes: z.array(remoteRoute),
  navigation: z.array(navigationEntry),
  slots: z.array(
    z.object({
      name: z.string(),
      module: z.string(),
      offline: z.optional(z.boolean()),
      givesWayTo,
    }),
  ),
});
export type RemoteManifest = z.infer<typeof remoteManifest>;

/** Properties by their names, and what all other names have if there may be any. */
interface ObjectShape {
  kind: "object";
  properties: Record<string, { type: TypeShape; optional?: boolean }>;
  others?: TypeShape;
}

/**
 * A type by its structure, as far as what crosses from one release to another needs it. `any` fits
 * everything: what is generic or recursive. `unknown` takes everything and fits only itself. Of what is
 * `opaque`, as a Date, no more is known than that it is no primitive. A union of nothing is never.
 */
export type TypeShape =
  | { kind: "any" | "unknown" | "opaque" }
  | { kind: "primitive"; name: "string" | "number" | "boolean" | "bigint" | "null" | "undefined" }
  | { kind: "literal"; value: string | number | boolean }
  | { kind: "array"; of: TypeShape }
  | ObjectShape
  | { kind: "function"; parameters: TypeShape[]; returns: TypeShape }
  | { kind: "union"; of: TypeShape[] };
export const typeShape: z.ZodMiniType<TypeShape> = z.lazy(() =>
  z.union([
    z.object({ kind: z.enum(["any", "unknown", "opaque"]) }),
    z.object({
      kind: z.literal("primitive"),
      name: z.enum(["string", "number", "boolean", "bigint", "null", "undefined"]),
    }),
    z.object({
      kind: z.literal("literal"),
      value: z.union([z.string(), z.number(), z.boolean()]),
    }),
    z.object({ kind: z.literal("array"), of: typeShape }),
    z.object({
      kind: z.literal("object"),
      properties: z.record(
        z.string(),
        z.object({ type: typeShape, optional: z.optional(z.boolean()) }),
      ),
      others: z.optional(typeShape),
    }),
    z.object({
      kind: z.literal("function"),
      parameters: z.array(typeShape),
      returns: typeShape,
    }),
    z.object({ kind: z.literal("union"), of: z.array(typeShape) }),
  ])
) as unknown as z.ZodMiniType<TypeShape>;

/**
 * What a release exchanges with others, by name, each with the type it was built with: events that
 * it tells (`emits`) and listens to (`hears`), slots that it renders (`offers`) and contributes to
 * (`fills`).
 */
export const exchanged = z.object({
  emits: z.record(z.string(), typeShape),
  hears: z.record(z.string(), typeShape),
  offers: z.record(z.string(), typeShape),
  fills: z.record(z.string(), typeShape),
});
export type Exchanged = z.infer<typeof exchanged>;

/** "sha384-" and 64 characters of base64, as browsers read it. */
export const sha384 = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const common = {
  version,
  /** ISO instant. */
  builtAt: z.string(),
  team: z.string(),
  /** Of a remote the range that it needs, of the shell the version that it gives. */
  hostApi: z.string(),
  /** Names of shared libraries: of a remote those it takes, of the shell those it gives. */
  shared: z.array(z.string()),
  /** sha384 of every file of the release but release.json, by its URL. */
  integrity: z.record(z.string(), sha384),
  exchanged,
  /** Names of the design system's components that it is made with, such as "Button". */
  components: z.array(z.string()),
};

/**
 * release.json of a remote, written by its build. All URLs are absolute paths below
 * `/remotes/<name>/<version>/`. `entry` is the federation container, `module` the exposed module;
 * `preload` names, per page or slot module, the scripts that it needs besides `module`.
 */
export const remoteRelease = z.object({
  kind: z.literal("remote"),
  ...common,
  name: remoteName,
  remote: remoteManifest,
  entry: z.string(),
  module: z.string(),
  preload: z.record(z.string(), z.array(z.string())),
  styles: z.array(z.string()),
});
export type RemoteRelease = z.infer<typeof remoteRelease>;

/**
 * release.json of the shell. `entry` is its first script and the file of shared libraries, `imports`
 * the page's import map, `fonts` are preloaded, `criticalCss` is inlined. Files below `public/` of
 * the release are served from the root of the site: the service worker, icons.
 */
export const shellRelease = z.object({
  kind: z.literal("shell"),
  ...common,
  name: z.literal(SHELL),
  entry: z.string(),
  imports: z.record(z.string(), z.string()),
  preload: z.array(z.string()),
  fonts: z.array(z.string()),
  criticalCss: z.string(),
});
export type ShellRelease = z.infer<typeof shellRelease>;

export const release = z.union([remoteRelease, shellRelease]);
export type Release = z.infer<typeof release>;

/** Where the files of a release stand, as a URL without a slash at the end. */
export const baseOf = ({ name, version }: Pick<Release, "name" | "version">): string =>
  `/remotes/${name}/${version}`;

/**
 * Answer of GET /api/releases, by the public Frontend Discovery schema (v1-pre). The default of a
 * remote comes first; further entries are versions that get a part of the traffic, in percent.
 * URLs are absolute paths. `fallbackUrl` is the last good version's.
 */
export const discovery = z.object({
  schema: z.string(),
  microFrontends: z.record(
    z.string(),
    z.array(z.object({
      url: z.string(),
      fallbackUrl: z.optional(z.string()),
      metadata: z.object({ version: z.string(), integrity: z.string() }),
      deployment: z.optional(z.object({ traffic: z.number(), default: z.boolean() })),
      extras: z.optional(z.record(z.string(), z.unknown())),
    })),
  ),
});
export type Discovery = z.infer<typeof discovery>;
