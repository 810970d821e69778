import { SERVICES } from "@reclaim/contracts/calls";
import {
  addressesAsked,
  emailChange,
  newCredentials,
  passwordChange,
} from "@reclaim/contracts/accounts";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { accountRepository } from "./accounts.repository.ts";
import {
  addCredentials,
  changeEmail,
  changePassword,
  readSession,
  sessionIdOf,
} from "./accounts.use-cases.ts";
import type { Auth } from "./auth.ts";

/** The calls of better-auth that our screens and peers use; it has many more, and none of them is open. */
const AUTH_CALLS = SERVICES.identity.public.map((call) => call.replace("POST ", ""));

export function accountRoutes(deps: ServiceDeps, auth: Auth): Hono<ServiceEnv> {
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
      const { ids } = await body(c, addressesAsked);
      const found = await accounts.addressesOf(ids);
      return c.json(Object.fromEntries(found.map(({ id, email }) => [id, email])));
    })
    .post("/api/account", async (c) => {
      await add(caller(c), await body(c, newCredentials));
      return c.body(null, 204);
    })
    .put("/api/account/email", async (c) => {
      await toEmail(caller(c), await body(c, emailChange));
      return c.body(null, 204);
    })
    .put("/api/account/password", async (c) => {
      const input = await body(c, passwordChange);
      await toPassword(caller(c), input, await sessionIdOf(auth, c.req.raw.headers));
      return c.body(null, 204);
    })
    .on("POST", AUTH_CALLS, (c) => auth.handler(c.req.raw));
}
