import { accountDeletion } from "@reclaim/contracts/accounts";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import type { Auth } from "../accounts/auth.ts";
import { deleteAccount } from "./deletion.use-cases.ts";

export function deletionRoutes(deps: ServiceDeps, auth: Auth): Hono<ServiceEnv> {
  const remove = deleteAccount(deps, auth);
  return new Hono<ServiceEnv>().delete("/api/me", async (c) => {
    await remove(caller(c), await body(c, accountDeletion));
    const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true });
    for (const cookie of headers.getSetCookie()) c.header("set-cookie", cookie, { append: true });
    return c.body(null, 204);
  });
}
