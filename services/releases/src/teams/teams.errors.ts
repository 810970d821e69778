import { defineError } from "@reclaim/platform/errors";

export const teamTokenRequired = defineError(
  401,
  "team_token_required",
  "Send your team's token: Authorization: Bearer rct_…",
);
export const unknownToken = defineError(
  403,
  "unknown_token",
  "Nobody knows this token, or it was revoked. Ask the operator for another one.",
);
export const operatorOnly = defineError(
  403,
  "operator_only",
  "Only who runs Reclaim may do this: it takes the operator's key.",
);
export const notYourRemote = defineError(
  403,
  "not_your_remote",
  "Your team may not release this. Ask the operator to add it to your team.",
);
export const notATeamMember = defineError(
  403,
  "not_a_team_member",
  "This is for teams that build Reclaim. Show your team's token first.",
);
export const belongsToAnotherTeam = defineError(
  409,
  "belongs_to_another_team",
  "Another team releases this already. Take it from that team first, or take another name.",
);
