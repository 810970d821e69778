import { defineError } from "@reclaim/platform/errors";

export const dateOutOfReach = defineError(
  422,
  "date_out_of_reach",
  "A check-in can be for today or one of the last 7 days since you joined.",
);
