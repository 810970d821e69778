import type { ServiceDeps } from "@reclaim/platform/service";
import { linkExpired } from "./waitlist.errors.ts";
import { hashToken, oldestLink } from "./waitlist.model.ts";
import { waitlistRepository } from "./waitlist.repository.ts";

/** Confirms the address that the token was sent to, once; throws `link_expired`. */
export const confirmWaitlist =
  ({ db, clock }: Pick<ServiceDeps, "db" | "clock">) => async (token: string) => {
    const now = clock.now();
    const confirmed = await waitlistRepository(db)
      .confirm(hashToken(token), { now, issuedSince: oldestLink(now) });
    if (!confirmed) throw linkExpired();
    return { message: "Your address is confirmed." };
  };
