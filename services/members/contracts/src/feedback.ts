import * as z from "zod/mini";
import { text } from "@reclaim/contracts-common/text";

const option = (label: string, sentiment: "positive" | "neutral" | "negative") => ({
  label,
  sentiment,
  /** The label in lower case with hyphens (core specification §5). */
  emoji: label.toLowerCase().replaceAll(" ", "-"),
});

/** What a member can say of a feature (core specification §3), from best to worst. */
export const FEEDBACK_OPTIONS = [
  option("Love it", "positive"),
  option("Like it", "positive"),
  option("Neutral", "neutral"),
  option("Not sure", "negative"),
  option("Dislike it", "negative"),
];
export type FeedbackOption = ReturnType<typeof option>;

export const FEEDBACK_COMMENT_LIMIT = 2000;

/** Body of POST /api/user-feedback. `userId` must be the caller's own (D1); `comment` is trimmed. */
export const userFeedback = z.object({
  userId: z.string(),
  featureId: text(50).check(z.minLength(1)),
  sentiment: z.enum(["positive", "neutral", "negative"]),
  emoji: z.enum(["love-it", "like-it", "neutral", "not-sure", "dislike-it"]),
  comment: z.optional(text(FEEDBACK_COMMENT_LIMIT).check(z.trim(), z.minLength(1))),
});
export type UserFeedback = z.infer<typeof userFeedback>;

/** Answer of POST /api/user-feedback: 201 with what was stored. `createdAt` is an ISO instant. */
export const storedFeedback = z.extend(userFeedback, { id: z.uuid(), createdAt: z.string() });
export type StoredFeedback = z.infer<typeof storedFeedback>;
