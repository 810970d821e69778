import {
  type Decision,
  isAppealable,
  type OwnDecision,
} from "@reclaim/contracts-community/moderation";
import { toMinute } from "../shared/minute.model.ts";
import { type AuthorRow, toAuthor } from "../shared/written.wire.ts";
import type { AppealRow, DecisionRow } from "./moderation.table.ts";

/** A decision with its appeal, as the repository reads it. */
export interface OwnDecisionRow {
  decision: DecisionRow;
  appeal: AppealRow | null;
}
/** The same with what moderators see besides. */
export interface FullDecisionRow extends OwnDecisionRow {
  author: AuthorRow;
  postContent: string | null;
  commentContent: string | null;
}

const toAppeal = (appeal: AppealRow | null): Decision["appeal"] =>
  appeal && {
    id: appeal.id,
    text: appeal.text,
    createdAt: toMinute(appeal.createdAt),
    answer: appeal.outcome && appeal.answeredAt
      ? {
        outcome: appeal.outcome,
        reason: appeal.answer ?? "",
        createdAt: toMinute(appeal.answeredAt),
      }
      : null,
  };

const toDecided = ({ decision, appeal }: OwnDecisionRow) => ({
  id: decision.id,
  action: decision.action,
  reason: decision.reason,
  createdAt: toMinute(decision.createdAt),
  endsAt: decision.endsAt?.toISOString() ?? null,
  postId: decision.postId,
  commentId: decision.commentId,
  appeal: toAppeal(appeal),
});

/** As moderators get it: people are pseudonyms. */
export const toDecision = (row: FullDecisionRow, viewer: string): Decision => ({
  ...toDecided(row),
  isOwn: row.decision.moderatorId === viewer,
  pseudonymId: row.decision.pseudonymId,
  pseudonym: toAuthor(row.author),
  content: row.commentContent ?? row.postContent,
});

/** As the author gets it: without who decided. */
export const toOwnDecision = (row: OwnDecisionRow): OwnDecision => ({
  ...toDecided(row),
  mayAppeal: isAppealable(row.decision.action) && !row.appeal,
});
