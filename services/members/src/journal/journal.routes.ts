import { dayRange } from "@reclaim/contracts-members/day-range";
import {
  journalEntryChange,
  journalQuery,
  journalSearch,
  newJournalEntry,
  type RecordedJournalEntry,
} from "@reclaim/contracts-members/journal";
import { NEXT_CURSOR_HEADER } from "@reclaim/contracts-common/paging";
import { screenForCrisis } from "@reclaim/platform/crisis-screening";
import { notFound } from "@reclaim/platform/errors";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import type { MembersDeps } from "../shared/deps.ts";
import { parseBody, parseQuery } from "@reclaim/platform/validate";
import { Hono } from "hono";
import type { AwardBadges } from "../shared/award-badges.ts";
import { changeEntry } from "./change-entry.use-case.ts";
import { countDays } from "./count-days.use-case.ts";
import { deleteEntry } from "./delete-entry.use-case.ts";
import { listEntries } from "./list-entries.use-case.ts";
import { recordEntry } from "./record-entry.use-case.ts";
import { restoreEntry } from "./restore-entry.use-case.ts";
import { searchEntries } from "./search-entries.use-case.ts";

/** The entry that a path names; what is no id names none. */
function entryOf({ id }: { id: string }): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw notFound();
  return id;
}

export function journalRoutes(
  deps: MembersDeps & { awardBadges: AwardBadges },
): Hono<ServiceEnv> {
  const record = recordEntry(deps);
  const list = listEntries(deps);
  const change = changeEntry(deps);
  const remove = deleteEntry(deps);
  const restore = restoreEntry(deps);
  const search = searchEntries(deps);
  const days = countDays(deps);
  return new Hono<ServiceEnv>()
    .post("/api/journal-entries", async (c) => {
      const identity = requireCaller(c);
      const input = await parseBody(c, newJournalEntry);
      // The entry is stored as written, also with signs of risk (D34).
      const recorded: RecordedJournalEntry = {
        ...await record(identity, input),
        ...screenForCrisis(input.content),
      };
      return c.json(recorded, 201);
    })
    .get("/api/journal-entries", async (c) => {
      const { sub } = requireCaller(c);
      const { entries, next } = await list(sub, parseQuery(c.req, journalQuery));
      if (next) c.header(NEXT_CURSOR_HEADER, next);
      return c.json(entries);
    })
    .patch("/api/journal-entries/:id", async (c) => {
      const { sub } = requireCaller(c);
      const { content } = await parseBody(c, journalEntryChange);
      const entry = await change(sub, entryOf(c.req.param()), content);
      return c.json({ ...entry, ...screenForCrisis(content) });
    })
    .delete("/api/journal-entries/:id", async (c) => {
      const { sub } = requireCaller(c);
      await remove(sub, entryOf(c.req.param()));
      return c.body(null, 204);
    })
    .post("/api/journal-entries/:id/restore", async (c) => {
      const { sub } = requireCaller(c);
      return c.json(await restore(sub, entryOf(c.req.param())));
    })
    .post("/api/journal-search", async (c) => {
      const { sub } = requireCaller(c);
      const { entries, next } = await search(sub, await parseBody(c, journalSearch));
      if (next) c.header(NEXT_CURSOR_HEADER, next);
      return c.json(entries);
    })
    .get("/api/journal-days", async (c) => {
      const { sub } = requireCaller(c);
      return c.json(await days(sub, parseQuery(c.req, dayRange)));
    });
}
