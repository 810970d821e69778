import {
  baseOf,
  type Release,
  type RemoteManifest,
  SHELL,
} from "@reclaim/contracts-releases/releases";
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, createGzip, gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import type { ReleaseStore } from "../src/release-store.ts";
import type { textSigner } from "../src/signing.ts";

/** A release as small as it can be: its record, the record's exact text, and all of its files. */
export interface FixtureRelease {
  release: Release;
  text: string;
  /** sha384 of the text, as a composition names it. */
  digest: string;
  /** By path within the release; release.json comes last. */
  files: Record<string, Uint8Array<ArrayBuffer>>;
}

const sha384 = (content: string | Uint8Array): string =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;
const bytes = (content: string | Uint8Array) => new Uint8Array(Buffer.from(content as string));

const filesOfShell = (version: string): Record<string, string> => ({
  "s/shell-abcdefgh.js": `export const shell = "${version}";`,
  "fonts/text-core-abcdefgh.woff2": `font of ${version}`,
  "public/icon.svg": "<svg/>",
  "public/sw.js": `// worker of ${version}`,
});
const filesOfRemote = (name: string, version: string): Record<string, string> => ({
  "remoteEntry.js": `export const entry = "${name} ${version}";`,
  "mf-manifest.json": JSON.stringify({ name, version }),
  "assets/remote-abcdefgh.js": `export const remote = "${name} ${version}";`,
  "assets/page-abcdefgh.js": `export const page = "${name} ${version}";`,
});

/**
 * A release with true hashes. `manifest` is what matters of a remote.json, `fields` of the record;
 * `files` come on top of what every release has, with `.br` and `.gz` beside each script.
 */
export function fixtureRelease(
  { name, version, manifest = {}, fields = {}, files: given = {} }: {
    name: string;
    version: string;
    manifest?: Partial<RemoteManifest>;
    fields?: Partial<Release>;
    files?: Record<string, string>;
  },
): FixtureRelease {
  const base = baseOf({ name: name as Release["name"], version });
  const texts = {
    ...(name === SHELL ? filesOfShell(version) : filesOfRemote(name, version)),
    ...given,
  };
  const files: FixtureRelease["files"] = {};
  for (const [path, content] of Object.entries(texts)) {
    files[path] = bytes(content);
    if (!path.endsWith(".js")) continue;
    files[`${path}.br`] = bytes(brotliCompressSync(content));
    files[`${path}.gz`] = bytes(gzipSync(content));
  }
  const common = {
    version,
    builtAt: "2026-11-01T00:00:00.000Z",
    team: "Test",
    components: [],
    apiSurface: { emits: {}, listensTo: {}, rendersSlots: {}, fillsSlots: {} },
    integrity: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [`${base}/${path}`, sha384(content)]),
    ),
  };
  const release = {
    ...common,
    ...(name === SHELL ? shellFields(base) : remoteFields(name, base, manifest)),
    ...fields,
  } as Release;
  const text = JSON.stringify(release);
  files["release.json"] = bytes(text);
  return { release, text, digest: sha384(text), files };
}

const shellFields = (base: string) => ({
  kind: "shell",
  name: SHELL,
  hostApi: "1.0.0",
  shared: ["react"],
  entry: `${base}/s/shell-abcdefgh.js`,
  imports: { "@shell/shared": `${base}/s/shell-abcdefgh.js` },
  preload: [],
  fonts: [`${base}/fonts/text-core-abcdefgh.woff2`],
  criticalCss: "body{margin:0}",
});

const remoteFields = (name: string, base: string, manifest: Partial<RemoteManifest>) => ({
  kind: "remote",
  name,
  hostApi: "^1.0.0",
  shared: [],
  remote: {
    name,
    team: "Test",
    hostApi: "^1.0.0",
    routes: [],
    navigation: [],
    slots: [],
    ...manifest,
  },
  entry: `${base}/remoteEntry.js`,
  module: `${base}/assets/remote-abcdefgh.js`,
  preload: { "page.tsx": [`${base}/assets/remote-abcdefgh.js`, `${base}/assets/page-abcdefgh.js`] },
  styles: [],
});

/** A release as a team sends it: a gzipped tarball. */
export async function archiveOf(
  files: Record<string, Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const tar = pack();
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, Buffer.from(content));
  tar.finalize();
  return new Uint8Array(await buffer(tar.pipe(createGzip())));
}

/** Writes a release as the build leaves it: `<dist>/remotes/<name>/<version>/`. */
export async function writeBuilt(dist: string, { release, files }: FixtureRelease): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const target = `${dist}${baseOf(release)}/${path}`;
    await Deno.mkdir(target.replace(/\/[^/]*$/, ""), { recursive: true });
    await Deno.writeFile(target, content);
  }
}

/** Puts a release into a store as the releases service does: files, signature, record. */
export async function storeRelease(
  store: ReleaseStore,
  { release, text, files }: FixtureRelease,
  sign: ReturnType<typeof textSigner>,
): Promise<void> {
  const folder = `${release.name}/${release.version}`;
  const { "release.json": record, ...others } = files;
  for (const [path, content] of Object.entries(others)) {
    await store.create(`${folder}/${path}`, content);
  }
  await store.create(`${folder}/release.sig`, bytes(sign(text).signature));
  await store.create(`${folder}/release.json`, record ?? bytes(text));
}
