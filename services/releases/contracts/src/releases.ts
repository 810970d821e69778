import * as z from "zod/mini";
import { remoteName, version } from "./release-names.ts";

/** The shell is released like a remote, under this name. */
export const SHELL = "shell";

/** The remote that takes this route, entry or slot over as soon as it has it, too, and gets traffic. */
const handoverTo = z.optional(remoteName);

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
  handoverTo,
});

/**
 * `public` routes answer without a session, `offline` ones open without a network, `fullScreen` ones
 * show no navigation (D64); `module` is the source of the page, for preloading. `example` is an address that the route answers, for whoever
 * must open one: a route with parameters needs it to be looked at before it goes live. `prerender` is
 * the source that tells how a public page without parameters is rendered when the remote is built.
 */
export const remoteRoute = z.object({
  path: z.string(),
  module: z.string(),
  public: z.optional(z.boolean()),
  offline: z.optional(z.boolean()),
  fullScreen: z.optional(z.boolean()),
  example: z.optional(z.string()),
  prerender: z.optional(z.string()),
  handoverTo,
});

/**
 * A public page as its build rendered it for visitors: search engines, previews of links and browsers
 * without scripts read it, and all others see it until the shell takes its place. `html` stands in the
 * page's root, `css` is its style. `image` is a URL below the release, `structuredData` JSON-LD.
 */
export const prerenderedPage = z.object({
  title: z.string(),
  description: z.string(),
  image: z.optional(z.object({
    url: z.string(),
    alt: z.string(),
    width: z.int(),
    height: z.int(),
  })),
  structuredData: z.optional(z.record(z.string(), z.unknown())),
  html: z.string(),
  css: z.string(),
});
export type PrerenderedPage = z.infer<typeof prerenderedPage>;

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
      handoverTo,
    }),
  ),
});
export type RemoteManifest = z.infer<typeof remoteManifest>;

/**
 * The type of an event's details or a slot's props as TypeScript source: one line that needs no
 * import, such as `{ "streak": number }`.
 */
const typeDeclaration = z.string().check(z.maxLength(20_000), z.regex(/^[^\r\n\u2028\u2029]+$/));

/**
 * The events and slots by which a release meets others, by name, each with the type that it was
 * built with. The release check compares them by TypeScript.
 */
export const apiSurface = z.object({
  emits: z.record(z.string(), typeDeclaration),
  listensTo: z.record(z.string(), typeDeclaration),
  rendersSlots: z.record(z.string(), typeDeclaration),
  fillsSlots: z.record(z.string(), typeDeclaration),
});
export type ApiSurface = z.infer<typeof apiSurface>;

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
  apiSurface,
  /** Names of the design system's components that it is made with, such as "Button". */
  components: z.array(z.string()),
};

/**
 * release.json of a remote, written by its build. All URLs are absolute paths below
 * `/remotes/<name>/<version>/`. `entry` is the federation container, `module` the exposed module;
 * `preload` names, per page or slot module, the scripts that it needs besides `module`; `offline`, for
 * those that open without a network, the scripts that they may load later; `prerendered` has pages by
 * their path.
 */
export const remoteRelease = z.object({
  kind: z.literal("remote"),
  ...common,
  name: remoteName,
  remote: remoteManifest,
  entry: z.string(),
  module: z.string(),
  preload: z.record(z.string(), z.array(z.string())),
  offline: z.optional(z.record(z.string(), z.array(z.string()))),
  styles: z.array(z.string()),
  prerendered: z.optional(z.record(z.string(), prerenderedPage)),
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
