import { localDateOf } from "@reclaim/platform/clock";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { Hono } from "hono";
import { journalRepository } from "../journal/journal.repository.ts";
import { journalMarkdown } from "./journal-export.model.ts";

/** All that a member has written, to keep and to read anywhere (D8). */
export function journalExportRoutes({ db, clock }: ServiceDeps): Hono<ServiceEnv> {
  const journal = journalRepository(db);
  return new Hono<ServiceEnv>().get("/api/me/export/journal", async (c) => {
    const entries = await journal.all(caller(c).sub);
    const day = localDateOf(clock.now(), "UTC");
    return c.body(journalMarkdown(entries), 200, {
      "content-type": "text/markdown; charset=utf-8",
      "content-disposition": `attachment; filename="reclaim-journal-${day}.md"`,
    });
  });
}
