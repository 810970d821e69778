import { listQuery, newReport } from "@reclaim/contracts/community";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body, query } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { answerPage } from "../shared/answers.ts";
import { reportRepository } from "./reports.repository.ts";
import { fileReport, listReports } from "./reports.use-cases.ts";

export function reportRoutes({ db, clock }: ServiceDeps): Hono<ServiceEnv> {
  const reports = reportRepository(db);
  const file = fileReport({ db, clock, reports });
  const list = listReports({ db, clock, reports });
  return new Hono<ServiceEnv>()
    .post("/api/reports", async (c) => {
      const { sub } = caller(c);
      return c.json(await file(sub, await body(c, newReport)), 201);
    })
    .get(
      "/api/moderation/reports",
      async (c) => answerPage(c, await list(caller(c), query(c.req, listQuery))),
    );
}
