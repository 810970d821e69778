import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { programInPath } from "./browser.ts";

/** Another user of this machine, with Node and npm and without read access to this repository. */
export interface OtherUser {
  home: string;
  /** True where the system itself denies it: only root can become another user. */
  isSeparate: boolean;
  /** Gives a folder below `home` to this user. */
  own(folder: string): void;
  start(cwd: string, command: string, args: string[], env?: NodeJS.ProcessEnv): ChildProcess;
  /** Removes everything, and makes this repository readable again. */
  remove(): void;
}

/** Without root it is the same user in another folder, with no environment but the one given. */
export function otherUser(): OtherUser {
  const root = resolve(".");
  const folder = mkdtempSync(join(tmpdir(), "reclaim-other-user-"));
  const [home, bin] = [join(folder, "home"), join(folder, "bin")];
  chmodSync(folder, 0o755);
  for (const made of [home, bin]) mkdirSync(made);
  // Both may stand where only we can read.
  copyFileSync(realpathSync(process.execPath), join(bin, "node"));
  chmodSync(join(bin, "node"), 0o755);
  const npm = dirname(dirname(realpathSync(programInPath("npm") ?? "npm")));
  cpSync(npm, join(folder, "npm"), { recursive: true });
  writeFileSync(
    join(bin, "npm"),
    `#!/bin/sh\nexec ${bin}/node ${folder}/npm/bin/npm-cli.js "$@"\n`,
    { mode: 0o755 },
  );
  const ids = nobody();
  const mode = statSync(root).mode & 0o777;
  if (ids) chmodSync(root, 0o700);
  const own = (path: string) => {
    if (ids) spawnSync("chown", ["-R", `${ids.uid}:${ids.gid}`, path]);
  };
  own(home);
  return {
    home,
    isSeparate: ids !== undefined,
    own,
    start: (cwd, command, args, env = {}) =>
      spawn(join(bin, command), args, {
        cwd,
        ...ids,
        env: { HOME: home, PATH: `${bin}:/usr/bin:/bin`, ...env },
      }),
    remove() {
      chmodSync(root, mode);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function nobody(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) =>
    Number(spawnSync("id", [flag, "nobody"], { encoding: "utf8" }).stdout);
  const [uid, gid] = [id("-u"), id("-g")];
  return uid > 0 ? { uid, gid } : undefined;
}
