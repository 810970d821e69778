import { spawnSync } from "node:child_process";

export interface Changes {
  /** The commit that the working tree is compared with. */
  base: string;
  /** Paths below the root: changed, new and deleted ones, also what is not committed yet. */
  files: string[];
}

/** Files changed since this branch left origin/main; without such a branch, since the last commit. */
export function readChanges(folder = "."): Changes {
  const git = (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 1 << 26,
    });
    return status === 0 ? stdout.trim() : undefined;
  };
  const base = git("merge-base", "origin/main", "HEAD") ?? git("rev-parse", "HEAD");
  if (base === undefined) throw new Error("--changed needs a git repository with a commit.");
  const lists = [
    git("diff", "--name-only", "--no-renames", base),
    git("ls-files", "--others", "--exclude-standard"),
  ];
  const files = lists.flatMap((list) => list?.split("\n") ?? []).filter(Boolean);
  return { base, files: [...new Set(files)].sort() };
}
