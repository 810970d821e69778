// @vitest-environment node
import { type RemoteRelease, remoteRelease } from "@reclaim/contracts-releases/releases";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { buildRemote } from "./build-remote.ts";
import { filesBelow } from "./files.ts";

const BUILT_AT = new Date("2026-11-21T09:00:00Z");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "reclaim-build-"));
  // The federation plug-in switches itself off where it sees a test.
  vi.stubEnv("VITEST", undefined);
  vi.stubEnv("NODE_ENV", "production");
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The smallest remote, outside of this repository: one page, written by the test. */
function remote(page: string, icon = "house"): string {
  const dir = join(folder, "mfe-quiet");
  mkdirSync(join(dir, "src"), { recursive: true });
  const write = (file: string, content: string) => writeFileSync(join(dir, file), content);
  write("package.json", JSON.stringify({ name: "mfe-quiet", version: "0.3.0", type: "module" }));
  write(
    "remote.json",
    JSON.stringify({
      name: "mfe-quiet",
      team: "Quiet",
      hostApi: "^1.0.0",
      routes: [{ path: "/quiet", module: "src/quiet.page.tsx" }],
      navigation: [{ label: "Quiet", to: "/quiet", place: "bottom", order: 1, icon }],
      slots: [],
    }),
  );
  write(
    "src/remote.tsx",
    `import { defineRemote, lazyPage } from "@reclaim/host-api";
     export default defineRemote({
       name: "mfe-quiet",
       routes: [{ path: "/quiet", Component: lazyPage(() => import("./quiet.page.tsx")) }],
     });`,
  );
  write("src/quiet.page.tsx", page);
  return dir;
}
const releases = () => join(folder, "releases");
const build = (page: string) => buildRemote(remote(page), releases(), BUILT_AT);

/** A build in a process of its own: the federation plug-in numbers the builds of a process. */
function buildAnew(dir: string, at = BUILT_AT, env: NodeJS.ProcessEnv = {}): RemoteRelease {
  const module = JSON.stringify(join(import.meta.dirname, "build-remote.ts"));
  const values = [dir, releases()].map((value) => JSON.stringify(value)).join(", ");
  const script = `import { buildRemote } from ${module};
    const release = await buildRemote(${values}, new Date(${at.getTime()}));
    console.log("\\n" + JSON.stringify(release));`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    env: { ...process.env, ...env },
  });
  return JSON.parse(output.toString().trim().split("\n").at(-1) ?? "") as RemoteRelease;
}

/** Each build in a process of its own takes seconds on a busy machine. */
const TIME = { timeout: 60_000 };

const QUIET = `import { PageTitle } from "@reclaim/design-system";
  export default function Quiet() { return <PageTitle>Quiet</PageTitle>; }`;

const hashOf = (path: string) =>
  `sha384-${createHash("sha384").update(readFileSync(path)).digest("base64")}`;

test("a release names its files and what it takes from the shell", async () => {
  const release = await build(QUIET);
  expect(z.parse(remoteRelease, release)).toEqual(release);
  expect(release.version).toMatch(/^0\.3\.0-[0-9a-f]{12}$/);
  expect(release.builtAt).toBe("2026-11-21T09:00:00.000Z");
  expect(release.shared).toEqual(["H_defineRemote", "H_lazyPage", "J_jsx", "U_PageTitle"]);

  const base = `/remotes/mfe-quiet/${release.version}`;
  const target = join(releases(), "mfe-quiet", release.version);
  expect(JSON.parse(readFileSync(join(target, "release.json"), "utf8"))).toEqual(release);
  const scripts = filesBelow(target).filter((file) => file.endsWith(".js"))
    .map((file) => `${base}/${file}`);
  const page = release.preload["src/quiet.page.tsx"] ?? [];
  expect(scripts).toEqual(expect.arrayContaining([release.entry, release.module, ...page]));
  expect(page[0]).toBe(release.module);
  expect(page).toHaveLength(2);
});

test("every file of a release has its sha384, and no other has one", async () => {
  const { version, integrity } = await build(QUIET);
  const target = join(releases(), "mfe-quiet", version);
  const files = filesBelow(target).filter((file) => file !== "release.json");
  for (const kind of [/\.js$/, /\.js\.br$/, /\.js\.gz$/, /^mf-manifest\.json$/]) {
    expect(files.some((file) => kind.test(file)), String(kind)).toBe(true);
  }
  expect(integrity).toEqual(
    Object.fromEntries(
      files.map((file) => [`/remotes/mfe-quiet/${version}/${file}`, hashOf(join(target, file))]),
    ),
  );
  const entry = join(target, "remoteEntry.js");
  writeFileSync(entry, `${readFileSync(entry, "utf8")} `);
  expect(hashOf(entry)).not.toBe(integrity[`/remotes/mfe-quiet/${version}/remoteEntry.js`]);
});

test("a remote of another repository is built with the packages that are installed there", async () => {
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const { components, apiSurface, integrity } = await build(`
    import { PageTitle } from "@reclaim/design-system";
    import { Slider } from "@reclaim/design-system/slider";
    import { useHost } from "@reclaim/host-api";
    export default function Quiet() {
      const { events, Slot } = useHost();
      return (
        <PageTitle onClick={() => events.emit("entitlement.changed", {})}>
          <Slider label="Quiet" value={1} onChange={() => {}} /><Slot name="home.cards" />
        </PageTitle>
      );
    }`);
  // A slider hides words of its own.
  expect(components).toEqual(["Hidden", "PageTitle", "Slider"]);
  expect(apiSurface.emits).toEqual({ "entitlement.changed": "{}" });
  expect(Object.keys(apiSurface.rendersSlots)).toEqual(["home.cards"]);
  // The bundler's comments would name folders of the build machine.
  expect(Object.keys(integrity).filter((url) => /\.vite|mf-stats/.test(url))).toEqual([]);
});

test("a package that is installed nowhere fails the build", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(build(`import "no-such-package"; ${QUIET}`)).rejects.toThrow("no-such-package");
  expect(() => filesBelow(releases())).toThrow();
});

test("a remote.json that breaks the contract fails the build, and its place is told", async () => {
  const dir = remote(QUIET);
  const path = join(dir, "remote.json");
  const { team: _team, ...rest } = JSON.parse(readFileSync(path, "utf8"));
  writeFileSync(path, JSON.stringify({ ...rest, name: "quiet" }));
  await expect(buildRemote(dir, releases(), BUILT_AT)).rejects
    .toThrow('remote.json: missing or not as it must be: "name", "team"');
});

test("the icon of an entry is drawn into the release, an unknown one fails the build", async () => {
  const { remote: { navigation } } = await build(QUIET);
  expect(navigation[0]?.icon?.map(([shape]) => shape)).toEqual(["path", "path"]);
  for (const icon of ["no-such-icon", "../house"]) {
    await expect(buildRemote(remote(QUIET, icon), releases(), BUILT_AT)).rejects
      .toThrow(`"${icon}" is no icon of lucide`);
  }
});

test("a name that the shell does not share fails the build", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const page = `import { Confetti } from "@reclaim/design-system";
    export default function Quiet() { return <Confetti milliseconds={1000} />; }`;
  await expect(build(page)).rejects.toThrow(/Confetti/);
  expect(() => filesBelow(releases())).toThrow();
});

test("without a version to be named by, nothing is built", async () => {
  const dir = remote(QUIET);
  const path = join(dir, "package.json");
  for (const content of [{}, { version: "v1 beta" }, { version: "1".repeat(60) }]) {
    writeFileSync(path, JSON.stringify(content));
    await expect(buildRemote(dir, releases(), BUILT_AT)).rejects.toThrow('needs a "version"');
  }
  rmSync(path);
  await expect(buildRemote(dir, releases(), BUILT_AT)).rejects.toThrow('needs a "version"');
  expect(() => filesBelow(releases())).toThrow();
});

test("a prebuild script runs before the build, and its failure is the build's", async () => {
  const dir = remote(QUIET);
  const scripts = { prebuild: "echo content/one.ts: title is missing >&2; exit 1" };
  const manifest = { name: "mfe-quiet", version: "0.3.0", type: "module", scripts };
  writeFileSync(join(dir, "package.json"), JSON.stringify(manifest));
  await expect(buildRemote(dir, releases(), BUILT_AT))
    .rejects.toThrow(/prebuild" of .+ failed:\ncontent\/one\.ts: title is missing/);
});

test("a remote without the file that the shell loads it by is not built", async () => {
  const dir = remote(QUIET);
  rmSync(join(dir, "src/remote.tsx"));
  await expect(buildRemote(dir, releases(), BUILT_AT))
    .rejects.toThrow(/src\/remote\.tsx is missing: the shell loads a remote by it\.$/);
});

test("a file may be called anything: its address is plain", async () => {
  const dir = remote(`import picture from "./Größe & Maß.png";
    export default function Quiet() { return <img src={picture} alt="" />; }`);
  // Too large to be written into the script.
  writeFileSync(join(dir, "src/Größe & Maß.png"), Buffer.alloc(10_000, 7));
  const { version } = await buildRemote(dir, releases(), BUILT_AT);
  const files = filesBelow(join(releases(), "mfe-quiet", version));
  expect(files.filter((file) => file.endsWith(".png"))).toEqual([
    expect.stringMatching(/^assets\/Gr_+e_+Ma_+-[\w-]+\.png$/),
  ]);
  expect(files.join("")).toMatch(/^[\w.~@$+/-]+$/);
});

test("a page that is declared but not imported fails the build", async () => {
  const dir = remote(QUIET);
  writeFileSync(join(dir, "src/remote.tsx"), "export default { name: 'mfe-quiet', routes: [] };");
  await expect(buildRemote(dir, releases(), BUILT_AT)).rejects
    .toThrow("src/quiet.page.tsx of");
});

test("a version that is built once more is the last build again", TIME, () => {
  const day = (date: number) => new Date(`2026-11-${date}T09:00:00Z`);
  const first = buildAnew(remote(QUIET), day(21));
  const second = buildAnew(remote(QUIET.replace(">Quiet<", ">Quieter<")), day(22));
  const reverted = buildAnew(remote(QUIET), day(23));
  expect(second.version).not.toBe(first.version);
  expect(reverted).toEqual({ ...first, builtAt: "2026-11-23T09:00:00.000Z" });
  const folderOf = (version: string) => join(releases(), "mfe-quiet", version);
  const target = folderOf(reverted.version);
  expect(JSON.parse(readFileSync(join(target, "release.json"), "utf8"))).toEqual(reverted);
  // By the folder's age the build drops old versions.
  expect(statSync(target).mtimeMs).toBeGreaterThan(statSync(folderOf(second.version)).mtimeMs);
});

test("the same sources are the same version, wherever and whenever they are built", TIME, () => {
  const dir = remote(QUIET);
  const first = buildAnew(dir);
  const moved = join(folder, "elsewhere", "and deeper", "mfe-quiet");
  cpSync(dir, moved, { recursive: true });
  for (const file of filesBelow(moved)) utimesSync(join(moved, file), 1, 1);
  rmSync(dir, { recursive: true });
  rmSync(releases(), { recursive: true });
  const other = { TZ: "Asia/Tokyo", LANG: "de_DE.UTF-8", TMPDIR: join(folder, "elsewhere") };
  const later = buildAnew(moved, new Date("2031-01-01T00:00:00Z"), other);
  expect({ ...later, builtAt: first.builtAt }).toEqual(first);
});

test("a version whose release.json is broken is written anew", TIME, () => {
  const first = buildAnew(remote(QUIET));
  const path = join(releases(), "mfe-quiet", first.version, "release.json");
  writeFileSync(path, '{"remote": {"na');
  expect(buildAnew(remote(QUIET))).toEqual(first);
  expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(first);
});
