import type { Db } from "@reclaim/platform/database";
import { and, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { mails } from "../mails/mails.table.ts";
import { subscriptions } from "../subscriptions/subscriptions.table.ts";

type Between = { after: Date; until: Date };

export function memberMailRepository(db: Db) {
  const mailOf = (kind: "welcome" | "trial-ending") =>
    eq(mails.id, sql`${`${kind}:`} || ${subscriptions.userId}`);
  return {
    /** Members whom billing saw first in that time, and who got no welcome. */
    newMembers: ({ after, until }: Between, limit: number) =>
      db.select({ userId: subscriptions.userId, trialEndsAt: subscriptions.trialEndsAt })
        .from(subscriptions).leftJoin(mails, mailOf("welcome"))
        .where(and(
          isNull(mails.id),
          gt(subscriptions.createdAt, after),
          lte(subscriptions.createdAt, until),
        ))
        .limit(limit),

    /** Members who pay for nothing, whose trial ends in that time, and who were not told. */
    endingTrials: ({ after, until }: Between, limit: number) =>
      db.select({ userId: subscriptions.userId, trialEndsAt: subscriptions.trialEndsAt })
        .from(subscriptions).leftJoin(mails, mailOf("trial-ending"))
        .where(and(
          isNull(mails.id),
          gt(subscriptions.trialEndsAt, after),
          lte(subscriptions.trialEndsAt, until),
          or(
            isNull(subscriptions.subscriptionStatus),
            inArray(subscriptions.subscriptionStatus, ["canceled", "incomplete", "unpaid"]),
          ),
        ))
        .limit(limit),
  };
}
