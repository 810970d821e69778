import {
  journalEntryChange,
  journalQuery,
  newJournalEntry,
  type RecordedJournalEntry,
} from "@reclaim/contracts/journal";
import { NEXT_CURSOR_HEADER } from "@reclaim/contracts/paging";
import { crisisIn } from "@reclaim/platform/crisis/screening";
import { notFound } from "@reclaim/platform/errors";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body, query } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { changeEntry, listEntries, recordEntry, removeEntry } from "./journal.use-cases.ts";

/** The entry that a path names; what is no id names none. */
function entryOf({ id }: { id: string }): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw notFound();
  return id;
}

export function journalRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const record = recordEntry(deps);
  const list = listEntries(deps);
  const change = changeEntry(deps);
  const remove = removeEntry(deps);
  return new Hono<ServiceEnv>()
    .post("/api/journal-entries", async (c) => {
      const identity = caller(c);
      const said = await body(c, newJournalEntry);
      // It is stored as written, whatever it says (D34).
      const recorded: RecordedJournalEntry = {
        ...await record(identity, said),
        ...crisisIn(said.content),
      };
      return c.json(recorded, 201);
    })
    .get("/api/journal-entries", async (c) => {
      const { sub } = caller(c);
      const { entries, next } = await list(sub, query(c.req, journalQuery));
      if (next) c.header(NEXT_CURSOR_HEADER, next);
      return c.json(entries);
    })
    .patch("/api/journal-entries/:id", async (c) => {
      const { sub } = caller(c);
      const { content } = await body(c, journalEntryChange);
      const entry = await change(sub, entryOf(c.req.param()), content);
      return c.json({ ...entry, ...crisisIn(content) });
    })
    .delete("/api/journal-entries/:id", async (c) => {
      const { sub } = caller(c);
      await remove(sub, entryOf(c.req.param()));
      return c.body(null, 204);
    });
}
