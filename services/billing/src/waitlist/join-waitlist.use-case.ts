import type { ServiceDeps } from "@reclaim/platform/service";
import { waitlistRepository } from "./waitlist.repository.ts";

/** Stores an address once. Nobody learns whether it was known (D39). */
export const joinWaitlist =
  ({ db, clock }: Pick<ServiceDeps, "db" | "clock">) => async (email: string) => {
    await waitlistRepository(db).add({ email, createdAt: clock.now() });
    return { message: "Thank you! We'll keep you updated." };
  };
