import type { LiveState } from "@reclaim/contracts-releases/composition";
import type { Log } from "@reclaim/platform/log";
import type { ReleaseCache } from "../releases/release.cache.ts";
import { VerificationError } from "../releases/verification.errors.ts";
import { type LoadedLiveState, loadLiveState } from "./live-state.loader.ts";
import type { LiveStateFile } from "./live-state.file.ts";
import { type SignatureVerifiers, verifyLiveAnswer } from "./live-answer.verification.ts";

export interface LiveStateStoreOptions {
  releaseCache: ReleaseCache;
  isSigned: SignatureVerifiers;
  file: LiveStateFile;
  log: Log;
  /** Called with each state that is applied. */
  onApplied(sequence: number): void;
}

/** Holds what is live. A state of which anything does not verify never takes the place of a good one. */
export function createLiveStateStore(
  { releaseCache, isSigned, file, log, onApplied }: LiveStateStoreOptions,
) {
  let current: LoadedLiveState | null = null;
  return {
    current: (): LoadedLiveState | null => current,

    /** Applies an answer of the releases service, or the stored one. Throws `VerificationError`. */
    async applyLiveState(sent: unknown): Promise<void> {
      const trusted = verifyLiveAnswer(sent, isSigned);
      const { sequence } = trusted.state;
      const { state } = current ?? {};
      if (current && trusted.answer.state.text === current.text) return;
      if (state && !isNewer(trusted.state, state)) {
        throw new VerificationError(
          `state ${sequence} is not newer than ${state.sequence}, which is live here`,
        );
      }
      current = await loadLiveState(trusted, releaseCache, log);
      releaseCache.keep(current.releases);
      onApplied(sequence);
      await file.write(trusted.answer).catch((error) => log.error("live state not stored", error));
      log.info("live", { sequence });
    },
  };
}
export type LiveStateStore = ReturnType<typeof createLiveStateStore>;

/**
 * By time, which only grows: after a backup was restored, counting goes on from a lower number, and
 * a state from before would have the higher one.
 */
const isNewer = (next: LiveState, live: LiveState): boolean =>
  Date.parse(next.at) > Date.parse(live.at);
