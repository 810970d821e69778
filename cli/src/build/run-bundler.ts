import { spawnSync } from "node:child_process";
import { extname, join } from "node:path";

/** The same process script, as source in this repository and compiled in a package. */
const BUILD_REMOTE = join(
  import.meta.dirname,
  `build-remote.process${extname(import.meta.filename)}`,
);

/**
 * Builds the remote in a folder into `<dist>/remotes/`. `contract` is a JSON file with the shared
 * libraries of the shell. Returns null, or the error's text.
 */
export const bundleRemote = (folder: string, dist: string, contract?: string): string | null =>
  runBundler(folder, process.execPath, [BUILD_REMOTE, folder, dist, ...contract ? [contract] : []]);

/**
 * Runs a bundler in a process of its own: the federation plug-in counts the builds of a process, and
 * its count would get into the files; and bundlers leave their NODE_ENV behind. Returns null, or the
 * error's text.
 */
export function runBundler(name: string, command: string, args: string[]): string | null {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    // The federation plug-in switches itself off under Vitest.
    env: { ...process.env, NODE_ENV: "production", VITEST: undefined },
  });
  return status === 0
    ? null
    : `${stdout}${stderr}\n${name} could not be built. See the lines above.`;
}
