import { testIdentity } from "@reclaim/platform/testing";
import { sql } from "drizzle-orm";
import assert from "node:assert/strict";
import { communityTest } from "../community.testing.ts";

const { test, given, accepted, service } = await communityTest();

test("the audit log is append-only: no statement changes or removes a decision", async () => {
  const { who } = await given.member();
  const { id } = await given.post(who);
  await accepted(testIdentity({ role: "moderator" }), "POST", "/api/moderation/decisions", {
    action: "hide",
    reason: "It names a firm.",
    postId: id,
  });
  const { db } = service.deps;
  for (
    const statement of [
      sql`delete from community.moderation_decisions`,
      sql`update community.moderation_decisions set reason = 'Another'`,
      sql`update community.moderation_decisions set user_id = '', action = 'warn'`,
    ]
  ) {
    await assert.rejects(
      async () => await db.execute(statement),
      (error: Error) => /append-only/.test(String(error.cause)),
    );
  }
  // Erasing an account takes its subject out.
  await db.execute(sql`update community.moderation_decisions set moderator_id = 'erased'`);
});
