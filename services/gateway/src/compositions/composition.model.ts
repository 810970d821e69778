import type {
  ComposedRemote,
  Composition,
  RemoteVersion,
} from "@reclaim/contracts-gateway/bootstrap";
import type { ComposedPart, CompositionBody } from "@reclaim/contracts-releases/composition";
import { resolveHandovers } from "@reclaim/contracts-releases/handover";
import {
  type Release,
  type RemoteRelease,
  SHELL,
  type ShellRelease,
} from "@reclaim/contracts-releases/releases";
import { getScriptHashes, isRootFile, pickHashes } from "../releases/release-scripts.model.ts";
import { VerificationError } from "../releases/verification.errors.ts";
import { toInlineJson } from "./inline-json.model.ts";

/** A composition with all that pages need of its releases, worked out once. */
export interface ComposedPage {
  composition: Composition;
  body: CompositionBody;
  shell: ShellRelease;
  /** URLs. */
  shellScripts: string[];
  remotes: ComposedRemoteRelease[];
  /** sha384 by URL: what a page may name. Scripts of all parts and last good ones, and styles. */
  integrity: Record<string, string>;
  /** Ready to stand in a page. */
  importMap: string;
  compositionJson: string;
}

interface ComposedRemoteRelease {
  release: RemoteRelease;
  /** Scripts per page or slot module, as a browser was seen to load them or the build computed. */
  preload: Record<string, string[]>;
}

/** Composes releases; `releaseOf` gives the verified record of a part. */
export function compose(
  id: string,
  body: CompositionBody,
  releaseOf: (name: string, part: ComposedPart) => Release,
): ComposedPage {
  const shell = releaseOf(SHELL, body.shell);
  if (shell.kind !== "shell") throw new VerificationError(`${shell.name} is no shell`);
  const remote = (name: string, part: ComposedPart): RemoteRelease => {
    const found = releaseOf(name, part);
    if (found.kind !== "remote") throw new VerificationError(`${found.name} is no remote`);
    return found;
  };
  const remotes: ComposedRemoteRelease[] = [];
  const composed: ComposedRemote[] = [];
  const shellScripts = getScriptHashes(shell);
  const scripts = { ...shellScripts };
  const styles: Record<string, string> = {};
  const manifests = Object.entries(body.remotes).map(([name, part]) => remote(name, part).remote);
  for (const [name, part] of Object.entries(body.remotes)) {
    const whole = remote(name, part);
    const release = { ...whole, remote: resolveHandovers(whole.remote, manifests) };
    const lastGood = part.lastGood && remote(name, part.lastGood);
    remotes.push({ release, preload: { ...release.preload, ...part.preload } });
    composed.push(toComposedRemote(release, lastGood));
    Object.assign(scripts, getScriptHashes(release), lastGood && getScriptHashes(lastGood));
    Object.assign(styles, pickHashes(release, (url) => url.endsWith(".css")));
  }
  const composition = { id, shell: shell.version, remotes: composed };
  return {
    composition,
    body,
    shell,
    shellScripts: Object.keys(shellScripts),
    remotes,
    integrity: { ...scripts, ...styles, ...pickHashes(shell, (url) => !isRootFile(shell, url)) },
    importMap: toInlineJson({ imports: shell.imports, integrity: scripts }),
    compositionJson: toInlineJson(composition),
  };
}

function toRemoteVersion(release: RemoteRelease): RemoteVersion {
  const { version, entry, module } = release;
  const styles = pickHashes(release, (url) => release.styles.includes(url));
  return { version, entry, module, ...(Object.keys(styles).length > 0 && { styles }) };
}

function toComposedRemote(release: RemoteRelease, lastGood: RemoteRelease | null): ComposedRemote {
  const { name, routes, navigation, slots } = release.remote;
  return {
    ...toRemoteVersion(release),
    manifest: { name, routes, navigation, slots },
    lastGood: lastGood && toRemoteVersion(lastGood),
  };
}
