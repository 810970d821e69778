import type { ServiceDeps } from "@reclaim/platform/service";
import { newLinkBefore } from "./waitlist.model.ts";
import { waitlistRepository } from "./waitlist.repository.ts";

/**
 * Stores an address once, and has a link sent to it that confirms it. Nobody learns whether it was
 * known (D39): a job sends the mail, so that the answer takes no longer for a new address.
 */
export const joinWaitlist =
  ({ db, clock }: Pick<ServiceDeps, "db" | "clock">) => async (email: string) => {
    const now = clock.now();
    await waitlistRepository(db).add(email, { now, newLinkBefore: newLinkBefore(now) });
    return { message: "Thank you! We'll keep you updated." };
  };
