import type {
  ComposedPart,
  ComposedRemote,
  Composition,
  CompositionBody,
  RemoteVersion,
} from "@reclaim/contracts/composition";
import { besideOthers } from "@reclaim/contracts/giving-way";
import {
  type Release,
  type RemoteRelease,
  SHELL,
  type ShellRelease,
} from "@reclaim/contracts/releases";
import { hashesOf, isPublic, scriptsOf } from "../releases/page-scripts.ts";
import { Unverified } from "../releases/unverified.ts";
import { inlineJson } from "./inline-json.ts";

/** A composition with all that pages need of its releases, worked out once. */
export interface Composed {
  composition: Composition;
  body: CompositionBody;
  shell: ShellRelease;
  /** URLs. */
  shellScripts: string[];
  remotes: ComposedRelease[];
  /** sha384 by URL: what a page may name. Scripts of all parts and last good ones, and styles. */
  integrity: Record<string, string>;
  /** Ready to stand in a page. */
  importMap: string;
  compositionJson: string;
}

interface ComposedRelease {
  release: RemoteRelease;
  /** Scripts per page or slot module, as a browser was seen to load them or the build computed. */
  preload: Record<string, string[]>;
}

/** Composes releases; `releaseOf` gives the verified record of a part. */
export function compose(
  id: string,
  body: CompositionBody,
  releaseOf: (name: string, part: ComposedPart) => Release,
): Composed {
  const shell = releaseOf(SHELL, body.shell);
  if (shell.kind !== "shell") throw new Unverified(`${shell.name} is no shell`);
  const remote = (name: string, part: ComposedPart): RemoteRelease => {
    const found = releaseOf(name, part);
    if (found.kind !== "remote") throw new Unverified(`${found.name} is no remote`);
    return found;
  };
  const remotes: ComposedRelease[] = [];
  const composed: ComposedRemote[] = [];
  const shellScripts = scriptsOf(shell);
  const scripts = { ...shellScripts };
  const styles: Record<string, string> = {};
  const manifests = Object.entries(body.remotes).map(([name, part]) => remote(name, part).remote);
  for (const [name, part] of Object.entries(body.remotes)) {
    const whole = remote(name, part);
    const release = { ...whole, remote: besideOthers(whole.remote, manifests) };
    const lastGood = part.lastGood && remote(name, part.lastGood);
    remotes.push({ release, preload: { ...release.preload, ...part.preload } });
    composed.push(composedRemote(release, lastGood));
    Object.assign(scripts, scriptsOf(release), lastGood && scriptsOf(lastGood));
    Object.assign(styles, hashesOf(release, (url) => url.endsWith(".css")));
  }
  const composition = { id, shell: shell.version, remotes: composed };
  return {
    composition,
    body,
    shell,
    shellScripts: Object.keys(shellScripts),
    remotes,
    integrity: { ...scripts, ...styles, ...hashesOf(shell, (url) => !isPublic(shell, url)) },
    importMap: inlineJson({ imports: shell.imports, integrity: scripts }),
    compositionJson: inlineJson(composition),
  };
}

function versionOf(release: RemoteRelease): RemoteVersion {
  const { version, entry, module } = release;
  const styles = hashesOf(release, (url) => release.styles.includes(url));
  return { version, entry, module, ...(Object.keys(styles).length > 0 && { styles }) };
}

function composedRemote(release: RemoteRelease, lastGood: RemoteRelease | null): ComposedRemote {
  const { name, routes, navigation, slots } = release.remote;
  return {
    ...versionOf(release),
    manifest: { name, routes, navigation, slots },
    lastGood: lastGood && versionOf(lastGood),
  };
}
