import { accountDeletion } from "@reclaim/contracts-identity/accounts";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import type { IdentityDeps } from "../shared/deps.ts";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import type { Auth } from "../accounts/auth.adapter.ts";
import { deleteAccount } from "./delete-account.use-case.ts";

export function deletionRoutes(deps: IdentityDeps, auth: Auth): Hono<ServiceEnv> {
  const remove = deleteAccount(deps, auth);
  return new Hono<ServiceEnv>().delete("/api/me", async (c) => {
    await remove(requireCaller(c), await parseBody(c, accountDeletion));
    const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true });
    for (const cookie of headers.getSetCookie()) c.header("set-cookie", cookie, { append: true });
    return c.body(null, 204);
  });
}
