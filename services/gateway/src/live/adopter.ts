import type { LiveState } from "@reclaim/contracts/composition";
import type { Log } from "@reclaim/platform/log";
import type { ReleaseShelf } from "../releases/release-shelf.ts";
import { Unverified } from "../releases/unverified.ts";
import { adopt, type Adopted } from "./adopt.ts";
import type { KeptAnswer } from "./kept-answer.ts";
import { type SignatureChecks, trustedAnswer } from "./trusted-answer.ts";

export interface AdopterOptions {
  shelf: ReleaseShelf;
  isSigned: SignatureChecks;
  kept: KeptAnswer;
  log: Log;
  /** Told of each state that was adopted. */
  adopted(sequence: number): void;
}

/** Holds what is live. A state of which anything does not verify never takes the place of a good one. */
export function adopter({ shelf, isSigned, kept, log, adopted }: AdopterOptions) {
  let current: Adopted | null = null;
  return {
    current: (): Adopted | null => current,

    /** Adopts an answer of the releases service, or a kept one; throws `Unverified`. */
    async take(sent: unknown): Promise<void> {
      const trusted = trustedAnswer(sent, isSigned);
      const { sequence } = trusted.state;
      const { state } = current ?? {};
      if (current && trusted.answer.state.text === current.text) return;
      if (state && !isNewer(trusted.state, state)) {
        throw new Unverified(
          `state ${sequence} is not newer than ${state.sequence}, which is live here`,
        );
      }
      current = await adopt(trusted, shelf, log);
      shelf.keep(current.releases);
      adopted(sequence);
      await kept.write(trusted.answer).catch((error) => log.error("live state not kept", error));
      log.info("live", { sequence });
    },
  };
}
export type Adopter = ReturnType<typeof adopter>;

/**
 * By time, which only grows: after a backup was restored, counting goes on from a lower number, and
 * a state from before would have the higher one.
 */
const isNewer = (next: LiveState, live: LiveState): boolean =>
  Date.parse(next.at) > Date.parse(live.at);
