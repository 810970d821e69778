import { ageBand, burnoutLevel, goal } from "@reclaim/contracts-members/members";
import { timeOfDay } from "@reclaim/contracts-common/time";
import * as z from "zod/mini";
import type { Answers } from "./onboarding.machine.ts";

const FIELDS = {
  name: z.string(),
  age: ageBand,
  burnoutLevel,
  goals: z.array(goal),
  checkInTime: timeOfDay,
  journalTime: timeOfDay,
  email: z.string(),
};

/** Stored answers, as far as this version knows them: another one may have written them. */
export function parseDraft(text: string): Partial<Answers> {
  let kept: Record<string, unknown> = {};
  try {
    kept = Object(JSON.parse(text));
  } catch {
    // No draft, or none of ours.
  }
  return Object.fromEntries(
    Object.entries(FIELDS)
      .filter(([name, field]) => z.safeParse(field, kept[name]).success)
      .map(([name]) => [name, kept[name]]),
  );
}
