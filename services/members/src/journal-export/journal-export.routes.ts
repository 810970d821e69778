import { toLocalDate } from "@reclaim/platform/clock";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import type { MembersDeps } from "../shared/deps.ts";
import { Hono } from "hono";
import { journalRepository } from "../journal/journal.repository.ts";
import { journalMarkdown } from "./journal-export.model.ts";

/** All that a member has written, to keep and to read anywhere (D8). */
export function journalExportRoutes(deps: MembersDeps): Hono<ServiceEnv> {
  const journal = journalRepository(deps.db, deps);
  return new Hono<ServiceEnv>().get("/api/me/export/journal", async (c) => {
    const entries = await journal.all(requireCaller(c).sub);
    const day = toLocalDate(deps.clock.now(), "UTC");
    return c.body(journalMarkdown(entries), 200, {
      "content-type": "text/markdown; charset=utf-8",
      "content-disposition": `attachment; filename="reclaim-journal-${day}.md"`,
    });
  });
}
