import { defineError } from "@reclaim/platform/errors";

export const notPassed = defineError(
  409,
  "not_passed",
  "This version has not passed its checks, so nobody may get it.",
);
export const liveAlready = defineError(
  409,
  "live_already",
  "Everybody gets this version already.",
);
export const tooManyCanaries = defineError(
  409,
  "too_many_canaries",
  "Four canaries run already. Activate or stop one of them first.",
);
export const nothingToRollBackTo = defineError(
  409,
  "nothing_to_roll_back_to",
  "Nothing was live before this. Name a version to go back to.",
);
export const shellStays = defineError(
  409,
  "shell_stays",
  "Without a shell there is no page. Roll it back instead.",
);
export const revisionConflict = defineError(
  409,
  "revision_conflict",
  "Nothing was changed: what is live or on canary has changed since this revision. " +
    "Read it again, then decide.",
);
export const releaseRefused = defineError(
  422,
  "release_refused",
  "This release does not fit what is live.",
);
