import { datedCursor, listLimit } from "@reclaim/contracts-common/paging";
import { text, visibleLength } from "@reclaim/contracts-common/text";
import { localDate } from "@reclaim/contracts-common/time";
import * as z from "zod/mini";
import { crisisAnswer, source } from "./insights.ts";

export const COACH_MESSAGE_LIMIT = 2000;

/** Body of POST /api/ai/coach. `localDate` is the member's today, by default the server's. */
export const coachRequest = z.object({
  message: text(COACH_MESSAGE_LIMIT).check(
    z.refine((value) => visibleLength(value) > 0, { error: "Please write something first." }),
  ),
  localDate: z.optional(localDate),
});
export type CoachRequest = z.infer<typeof coachRequest>;

/**
 * One message of the conversation. The coach's say who wrote them (`source`); `isPartial` when the answer broke
 * off, so that only its beginning is there. `date` is the ISO instant.
 */
export const coachMessage = z.object({
  id: z.uuid(),
  from: z.enum(["member", "coach"]),
  content: z.string(),
  source: z.nullable(source),
  isPartial: z.boolean(),
  date: z.string(),
});
export type CoachMessage = z.infer<typeof coachMessage>;

/**
 * Events of POST /api/ai/coach by their name. First `asked`, the message as it is kept; then `text`, piece by
 * piece, and at the end one of the others: `answered` with the whole answer as it is kept, `crisis` when the
 * message or the answer shows signs of risk (nothing more comes then, and what came of the answer is to be
 * removed), `failed` when the answer broke off: `answer` is its beginning as it is kept, null when nothing came.
 * A stream that ends without one of them was cut off on its way.
 */
export const coachEvents = {
  asked: coachMessage,
  text: z.object({ text: z.string() }),
  answered: coachMessage,
  crisis: crisisAnswer,
  failed: z.object({
    code: z.enum(["model_failed", "model_timeout"]),
    answer: z.nullable(coachMessage),
  }),
};
export type CoachEventName = keyof typeof coachEvents;
/** An event with its data, as a union over all names. */
export type CoachEvent = {
  [Name in CoachEventName]: { event: Name; data: z.infer<(typeof coachEvents)[Name]> };
}[CoachEventName];

/** Query of GET /api/ai/coach: newest first; `cursor` as the page before gave it. */
export const coachQuery = z.object({ limit: listLimit, cursor: z.optional(datedCursor) });
export type CoachQuery = z.infer<typeof coachQuery>;

/** Answer of GET /api/ai/coach; the next cursor goes in a header. */
export const coachMessageList = z.array(coachMessage);
