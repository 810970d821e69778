import { spawnSync } from "node:child_process";

/** Builds `shell` or the remote in a folder into `<dist>/remotes/`; null, or what went wrong. */
export const bundlePart = (part: string, dist: string): string | null =>
  bundle(part, process.execPath, ["scripts/lib/build-part.ts", part, dist]);

/**
 * Runs a bundler in a process of its own: the federation plug-in counts the builds of a process, and
 * its count would get into the files; and bundlers leave their NODE_ENV behind. Answers null, or what
 * went wrong.
 */
export function bundle(part: string, command: string, args: string[]): string | null {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    // The federation plug-in switches itself off under Vitest.
    env: { ...process.env, NODE_ENV: "production", VITEST: undefined },
  });
  return status === 0
    ? null
    : `${stdout}${stderr}\n${part} could not be built. See the lines above.`;
}
