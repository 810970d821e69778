import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readChanges } from "./changed-files.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "reclaim-changes-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: string[]): string {
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.org"];
  const { status, stdout, stderr } = spawnSync("git", [...author, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
  return stdout.trim();
}
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
function commit(message: string): string {
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
  return git("rev-parse", "HEAD");
}

test("on a branch its files since origin/main are changed: committed, edited, new, renamed and deleted ones", () => {
  git("init", "--quiet");
  write(".gitignore", "ignored.txt\n");
  for (const name of ["same.ts", "edited.ts", "deleted.ts", "before.ts"]) write(name, name);
  const base = commit("Begin");
  git("update-ref", "refs/remotes/origin/main", base);
  write("committed.ts", "new");
  git("mv", "before.ts", "after.ts");
  commit("Go on");
  write("edited.ts", "edited");
  write("new.ts", "new");
  write("ignored.txt", "ignored");
  rmSync(join(folder, "deleted.ts"));

  expect(readChanges(folder)).toEqual({
    base,
    files: ["after.ts", "before.ts", "committed.ts", "deleted.ts", "edited.ts", "new.ts"],
  });
});

test("without origin/main it is what has changed since the last commit", () => {
  git("init", "--quiet");
  write("committed.ts", "1");
  const base = commit("Begin");
  expect(readChanges(folder)).toEqual({ base, files: [] });
  write("committed.ts", "2");
  expect(readChanges(folder)).toEqual({ base, files: ["committed.ts"] });
});

test("without a commit it says what is missing", () => {
  expect(() => readChanges(folder)).toThrow("--changed needs a git repository with a commit.");
});
