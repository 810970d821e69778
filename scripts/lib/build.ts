import { buildRemote, buildShell } from "@reclaim/host-api/build";
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** Where built things stand; the gateway reads the same name. */
const DIST = process.env.RECLAIM_DIST ?? "dist";
/** Versions of a remote that stay: the live one and what it can fall back to. */
const VERSIONS_KEPT = 3;

/** Tests change no build. */
const TEST = /\.(test|testing)\.tsx?$/;

/** What the browser's parts are made of besides their own folder. */
const COMMON = ["shell/host-api", "design-system", "services/contracts", "package-lock.json"];

/** Builds the shell and every remote, or those in `only`, if sources changed since the last build. */
export async function build(
  { log, only = [] }: { log: (line: string) => void; only?: string[] },
): Promise<void> {
  const common = fingerprint(COMMON);
  await whenChanged("shell", [common, fingerprint(["shell/src", "shell/public"])], async () => {
    log("Building the shell …");
    await buildShell("shell", "design-system/src/base.css", `${DIST}/shell`);
  });
  for (const remote of globSync("mfe-*/remote.json").map(dirname).sort()) {
    if (only.length > 0 && !only.includes(remote)) continue;
    await whenChanged(remote, [common, fingerprint([remote])], async () => {
      log(`Building ${remote} …`);
      await buildRemote(remote, `${DIST}/remotes`, new Date());
      dropOldVersions(`${DIST}/remotes/${remote}`);
    });
  }
}

async function whenChanged(part: string, inputs: string[], make: () => Promise<void>) {
  const stamp = `${DIST}/.built/${part}`;
  const wanted = inputs.join("\n");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  rmSync(stamp, { force: true });
  await inProduction(make);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Bundlers read NODE_ENV and leave theirs behind; a development server may follow in this process. */
async function inProduction(make: () => Promise<void>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  try {
    await make();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** A hash over the content of all files below `paths`. */
function fingerprint(paths: string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) {
    const files = statSync(path).isDirectory()
      ? globSync(`${path}/**/*`, { exclude: (name) => name === "node_modules" }).sort()
      : [path];
    for (const file of files) {
      if (TEST.test(file) || !statSync(file).isFile()) continue;
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

function dropOldVersions(folder: string): void {
  const versions = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at);
  for (const { path } of versions.slice(VERSIONS_KEPT)) rmSync(path, { recursive: true });
}
