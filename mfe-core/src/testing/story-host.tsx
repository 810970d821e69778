import type { Member } from "@reclaim/contracts-members/members";
import { createStoryScreens, sampleMember } from "@reclaim/host-api/story-host";
import remote from "../remote.tsx";

export const { preloadPages, renderPage, renderSlot } = createStoryScreens(remote);

/** A member of some weeks. */
export const sampleRegular = (fields: Partial<Member> = {}) =>
  sampleMember({
    streak: 23,
    longestStreak: 31,
    completedModules: 9,
    progress: { bodyReset: 50, mindReset: 43, emotionalReset: 25, financialReset: 16.67 },
    journalEntries: 12,
    ...fields,
  });
export const LONG_NAME = "Maximilian Bartholomäus von Hohenstein-Wittgenstein";
