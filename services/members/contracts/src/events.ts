import type { RecordedCheckIn } from "./check-ins.ts";

/** What the page's parts tell each other about calls of the members service, by name. */
export interface MembersEvents {
  "check-in.recorded": RecordedCheckIn;
}
