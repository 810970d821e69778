import {
  addressesAsked,
  emailChange,
  newCredentials,
  passwordChange,
} from "@reclaim/contracts-identity/accounts";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import type { IdentityDeps } from "../shared/deps.ts";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { accountRepository } from "./accounts.repository.ts";
import { changePassword } from "./change-password.use-case.ts";
import { changeEmail } from "./change-email.use-case.ts";
import { readSessionId } from "./read-session-id.use-case.ts";
import { addCredentials } from "./add-credentials.use-case.ts";
import { readSession } from "./read-session.use-case.ts";
import type { Auth } from "./auth.adapter.ts";

export function accountRoutes(deps: IdentityDeps, auth: Auth): Hono<ServiceEnv> {
  const add = addCredentials(deps, auth);
  const session = readSession(auth);
  const toEmail = changeEmail(deps, auth);
  const toPassword = changePassword(deps, auth);
  const accounts = accountRepository(deps.db);
  return new Hono<ServiceEnv>()
    .get("/internal/session", async (c) => {
      const found = await session(c.req.raw.headers);
      for (const cookie of found.setCookies) c.header("set-cookie", cookie, { append: true });
      return c.json(found.session);
    })
    .post("/internal/addresses", async (c) => {
      const { ids } = await parseBody(c, addressesAsked);
      const found = await accounts.addressesOf(ids);
      return c.json(Object.fromEntries(found.map(({ id, email }) => [id, email])));
    })
    .post("/api/account", async (c) => {
      await add(requireCaller(c), await parseBody(c, newCredentials));
      return c.body(null, 204);
    })
    .put("/api/account/email", async (c) => {
      await toEmail(requireCaller(c), await parseBody(c, emailChange));
      return c.body(null, 204);
    })
    .put("/api/account/password", async (c) => {
      const input = await parseBody(c, passwordChange);
      await toPassword(requireCaller(c), input, await readSessionId(auth, c.req.raw.headers));
      return c.body(null, 204);
    });
}
