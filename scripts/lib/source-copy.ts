import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const LEFT_OUT = /(^|\/)(node_modules|dist|\.git|\.data|\.cache|test-results)$/;

/** The sources of `root` in a temporary folder, with links to what is installed: a place to plant in. */
export function copyOfSources(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), "reclaim-verify-"));
  cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  // The packages of this copy, and links to everything else that is installed.
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@reclaim"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@reclaim") symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  for (const name of readdirSync(join(root, "node_modules/@reclaim"))) {
    // A workspace is linked from its place below the root.
    const place = relative(root, realpathSync(join(root, "node_modules/@reclaim", name)));
    symlinkSync(join(folder, place), join(modules, "@reclaim", name));
  }
  for (const nested of globSync("{services,shell,mfe-*}/*/node_modules", { cwd: root })) {
    symlinkSync(join(root, nested), join(folder, nested));
  }
  return folder;
}
