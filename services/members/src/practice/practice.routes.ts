import { NEXT_CURSOR_HEADER } from "@reclaim/contracts-common/paging";
import {
  newPractice,
  practiceQuery,
  practiceTotalsQuery,
} from "@reclaim/contracts-members/practice";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import { parseBody, parseQuery } from "@reclaim/platform/validate";
import { Hono } from "hono";
import type { MembersDeps } from "../shared/deps.ts";
import { listPractice } from "./list-practice.use-case.ts";
import { readPracticeTotals } from "./read-practice-totals.use-case.ts";
import { recordPractice } from "./record-practice.use-case.ts";

export function practiceRoutes(deps: MembersDeps): Hono<ServiceEnv> {
  const record = recordPractice(deps);
  const list = listPractice(deps);
  const readTotals = readPracticeTotals(deps);
  return new Hono<ServiceEnv>()
    .post("/api/practice", async (c) => {
      const { sub } = requireCaller(c);
      return c.json(await record(sub, await parseBody(c, newPractice)), 201);
    })
    .get("/api/practice", async (c) => {
      const { sub } = requireCaller(c);
      const { practices, next } = await list(sub, parseQuery(c.req, practiceQuery));
      if (next) c.header(NEXT_CURSOR_HEADER, next);
      return c.json(practices);
    })
    .get("/api/practice/totals", async (c) => {
      const { sub } = requireCaller(c);
      return c.json(await readTotals(sub, parseQuery(c.req, practiceTotalsQuery).since));
    });
}
