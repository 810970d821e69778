import type { QueueItem, QueueQuery } from "@reclaim/contracts-community/moderation";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import { toMinute } from "../shared/minute.model.ts";
import { requireModerator } from "../shared/moderators.model.ts";
import { toAuthor } from "../shared/written.wire.ts";
import { moderationRepository } from "./moderation.repository.ts";
import { toDecision } from "./moderation.wire.ts";
import { type QueuePlace, queueRepository, type QueueRow } from "./queue.repository.ts";

/** A page of what waits, and the cursor of the next. Errors: 403 for members. */
export const listQueue = ({ db }: Pick<ServiceDeps, "db">) =>
async (
  caller: Identity,
  { limit, cursor, kind }: QueueQuery,
): Promise<{ items: QueueItem[]; next: string | null }> => {
  requireModerator(caller);
  const queue = queueRepository(db);
  const rows = await queue.open(limit + 1, kind, cursor === undefined ? undefined : at(cursor));
  const page = rows.slice(0, limit);
  const reports = await queue.reports(
    page.flatMap(({ postId }) => postId ?? []),
    page.flatMap(({ commentId }) => commentId ?? []),
  );
  const decisions = moderationRepository(db);
  const counts = await decisions.countAgainst(page.map(({ pseudonymId }) => pseudonymId));
  const appealed = await decisions.byIds(page.flatMap(({ decisionId }) => decisionId ?? []));
  const last = page.at(-1);
  return {
    items: page.map((row) => ({
      ...toItem(row),
      reports: reports.filter((report) => isAbout(report, row)).map((report) => ({
        reason: report.reason,
        createdAt: toMinute(report.createdAt),
      })),
      earlierDecisions: counts.get(row.pseudonymId) ?? 0,
      decision: appealed.filter(({ decision }) => decision.id === row.decisionId)
        .map((decision) => toDecision(decision, caller.sub))[0] ?? null,
    })),
    next: rows.length > limit && last ? `${last.hasRisk ? 1 : 0}.${last.id}` : null,
  };
};

/** The place that a cursor names, as the contract has it. */
function at(cursor: string): QueuePlace {
  const [hasRisk, id] = cursor.split(".");
  return { hasRisk: hasRisk === "1", id: Number(id) };
}

/** An earlier report was decided with an earlier case. */
const isAbout = (
  report: { postId: number | null; commentId: number | null; createdAt: Date },
  { postId, commentId, openedAt }: QueueRow,
): boolean =>
  (postId === null ? report.commentId === commentId : report.postId === postId) &&
  report.createdAt >= openedAt;

function toItem(row: QueueRow) {
  const { comment } = row;
  const post = row.post ?? row.commented;
  return {
    id: row.id,
    kind: row.kind,
    hasRisk: row.hasRisk,
    openedAt: toMinute(row.openedAt),
    heldFor: row.heldFor,
    pseudonymId: row.pseudonymId,
    pseudonym: toAuthor(row.author),
    post: post && { ...post, createdAt: toMinute(post.createdAt) },
    comment: comment && { ...comment, createdAt: toMinute(comment.createdAt) },
  };
}
