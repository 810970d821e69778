import { mood, THOUGHTS_LIMIT } from "@reclaim/contracts-members/check-ins";
import { text } from "@reclaim/contracts-common/text";
import { localDate } from "@reclaim/contracts-common/time";
import * as z from "zod/mini";

const beginsWithDate = (value: string) => z.safeParse(localDate, value.slice(0, 10)).success;

/** A local date, or an ISO instant that begins with it. */
const dateOrInstant = text(40).check(
  z.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/, { error: "Not a date" }),
  z.refine(beginsWithDate, { error: "Not a date" }),
);

/** One mood: `score` is 1 to 5, `note` what the member wrote with it. */
export const moodEntry = z.object({
  date: dateOrInstant,
  score: mood,
  note: z.optional(z.nullable(text(THOUGHTS_LIMIT))),
});
export type MoodEntry = z.infer<typeof moodEntry>;

/** The most moods that a call may carry: more than thirteen years, day by day. */
export const MOOD_LIMIT = 5000;
