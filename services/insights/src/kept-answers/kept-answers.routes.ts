import { notFound } from "@reclaim/platform/errors";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import { parse } from "@reclaim/platform/validate";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { InsightsDeps } from "../shared/deps.ts";
import { keptAnswersRepository } from "./kept-answers.repository.ts";
import { listKeptAnswers } from "./list-kept-answers.use-case.ts";

export function keptAnswerRoutes(deps: InsightsDeps): Hono<ServiceEnv> {
  const list = listKeptAnswers(deps);
  return new Hono<ServiceEnv>()
    .get("/api/ai/answers", async (c) => c.json(await list(requireCaller(c).sub)))
    .delete("/api/ai/answers/:id", async (c) => {
      const { sub } = requireCaller(c);
      const id = parse(z.uuid(), c.req.param("id"));
      if (!await keptAnswersRepository(deps.db, deps).remove(sub, id)) throw notFound();
      return c.body(null, 204);
    });
}
