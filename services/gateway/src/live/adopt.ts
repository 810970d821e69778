import type { ComposedPart, CompositionBody, LiveState } from "@reclaim/contracts/composition";
import { SHELL } from "@reclaim/contracts/releases";
import type { Log } from "@reclaim/platform/log";
import { compose, type Composed } from "../pages/composed.ts";
import type { ReleaseShelf } from "../releases/release-shelf.ts";
import { Unverified } from "../releases/unverified.ts";
import type { VerifiedRelease } from "../releases/verified-release.ts";
import type { TrustedAnswer } from "./trusted-answer.ts";

/** What is live here: every byte of it has been verified and is in memory. */
export interface Adopted {
  state: LiveState;
  /** The signed text of the state. */
  text: string;
  /** What everybody gets who is in no canary. */
  stable: Composed;
  /** By the names of the canaries that a visitor is in. */
  compositions: Map<string, Composed>;
  /** By `name/version`. */
  releases: Map<string, VerifiedRelease>;
}

type ReadPart = (name: string, part: ComposedPart) => Promise<VerifiedRelease>;

const keyOf = (name: string, { version }: ComposedPart): string => `${name}/${version}`;

/**
 * Composes from releases that `read` gives, and names them. A last good version that cannot be read
 * is left out: what is live must not wait for what may never be needed.
 */
export async function composeFrom(
  read: ReadPart,
  id: string,
  signed: CompositionBody,
  log: Log,
): Promise<{ composed: Composed; releases: Map<string, VerifiedRelease> }> {
  const releases = new Map<string, VerifiedRelease>();
  const readIn = async (name: string, part: ComposedPart) =>
    void releases.set(keyOf(name, part), await read(name, part));
  const readable = (name: string, lastGood: ComposedPart) =>
    readIn(name, lastGood).then(() => lastGood, (error) => {
      log.error("a last good version is left out", error, { reason: reasonOf(error) });
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
    const found = releases.get(keyOf(name, part));
    if (found?.digest !== part.digest) throw new Unverified(`${name} has two records of a version`);
    return found.release;
  });
  return { composed, releases };
}

const reasonOf = (error: unknown): string => error instanceof Error ? error.message : "unknown";

/** Reads all that a state names; throws when any file of it is not as it was released. */
export async function adopt(
  { state, answer, compositions: bodies }: TrustedAnswer,
  shelf: ReleaseShelf,
  log: Log,
): Promise<Adopted> {
  const byId = new Map<string, Composed>();
  const releases = new Map<string, VerifiedRelease>();
  for (const [id, body] of bodies) {
    const made = await composeFrom(shelf.whole, id, body, log);
    byId.set(id, made.composed);
    for (const [key, verified] of made.releases) releases.set(key, verified);
  }
  const compositions = new Map<string, Composed>();
  for (const [key, id] of Object.entries(state.compositions)) {
    const composed = byId.get(id);
    if (composed) compositions.set(key, composed);
  }
  const stable = compositions.get("");
  if (!stable) throw new Unverified("the state has no composition for everybody");
  return { state, text: answer.state.text, stable, compositions, releases };
}
