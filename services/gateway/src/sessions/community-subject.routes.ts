import { notFound } from "@reclaim/platform/errors";
import {
  createIdentityVerifier,
  derivePairwiseSubject,
  IDENTITY_HEADER,
} from "@reclaim/platform/identity";
import { COMMUNITY_SUBJECT_PATH } from "@reclaim/platform/community-subject";
import { Hono } from "hono";
import * as z from "zod/mini";

const question = z.object({ accountId: z.string() });

/**
 * Tells services in other processes by which id the community knows an account (D22): those that have
 * the key of calls to the gateway. For everybody else there is nothing here.
 */
export function communitySubjectRoutes(keys: { pairwise: string; identity: string }): Hono {
  const verify = createIdentityVerifier(keys.identity, "gateway");
  return new Hono().post(COMMUNITY_SUBJECT_PATH, async (c) => {
    const identity = await verify(c.req.header(IDENTITY_HEADER) ?? "");
    if (identity === undefined) throw notFound();
    const { accountId } = question.parse(await c.req.json());
    return c.json({
      subject: await derivePairwiseSubject(keys.pairwise, "community", accountId),
    });
  });
}
