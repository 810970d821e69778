// @vitest-environment node
import { shellRelease } from "@reclaim/contracts-releases/releases";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { buildShell } from "./build-shell.ts";
import { filesBelow } from "./files.ts";
import { platformDescription } from "./platform.ts";

const BUILT_AT = new Date("2026-11-21T09:00:00Z");
const FONT = "text-core-0a1b2c3d.woff2";
const FILES: Record<string, string> = {
  "package.json": JSON.stringify({ name: "shell", version: "2.1.0", type: "module" }),
  "src/main.tsx": `
    void import("./late.ts").then(({ late }) => late());
    export const R_version = "19";`,
  "src/late.ts": "export const late = () => console.log('late');",
  "src/sw/service-worker.ts": "self.addEventListener('fetch', () => {});",
  "public/icon.svg": "<svg/>",
  "look/base.css": `
    @font-face { font-family: "Text"; src: url("/fonts/${FONT}") format("woff2"); }
    body { margin: 0; } /* said once */`,
  [`look/fonts/${FONT}`]: "font",
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "reclaim-shell-"));
  vi.stubEnv("NODE_ENV", "production");
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Builds the smallest shell, with other sources where the test says so. */
function build(changed: Record<string, string> = {}) {
  for (const [file, text] of Object.entries({ ...FILES, ...changed })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const look = {
    styles: [join(folder, "look/base.css")],
    fonts: join(folder, "look/fonts"),
    preloadedFont: /-core-/,
  };
  return buildShell(folder, look, join(folder, "releases"), BUILT_AT);
}

test("the shell is a release: all of it stands below its version and has its sha384", async () => {
  const release = await build();
  expect(z.parse(shellRelease, release)).toEqual(release);
  expect(release.version).toMatch(/^2\.1\.0-[0-9a-f]{12}$/);
  const base = `/remotes/shell/${release.version}`;
  const target = join(folder, "releases/shell", release.version);
  expect(JSON.parse(readFileSync(join(target, "release.json"), "utf8"))).toEqual(release);
  const files = filesBelow(target).filter((file) => file !== "release.json");
  expect(Object.keys(release.integrity)).toEqual(files.map((file) => `${base}/${file}`));
  const atRoot = files.filter((file) => /^public\/[^/]+$/.test(file));
  expect(atRoot.filter((file) => !/\.(br|gz)$/.test(file))).toEqual([
    "public/icon.svg",
    "public/sw.js",
  ]);
  // Elsewhere a name is never used again for other content.
  for (const file of files.filter((file) => !file.startsWith("public/"))) {
    expect(file).toMatch(/^(s|fonts)\/.*-[\w-]{8,}\.(js|woff2)(\.br|\.gz)?$/);
  }
  expect(release.fonts).toEqual([`${base}/fonts/${FONT}`]);
  expect(release.criticalCss).toBe(
    `@font-face{font-family: "Text";src: url("${base}/fonts/${FONT}") format("woff2");}body{margin: 0;}`,
  );
  expect(release.imports["@shell/shared"]).toBe(release.entry);
  expect(release.entry).toMatch(new RegExp(`^${base}/s/shell-[\\w-]+\\.js$`));
});

test("chunks and shared libraries find each other wherever the version stands", async () => {
  const { entry, imports, version } = await build();
  const text = (url = "") =>
    readFileSync(join(folder, "releases", url.replace("/remotes/", "")), "utf8");
  const name = entry.split("/").at(-1);
  expect(text(imports.react)).toContain(`from "./${name}"`);
  expect(text(entry)).toMatch(/import\([`"]\.\/late-[\w-]+\.js[`"]\)/);
  for (const url of [entry, ...Object.values(imports)]) expect(text(url)).not.toContain(version);
});

test("a shell gives what remotes may take, and says of which host-api", async () => {
  const { hostApi, shared, apiSurface } = await build();
  expect(hostApi).toMatch(/^1\.\d+\.\d+$/);
  expect(shared).toEqual(expect.arrayContaining(["R_useState", "H_useHost", "U_Button"]));
  expect(apiSurface).toEqual({ emits: {}, listensTo: {}, rendersSlots: {}, fillsSlots: {} });
});

test("a development build declares what remotes that are built elsewhere get", async () => {
  const { version } = await build();
  const read = (file: string) =>
    readFileSync(join(folder, "releases/shell", version, "public/development-shell", file), "utf8");
  const platform = z.parse(platformDescription, JSON.parse(read("platform.json")));
  expect(platform.hostApi).toMatch(/^1\.\d+\.\d+$/);
  expect(platform.entry).toBe("/development-shell/shell.js");
  expect(platform.shared.react?.names).toContain("useState");
  expect(platform.shared["react/jsx-dev-runtime"]).toBeUndefined();
  expect(platform.developmentShared["react/jsx-dev-runtime"]?.names).toContain("jsxDEV");
  expect(read("shell.js")).toContain("R_version");
});

test("the version changes with any part of the shell, and with nothing else", async () => {
  const { version } = await build();
  expect((await build()).version).toBe(version);
  const changes: Record<string, string>[] = [
    { "public/icon.svg": "<svg />" },
    { "look/base.css": "body { margin: 1px; }" },
    { "src/late.ts": "export const late = () => console.log('later');" },
  ];
  const versions = new Set([version]);
  for (const change of changes) versions.add((await build(change)).version);
  expect(versions.size).toBe(1 + changes.length);
});
