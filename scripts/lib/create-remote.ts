import { remoteName } from "@reclaim/contracts/release-names";
import { spawnSync } from "node:child_process";
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
import { Fault } from "./fault.ts";
import { linkPlatform } from "./platform-links.ts";
import { isBelow, remotesHere, type WrittenRemote } from "./remote-folder.ts";
import { addToLock, installedVersion } from "./workspace-lock.ts";

const TEMPLATES = resolve(import.meta.dirname, "../templates");
/** What the template is called, in the three ways in which a name is written. */
const TEMPLATE = { slug: "greeting", title: "Greeting", platform: "../reclaim" };
/** Where the entries of remotes begin that cannot know which ones they stand between. */
const OUTSIDE = { first: 100, places: 900 };

/** Paths that the product answers itself, or that a part of it has on every page. */
const RESERVED = new Set([
  "api",
  "offline",
  "remotes",
  "storybook",
  "metrics",
  "healthz",
  "readyz",
  "releases",
]);

/** A remote that was made. */
export interface Created {
  name: string;
  /** The address of its first page. */
  path: string;
  /** Outside of this repository it has one of its own. */
  ownRepository: boolean;
}

/** Makes a small, whole remote in `folder`, whose name it takes. Nothing is overwritten. */
export function createRemote(folder: string, team: string | undefined): Created {
  const name = basename(folder);
  const ownRepository = !isBelow(resolve("."), folder);
  checkPlace(folder, name, ownRepository);
  const slug = name.slice("mfe-".length);
  const title = slug.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  const others = ownRepository ? [] : remotesHere();
  const path = `/${slug}`;
  const owner = others.find(({ routes }) => routes.some((route) => route.path === path));
  if (owner) throw new Fault(`${owner.name} answers ${path} already: take another name.`);

  mkdirSync(dirname(folder), { recursive: true });
  // Whole or not there: it is made beside its place, where nothing takes it for a remote.
  const beside = mkdtempSync(join(dirname(folder), ".new-remote-"));
  const aside = join(beside, name);
  try {
    const platform = relative(folder, resolve(".")).replaceAll("\\", "/");
    const renamed = (text: string) =>
      text.replaceAll(TEMPLATE.slug, slug).replaceAll(TEMPLATE.title, title);
    copy(join(TEMPLATES, "remote"), aside, renamed);
    if (ownRepository) {
      const withPlatform = (text: string, file: string) =>
        renamed(file.endsWith(".yml") ? text : text.replaceAll(TEMPLATE.platform, platform));
      copy(join(TEMPLATES, "repository"), aside, withPlatform);
    }
    change(join(aside, "remote.json"), (remote: WrittenRemote) => ({
      ...remote,
      team: team || title,
      navigation: remote.navigation.map((entry) => ({ ...entry, order: freeOrder(name, others) })),
    }));
    if (!ownRepository) change(join(aside, "package.json"), withVersions);
    format(aside);
    renameSync(aside, folder);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  if (ownRepository) linkPlatform(folder);
  else addToLock(name, JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  return { name, path, ownRepository };
}

function checkPlace(folder: string, name: string, ownRepository: boolean): void {
  if (!z.safeParse(remoteName, name).success) {
    throw new Fault(
      `"${name}" is no name of a remote: mfe- and lower-case letters, digits or dashes, 53 characters at most, such as mfe-hello.`,
    );
  }
  if (existsSync(folder)) throw new Fault(`${folder} is there already: nothing was changed.`);
  if (RESERVED.has(name.slice("mfe-".length))) {
    throw new Fault(
      `/${name.slice("mfe-".length)} is an address of the product itself: take another name.`,
    );
  }
  if (!ownRepository && dirname(folder) !== resolve(".")) {
    throw new Fault("A remote of this repository stands at its top: name it without a folder.");
  }
}

/**
 * Behind the last entry of the bottom navigation; outside, where nobody can know it, a place that
 * the name alone decides: two entries at the same place would be refused.
 */
function freeOrder(name: string, others: WrittenRemote[]): number {
  const orders = others.flatMap(({ navigation }) => navigation)
    .filter(({ place }) => place === "bottom").map(({ order }) => order);
  if (orders.length > 0) return Math.max(...orders) + 10;
  const hash = createHash("sha256").update(name).digest().readUInt32BE();
  return OUTSIDE.first + hash % OUTSIDE.places;
}

/** Copies a folder; names in texts and paths are changed on the way. */
function copy(from: string, to: string, renamed: (text: string, file: string) => string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const file = relative(from, source);
    const target = join(to, renamed(file, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, renamed(readFileSync(source, "utf8"), file));
  }
}

function change<Content>(path: string, make: (content: Content) => object): void {
  const content = JSON.parse(readFileSync(path, "utf8")) as Content;
  writeFileSync(path, `${JSON.stringify(make(content), null, 2)}\n`);
}

type Dependencies = Record<string, string>;
/** The versions that everybody here has. */
const withVersions = (
  { dependencies, devDependencies, ...rest }: {
    dependencies: Dependencies;
    devDependencies: Dependencies;
  },
) => ({
  ...rest,
  dependencies: installed(dependencies),
  devDependencies: installed(devDependencies),
});
const installed = (dependencies: Dependencies): Dependencies =>
  Object.fromEntries(Object.keys(dependencies).map((name) => [name, installedVersion(name)]));

/** As every file here: a long name breaks lines elsewhere than the template's. */
function format(folder: string): void {
  spawnSync("deno", ["fmt", "--quiet", "--config", resolve("deno.json"), folder]);
}
