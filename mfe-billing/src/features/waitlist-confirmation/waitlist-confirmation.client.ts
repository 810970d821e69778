import { waitlistAnswer } from "@reclaim/contracts-billing/billing";
import type { Http } from "@reclaim/host-api";

/** Confirms the address that the token was sent to. */
export const confirmWaitlist = (http: Http, token: string) =>
  http.send("POST", "/api/waitlist/confirm", { token }, waitlistAnswer);
