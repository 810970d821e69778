import type { CheckIn } from "@reclaim/contracts-members/check-ins";

/** The call of the page for its member's check-ins. */
export const CHECK_INS = "GET /api/check-ins/user/member-1";

/** A check-in for tests and stories; give only what matters. */
export const sampleCheckIn = (fields: Partial<CheckIn> = {}): CheckIn => ({
  id: "0c9e4a52-3f6d-4b8e-9d57-1f2a3b4c5d6e",
  userId: "member-1",
  date: "2026-11-20T08:00:00.000Z",
  timeZone: "Europe/Vienna",
  localDate: "2026-11-20",
  mood: 4,
  thoughts: null,
  ...fields,
});
