import type { MemberSession } from "@reclaim/contracts-identity/accounts";
import { notFound, signInRequired } from "@reclaim/platform/errors";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import type { IdentityDeps } from "../shared/deps.ts";
import { Hono } from "hono";
import { readSessionId } from "../accounts/read-session-id.use-case.ts";
import type { Auth } from "../accounts/auth.adapter.ts";
import { deviceOf } from "./sessions.model.ts";
import { sessionRepository } from "./sessions.repository.ts";

/** Where a member is signed in, and how he ends it there (D8). */
export function sessionRoutes({ db, clock }: IdentityDeps, auth: Auth): Hono<ServiceEnv> {
  const sessions = sessionRepository(db);
  return new Hono<ServiceEnv>()
    .get("/api/account/sessions", async (c) => {
      const current = await readSessionId(auth, c.req.raw.headers);
      const list = (await sessions.list(requireCaller(c).sub, clock.now())).map((
        row,
      ): MemberSession => ({
        id: row.id,
        device: deviceOf(row.userAgent),
        createdAt: row.createdAt.toISOString(),
        lastUsedOn: row.updatedAt.toISOString(),
        current: row.id === current,
      }));
      return c.json(list.toSorted((a, b) => Number(b.current) - Number(a.current)));
    })
    .delete("/api/account/sessions", async (c) => {
      const { sub } = requireCaller(c);
      const current = await readSessionId(auth, c.req.raw.headers);
      if (!current) throw signInRequired();
      await sessions.endOthers(sub, current);
      return c.body(null, 204);
    })
    .delete("/api/account/sessions/:id", async (c) => {
      if (!await sessions.end(requireCaller(c).sub, c.req.param("id"))) throw notFound();
      return c.body(null, 204);
    });
}
