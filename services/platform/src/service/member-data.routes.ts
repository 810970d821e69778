import { deletionNotice } from "@reclaim/contracts-identity/accounts";
import { Hono } from "hono";
import * as z from "zod/mini";
import { requireIdentity } from "../identity/caller.identity.ts";
import {
  eraseMemberData,
  exportMemberData,
  type MemberData,
} from "../member-data/member-data.repository.ts";
import type { ServiceDeps, ServiceEnv } from "./service.app.ts";

/**
 * What every service answers to identity, which collects exports and erases accounts: GET
 * /internal/export, POST /internal/leave and POST /internal/erase, each for the caller. A service
 * that stores nothing about members answers too.
 */
export function memberDataRoutes(
  data: MemberData<ServiceDeps> | null,
  deps: ServiceDeps,
): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>()
    .get("/internal/export", async (c) => {
      const member = requireIdentity(c.get("identity"));
      return c.json(data ? await exportMemberData(data, deps, member) : {});
    })
    .post("/internal/leave", async (c) => {
      const { sub } = requireIdentity(c.get("identity"));
      await data?.onAccountDeleted?.(deps, sub, z.parse(deletionNotice, await c.req.json()));
      return c.body(null, 204);
    })
    .post("/internal/erase", async (c) => {
      const member = requireIdentity(c.get("identity"));
      if (data) await eraseMemberData(data, deps.db, member);
      return c.body(null, 204);
    });
}
