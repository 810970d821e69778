import type {
  ComposedPart,
  CompositionBody,
  LiveState,
} from "@reclaim/contracts-releases/composition";
import { SHELL } from "@reclaim/contracts-releases/releases";
import type { Log } from "@reclaim/platform/log";
import { compose, type ComposedPage } from "../compositions/composition.model.ts";
import type { ReleaseCache } from "../releases/release.cache.ts";
import { VerificationError } from "../releases/verification.errors.ts";
import type { VerifiedRelease } from "../releases/verified-release.loader.ts";
import type { VerifiedLiveAnswer } from "./live-answer.verification.ts";

/** What is live here: every byte of it has been verified and is in memory. */
export interface LoadedLiveState {
  state: LiveState;
  /** The signed text of the state. */
  text: string;
  /** What everybody gets who is in no canary. */
  stable: ComposedPage;
  /** By the names of the canaries that a visitor is in. */
  compositions: Map<string, ComposedPage>;
  /** By `name/version`. */
  releases: Map<string, VerifiedRelease>;
}

type ReadPart = (name: string, part: ComposedPart) => Promise<VerifiedRelease>;

const toReleaseKey = (name: string, { version }: ComposedPart): string => `${name}/${version}`;

/**
 * Composes from releases that `read` gives, and names them. A last good version that cannot be read
 * is left out: what is live must not wait for what may never be needed.
 */
export async function composeFromReleases(
  read: ReadPart,
  id: string,
  signed: CompositionBody,
  log: Log,
): Promise<{ composed: ComposedPage; releases: Map<string, VerifiedRelease> }> {
  const releases = new Map<string, VerifiedRelease>();
  const readIn = async (name: string, part: ComposedPart) =>
    void releases.set(toReleaseKey(name, part), await read(name, part));
  const readable = (name: string, lastGood: ComposedPart) =>
    readIn(name, lastGood).then(() => lastGood, (error) => {
      log.error("a last good version is left out", error, { reason: getErrorMessage(error) });
      return null;
    });
  await readIn(SHELL, signed.shell);
  const body: CompositionBody = { shell: signed.shell, remotes: {} };
  for (const [name, remote] of Object.entries(signed.remotes)) {
    await readIn(name, remote);
    const lastGood = remote.lastGood && await readable(name, remote.lastGood);
    body.remotes[name] = { ...remote, lastGood };
  }
  const composed = compose(id, body, (name, part) => {
    const found = releases.get(toReleaseKey(name, part));
    if (found?.digest !== part.digest) {
      throw new VerificationError(`${name} has two records of a version`);
    }
    return found.release;
  });
  return { composed, releases };
}

const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : "unknown";

/** Reads all that a state names; throws when any file of it is not as it was released. */
export async function loadLiveState(
  { state, answer, compositions: bodies }: VerifiedLiveAnswer,
  releaseCache: ReleaseCache,
  log: Log,
): Promise<LoadedLiveState> {
  const byId = new Map<string, ComposedPage>();
  const releases = new Map<string, VerifiedRelease>();
  for (const [id, body] of bodies) {
    const made = await composeFromReleases(releaseCache.whole, id, body, log);
    byId.set(id, made.composed);
    for (const [key, verified] of made.releases) releases.set(key, verified);
  }
  const compositions = new Map<string, ComposedPage>();
  for (const [key, id] of Object.entries(state.compositions)) {
    const composed = byId.get(id);
    if (composed) compositions.set(key, composed);
  }
  const stable = compositions.get("");
  if (!stable) throw new VerificationError("the state has no composition for everybody");
  return { state, text: answer.state.text, stable, compositions, releases };
}
