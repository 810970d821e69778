import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { packStaged, readPackages, stagePackages } from "./packages.ts";
import { freePort } from "./ports.ts";

/** A registry on this machine that has our packages and passes on all others. */
export interface PackageRegistry {
  /** The text of a .npmrc that uses it. */
  npmrc: string;
  stop(): Promise<void>;
}

/** Starts verdaccio before the registry that npm is configured with, and publishes our packages. */
export async function startPackageRegistry(): Promise<PackageRegistry> {
  const folder = mkdtempSync(join(tmpdir(), "reclaim-registry-"));
  const address = `127.0.0.1:${await freePort()}`;
  const { stdout } = spawnSync("npm", ["config", "get", "registry"], { encoding: "utf8" });
  const config = join(folder, "config.yaml");
  writeFileSync(
    config,
    `storage: ${folder}/storage
uplinks: { npm: { url: ${JSON.stringify(stdout.trim())}, maxage: 60m } }
packages:
  "@reclaim/*": { access: $all, publish: $all }
  "**": { access: $all, proxy: npm }
max_body_size: 50mb
log: { type: stdout, format: json, level: error }
`,
  );
  const server = spawn(
    process.execPath,
    [resolve("node_modules/verdaccio/bin/verdaccio"), "--config", config, "--listen", address],
    { stdio: "ignore", env: { ...process.env, NODE_NO_WARNINGS: "1" } },
  );
  const gone = new Promise((done) => server.once("exit", done));
  const stop = async () => {
    if (server.exitCode === null && server.kill("SIGTERM")) await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  // npm publishes with a token only; this registry asks for none.
  const npmrc = [
    `registry=http://${address}/`,
    `//${address}/:_authToken=none`,
    "audit=false",
    "fund=false",
    "update-notifier=false",
  ].join("\n");
  try {
    while (!await fetch(`http://${address}/-/ping`).then(({ ok }) => ok, () => false)) {
      if (server.exitCode !== null) throw new Error("the registry did not start");
      await new Promise((done) => setTimeout(done, 100));
    }
    publishPackages(folder, npmrc);
  } catch (error) {
    await stop();
    throw error;
  }
  return { npmrc, stop };
}

function publishPackages(folder: string, npmrc: string): void {
  const [staged, archives] = [join(folder, "staged"), join(folder, "archives")];
  mkdirSync(staged);
  writeFileSync(join(folder, "npmrc"), npmrc);
  const packages = readPackages();
  stagePackages(packages, staged);
  for (const archive of packStaged(packages, staged, archives)) {
    const { status, stderr } = spawnSync(
      "npm",
      ["publish", archive, "--silent", "--userconfig", join(folder, "npmrc")],
      { encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`${archive} was not published: ${stderr}`);
  }
}
