import type { RemoteRelease } from "@reclaim/contracts-releases/releases";
import { packRelease } from "@reclaim/host-api/build";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The archive of a release that shows `words` at `/<name>`: as small as a remote can be. */
export async function smallRemote(
  { name, version, team, words }: { name: string; version: string; team: string; words: string },
): Promise<Buffer> {
  const base = `/remotes/${name}/${version}`;
  const routes = `[{ path: "/${name}", Component: () => ${JSON.stringify(words)} }]`;
  const code = `export default { name: "${name}", routes: ${routes} };`;
  const files = { "remoteEntry.js": code, "assets/remote-abcdefgh.js": code };
  const hash = `sha384-${createHash("sha384").update(code).digest("base64")}`;
  const release: RemoteRelease = {
    kind: "remote",
    name,
    version,
    builtAt: "2026-11-01T00:00:00.000Z",
    team,
    hostApi: "^1.0.0",
    shared: [],
    integrity: Object.fromEntries(Object.keys(files).map((path) => [`${base}/${path}`, hash])),
    apiSurface: { emits: {}, listensTo: {}, rendersSlots: {}, fillsSlots: {} },
    components: [],
    remote: {
      name,
      team,
      hostApi: "^1.0.0",
      routes: [{ path: `/${name}`, module: "page.tsx" }],
      navigation: [],
      slots: [],
    },
    entry: `${base}/remoteEntry.js`,
    module: `${base}/assets/remote-abcdefgh.js`,
    preload: { "page.tsx": [] },
    styles: [],
  };
  const folder = mkdtempSync(join(tmpdir(), "reclaim-small-remote-"));
  try {
    const all = { ...files, "release.json": JSON.stringify(release) };
    for (const [path, content] of Object.entries(all)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return Buffer.from(await packRelease(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
