import { lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Gives a remote of its own repository the packages that this one has installed, so that editors,
 * types and tests find them: links in its node_modules, beside what it installed itself.
 */
export function linkPlatform(folder: string): void {
  const installed = resolve("node_modules");
  const names = readdirSync(installed).flatMap((name) =>
    name.startsWith("@")
      ? readdirSync(join(installed, name)).map((inner) => `${name}/${inner}`)
      : [name]
  );
  for (const name of names) {
    if (name.startsWith(".") && name !== ".bin") continue;
    link(join(installed, name), join(folder, "node_modules", name));
  }
}

function link(target: string, path: string): void {
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there && !there.isSymbolicLink()) return;
  // The platform may have moved, as to another tag.
  if (there && resolve(readlinkSync(path)) === target) return;
  rmSync(path, { force: true });
  mkdirSync(join(path, ".."), { recursive: true });
  // A junction needs no right of its own on Windows, and is an ordinary link elsewhere.
  symlinkSync(target, path, "junction");
}
