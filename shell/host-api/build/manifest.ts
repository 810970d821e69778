import {
  iconNode,
  navigationEntry,
  type RemoteManifest,
  remoteManifest,
} from "@reclaim/contracts-releases/releases";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod/mini";

/** remote.json as a team writes it: an icon by its name in lucide, such as `book-open`. */
const written = z.extend(remoteManifest, {
  navigation: z.array(z.extend(navigationEntry, { icon: z.optional(z.string()) })),
});

/**
 * The promise of the remote in `dir`, its icons drawn: so the shell can show an entry of the
 * navigation before any code of the remote is there, and needs no list of all icons.
 */
export async function readManifest(dir: string): Promise<RemoteManifest> {
  const path = join(dir, "remote.json");
  const read = z.safeParse(written, JSON.parse(readFileSync(path, "utf8")));
  if (!read.success) {
    const places = new Set(read.error.issues.map((issue) => `"${issue.path.join(".")}"`));
    throw new Error(`${path}: missing or not as it must be: ${[...places].join(", ")}`);
  }
  const navigation = await Promise.all(
    read.data.navigation.map(async ({ icon, ...entry }) => ({
      ...entry,
      ...(icon && { icon: await drawn(icon) }),
    })),
  );
  return { ...read.data, navigation };
}

const icons = join(
  createRequire(import.meta.url).resolve("lucide-react/package.json"),
  "../dist/esm/icons",
);

async function drawn(name: string): Promise<z.infer<typeof iconNode>> {
  const file = join(icons, `${name}.mjs`);
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) {
    throw new Error(`"${name}" is no icon of lucide: see https://lucide.dev/icons`);
  }
  const { __iconData } = await import(pathToFileURL(file).href) as {
    __iconData: { node: [string, Record<string, string>][] };
  };
  return z.parse(iconNode, __iconData.node);
}
