import { remoteName } from "@reclaim/contracts-releases/release-names";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import * as z from "zod/mini";
import { CommandError } from "../command-error.ts";
import type { LiveManifest } from "../product/platform.client.ts";
import { templateVersion } from "./versions.ts";

const TEMPLATES = resolve(import.meta.dirname, "../../templates");
/** The template's name, in the two ways in which it is written. */
const TEMPLATE = { slug: "greeting", title: "Greeting" };
/** First navigation order of a remote whose neighbours are not known. */
const DEFAULT_ORDER = { first: 100, places: 900 };
/** npm leaves a file of this name out of packages, so that the template has it without the dot. */
const GITIGNORE = "gitignore";

/** First parts of paths that the product answers itself. */
const RESERVED = new Set([
  "api",
  "development-shell",
  "offline",
  "remotes",
  "storybook",
  "metrics",
  "healthz",
  "readyz",
  "releases",
]);

interface CreateOptions {
  /** Its last part is the remote's name. */
  folder: string;
  team?: string | undefined;
  /**
   * `repository` is whole by itself: scripts, types, lint, a pipeline. `workspace` belongs to a
   * repository of several remotes, which has all of these at its root.
   */
  layout: "workspace" | "repository";
  /** The remotes that are there already: their paths and places are taken. */
  others: LiveManifest[];
}

/** A remote that was made. */
export interface CreatedRemote {
  name: string;
  /** The address of its first page. */
  path: string;
}

/** Makes a small, whole remote. Nothing is overwritten. Throws a `CommandError` otherwise. */
export function createRemote({ folder, team, layout, others }: CreateOptions): CreatedRemote {
  const name = basename(folder);
  checkName(folder, name);
  const slug = name.slice("mfe-".length);
  const title = slug.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  const path = `/${slug}`;
  const owner = others.find(({ routes }) => routes.some((route) => route.path === path));
  if (owner) throw new CommandError(`${owner.name} answers ${path} already: take another name.`);

  mkdirSync(dirname(folder), { recursive: true });
  // Made beside its place and moved there, so that it is whole or not there.
  const temporary = mkdtempSync(join(dirname(folder), ".new-remote-"));
  const made = join(temporary, name);
  try {
    const rename = (text: string) =>
      text.replaceAll(TEMPLATE.slug, slug).replaceAll(TEMPLATE.title, title);
    // Stories are shown by the Storybook of a repository that has one.
    copyTemplate("remote", made, rename, layout === "repository" ? /\.stories\.tsx$/ : undefined);
    copyTemplate(layout, made, rename);
    rewriteJson(join(made, "remote.json"), (remote: WrittenTemplate) => ({
      ...remote,
      team: team || title,
      hostApi: `^${templateVersion("@reclaim/host-api")}`,
      navigation: remote.navigation.map((entry) => ({ ...entry, order: freeOrder(name, others) })),
    }));
    rewriteJson(join(made, "package.json"), withVersions);
    renameSync(made, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return { name, path };
}

type WrittenTemplate = Pick<LiveManifest, "navigation">;

function checkName(folder: string, name: string): void {
  if (!z.safeParse(remoteName, name).success) {
    throw new CommandError(
      `"${name}" is no name of a remote: mfe- and lower-case letters, digits or dashes, 53 characters at most, such as mfe-hello.`,
    );
  }
  if (existsSync(folder)) {
    throw new CommandError(`${folder} is there already: nothing was changed.`);
  }
  if (RESERVED.has(name.slice("mfe-".length))) {
    throw new CommandError(
      `/${name.slice("mfe-".length)} is an address of the product itself: take another name.`,
    );
  }
}

/**
 * Behind the last entry of the bottom navigation; where the others are not known, a place that the
 * name alone decides: two entries at the same place would be refused.
 */
function freeOrder(name: string, others: LiveManifest[]): number {
  const orders = others.flatMap(({ navigation }) => navigation)
    .filter(({ place }) => place === "bottom").map(({ order }) => order);
  if (orders.length > 0) return Math.max(...orders) + 10;
  const hash = createHash("sha256").update(name).digest().readUInt32BE();
  return DEFAULT_ORDER.first + hash % DEFAULT_ORDER.places;
}

/** Copies a template; names in texts and paths are replaced on the way. */
function copyTemplate(
  template: string,
  to: string,
  rename: (text: string) => string,
  without?: RegExp,
): void {
  const from = join(TEMPLATES, template);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || without?.test(entry.name)) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(
      to,
      rename(relative(from, dirname(source))),
      rename(entry.name === GITIGNORE ? `.${GITIGNORE}` : entry.name),
    );
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, rename(readFileSync(source, "utf8")));
  }
}

function rewriteJson<Content>(path: string, change: (content: Content) => object): void {
  const content = JSON.parse(readFileSync(path, "utf8")) as Content;
  writeFileSync(path, `${JSON.stringify(change(content), null, 2)}\n`);
}

type Dependencies = Record<string, string>;
/** The template names its dependencies only. */
const withVersions = (
  { dependencies, devDependencies, ...rest }: {
    dependencies: Dependencies;
    devDependencies: Dependencies;
  },
) => ({ ...rest, dependencies: pin(dependencies), devDependencies: pin(devDependencies) });
const pin = (dependencies: Dependencies): Dependencies =>
  Object.fromEntries(Object.keys(dependencies).map((name) => [name, templateVersion(name)]));
