import type { MemberSituation } from "@reclaim/contracts/insights";
import type { Member } from "@reclaim/contracts/members";

/** What the AI helpers learn of a member (D32, D33): how things stand, and nothing that names him. */
export const situationOf = (
  {
    age,
    goals,
    burnoutLevel,
    progress,
    recentMoods,
    journalEntries,
    completedModules,
    streak,
  }: Member,
): MemberSituation => ({
  age,
  goals,
  burnoutLevel,
  progress,
  recentMoods,
  journalEntries,
  completedModules,
  streak,
});
