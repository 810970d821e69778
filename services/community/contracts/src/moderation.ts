import { listLimit } from "@reclaim/contracts-common/paging";
import { crisisSign, text } from "@reclaim/contracts-common/text";
import * as z from "zod/mini";
import { author, listQuery, review } from "./community.ts";

const id = z.int().check(z.gte(1), z.lte(2_147_483_647));

/** Why a post or comment waits for a moderator (`spam.model.ts` has the limits). */
export const HELD_REASONS = ["rate", "duplicate", "link", "lookalike"] as const;
export const heldReason = z.enum(HELD_REASONS);
export type HeldReason = z.infer<typeof heldReason>;

/**
 * What a moderator may decide. Of a post or comment: `hide` and `restore` it, `approve` a held one,
 * `dismiss` its reports. Of its author: `warn`, `suspend` for days, and `lift` what was imposed.
 */
export const DECISION_ACTIONS = [
  "hide",
  "restore",
  "approve",
  "dismiss",
  "warn",
  "suspend",
  "lift",
] as const;
/** What stands in the audit log: `uphold` besides, of an appeal that changed nothing. */
export const decisionAction = z.enum([...DECISION_ACTIONS, "uphold"]);
export type DecisionAction = z.infer<typeof decisionAction>;

/** Decisions against an author: he is told why, and may appeal once. */
export const APPEALABLE_ACTIONS = ["hide", "warn", "suspend"] as const satisfies DecisionAction[];
export const isAppealable = (action: DecisionAction): boolean =>
  (APPEALABLE_ACTIONS as readonly DecisionAction[]).includes(action);

export const REASON_LIMIT = 500;
export const APPEAL_LIMIT = 1000;
export const SUSPENSION_DAYS_LIMIT = 365;
const reason = text(REASON_LIMIT).check(z.trim());

/** Actions upon a post or comment; `lift` is upon a pseudonym, `warn` and `suspend` take either. */
const CONTENT_ACTIONS = new Set<DecisionAction>(["hide", "restore", "approve", "dismiss"]);

/**
 * Body of POST /api/moderation/decisions: one target, an action, and for `hide`, `warn` and `suspend`
 * the reason that the author will read. `suspend` is for `days` from now; with a post or comment as
 * target it is its author who is warned or suspended.
 */
export const newDecision = z.object({
  postId: z.optional(id),
  commentId: z.optional(id),
  pseudonymId: z.optional(id),
  action: z.enum(DECISION_ACTIONS),
  reason: z._default(reason, ""),
  days: z.optional(z.int().check(z.gte(1), z.lte(SUSPENSION_DAYS_LIMIT))),
}).check(
  z.refine(
    ({ postId, commentId, pseudonymId }) =>
      [postId, commentId, pseudonymId].filter((one) => one !== undefined).length === 1,
    { error: "One of postId, commentId and pseudonymId", path: ["postId"] },
  ),
  z.refine(
    ({ action, pseudonymId }) =>
      action === "lift"
        ? pseudonymId !== undefined
        : !CONTENT_ACTIONS.has(action) || pseudonymId === undefined,
    { error: "This action is for another kind of target", path: ["action"] },
  ),
  z.refine(({ action, reason }) => !isAppealable(action) || reason !== "", {
    error: "Say why: the author reads it",
    path: ["reason"],
  }),
  z.refine(({ action, days }) => (action === "suspend") === (days !== undefined), {
    error: "A suspension, and nothing else, has days",
    path: ["days"],
  }),
);
export type NewDecision = z.infer<typeof newDecision>;

/** `upheld`: the decision stands. `lifted`: it was taken back. */
export const appealOutcome = z.enum(["upheld", "lifted"]);
export type AppealOutcome = z.infer<typeof appealOutcome>;

/** What the author answered to a decision, and what a moderator answered to that. */
const appeal = z.nullable(z.object({
  id,
  text: z.string(),
  createdAt: z.string(),
  answer: z.nullable(z.object({
    outcome: appealOutcome,
    reason: z.string(),
    createdAt: z.string(),
  })),
}));

const decided = {
  id,
  action: decisionAction,
  /** Empty where none was given. */
  reason: z.string(),
  createdAt: z.string(),
  /** Of a suspension: its last instant. */
  endsAt: z.nullable(z.string()),
  postId: z.nullable(id),
  commentId: z.nullable(id),
  appeal,
};

/**
 * A line of the audit log as moderators read it: answer of POST /api/moderation/decisions, entry of
 * GET /api/moderation/history. People are pseudonyms in it; `isOwn` is the caller's own decision.
 */
export const decision = z.object({
  ...decided,
  isOwn: z.boolean(),
  pseudonymId: id,
  pseudonym: author,
  /** What the post or comment says now; null when there is none. */
  content: z.nullable(z.string()),
});
export type Decision = z.infer<typeof decision>;
export const decisionList = z.array(decision);

/** Query of GET /api/moderation/history, newest first; without `pseudonymId` it is of everybody. */
export const historyQuery = z.extend(listQuery, {
  pseudonymId: z.optional(z.coerce.number().check(z.refine(Number.isInteger))),
});
export type HistoryQuery = z.infer<typeof historyQuery>;

export const QUEUE_KINDS = ["report", "held", "appeal"] as const;
export const queueKind = z.enum(QUEUE_KINDS);
export type QueueKind = z.infer<typeof queueKind>;

/** Query of GET /api/moderation/queue. */
export const queueQuery = z.object({
  limit: listLimit,
  cursor: z.optional(
    z.string().check(z.regex(/^[01]\.\d{1,10}$/, { error: "No cursor" })),
  ),
  kind: z.optional(queueKind),
});
export type QueueQuery = z.infer<typeof queueQuery>;

/**
 * An entry of GET /api/moderation/queue: what waits for a moderator, signs of self-harm risk first,
 * then the longest wait. One entry a post or comment, whoever reported it; reporters are not shown.
 */
export const queueItem = z.object({
  id,
  kind: queueKind,
  /** The text shows signs of self-harm risk: look whether its author needs help. */
  hasRisk: z.boolean(),
  /** Since when it waits. */
  openedAt: z.string(),
  /** Of what is held: why. */
  heldFor: z.nullable(heldReason),
  reports: z.array(z.object({ reason: z.nullable(z.string()), createdAt: z.string() })),
  pseudonymId: id,
  pseudonym: author,
  /** How often its author was warned, suspended, or had something hidden. */
  earlierDecisions: z.int(),
  /** The post, or the one that the comment stands under; null where only the pseudonym is meant. */
  post: z.nullable(z.object({
    id,
    title: z.string(),
    content: z.string(),
    review: z.nullable(review),
    createdAt: z.string(),
  })),
  comment: z.nullable(z.object({
    id,
    content: z.string(),
    review: z.nullable(review),
    createdAt: z.string(),
  })),
  /** Of an appeal: the decision that it is against, with the author's words. */
  decision: z.nullable(decision),
});
export type QueueItem = z.infer<typeof queueItem>;
export const queueItemList = z.array(queueItem);

/** Body of POST /api/moderation/appeals/{id}/answer; the author reads `reason`. */
export const newAppealAnswer = z.object({
  outcome: appealOutcome,
  reason: reason.check(z.minLength(1, { error: "Say why: the author reads it" })),
});
export type NewAppealAnswer = z.infer<typeof newAppealAnswer>;

/**
 * A decision about what the caller wrote, or about himself, as GET /api/forum/decisions answers it,
 * newest first. Dismissed reports are not among them: nobody learns that he was reported (D28).
 */
export const ownDecision = z.object({ ...decided, mayAppeal: z.boolean() });
export type OwnDecision = z.infer<typeof ownDecision>;
export const ownDecisionList = z.array(ownDecision);

/** Answer of POST /api/forum/appeals; `crisis` only when the text shows signs of risk. */
export const writtenAppeal = z.extend(ownDecision, { crisis: z.optional(crisisSign) });

/** Body of POST /api/forum/appeals: the one answer to a decision. */
export const newAppeal = z.object({
  decisionId: id,
  text: text(APPEAL_LIMIT).check(
    z.trim(),
    z.minLength(1, { error: "Please write what you want to say." }),
  ),
});
export type NewAppeal = z.infer<typeof newAppeal>;
