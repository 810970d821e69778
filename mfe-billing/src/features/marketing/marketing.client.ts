import { waitlistAnswer } from "@reclaim/contracts-billing/billing";
import type { Http } from "@reclaim/host-api";

/** Adds an e-mail address to the waitlist. */
export const joinWaitlist = (http: Http, email: string) =>
  http.send("POST", "/api/waitlist", { email }, waitlistAnswer);
