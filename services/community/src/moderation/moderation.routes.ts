import { NEXT_CURSOR_HEADER } from "@reclaim/contracts-common/paging";
import {
  historyQuery,
  newAppeal,
  newAppealAnswer,
  newDecision,
  queueQuery,
} from "@reclaim/contracts-community/moderation";
import { screenForCrisis } from "@reclaim/platform/crisis-screening";
import { requireCaller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { parseBody, parseQuery } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { pathId } from "../shared/ids.ts";
import { listPages } from "../shared/list-pages.ts";
import { requireModerator } from "../shared/moderators.model.ts";
import { answerAppeal } from "./answer-appeal.use-case.ts";
import { appeal } from "./appeal.use-case.ts";
import { decide } from "./decide.use-case.ts";
import { listQueue } from "./list-queue.use-case.ts";
import { moderationRepository } from "./moderation.repository.ts";
import { toDecision, toOwnDecision } from "./moderation.wire.ts";

export function moderationRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const pages = listPages(deps);
  const decisions = moderationRepository(deps.db);
  const queue = listQueue(deps);
  const decideOn = decide(deps);
  const answer = answerAppeal(deps);
  const appealAgainst = appeal(deps);

  return new Hono<ServiceEnv>()
    .get("/api/moderation/queue", async (c) => {
      const { items, next } = await queue(requireCaller(c), parseQuery(c.req, queueQuery));
      if (next) c.header(NEXT_CURSOR_HEADER, next);
      return c.json(items);
    })
    .post("/api/moderation/decisions", async (c) => {
      const caller = requireCaller(c);
      const row = await decideOn(caller, await parseBody(c, newDecision));
      return c.json(toDecision(row, caller.sub), 201);
    })
    .get("/api/moderation/history", async (c) => {
      const caller = requireCaller(c);
      requireModerator(caller);
      const { pseudonymId } = parseQuery(c.req, historyQuery);
      const page = await decisions.history(pages.readRequest(c), pseudonymId);
      return pages.respond(c, page, (row) => toDecision(row, caller.sub));
    })
    .post("/api/moderation/appeals/:id/answer", async (c) => {
      const caller = requireCaller(c);
      const id = pathId(c.req.param("id"));
      const row = await answer(caller, id, await parseBody(c, newAppealAnswer));
      return c.json(toDecision(row, caller.sub), 201);
    })
    .get("/api/forum/decisions", async (c) => {
      const { sub } = requireCaller(c);
      const page = await decisions.ofMember(pages.readRequest(c), sub);
      return pages.respond(c, page, toOwnDecision);
    })
    .post("/api/forum/appeals", async (c) => {
      const { sub } = requireCaller(c);
      const input = await parseBody(c, newAppeal);
      const row = await appealAgainst(sub, input);
      return c.json({ ...toOwnDecision(row), ...screenForCrisis(input.text) }, 201);
    });
}
