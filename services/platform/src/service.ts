import { isPublicCall, type ServiceName } from "@reclaim/contracts/calls";
import { type Context, Hono } from "hono";
import type { Clock } from "./clock.ts";
import type { Database, Db } from "./database.ts";
import { AppError, notFound, signInRequired } from "./errors.ts";
import { type Identity, IDENTITY_HEADER, identityVerifier, requireIdentity } from "./identity.ts";
import type { Job } from "./jobs.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail.ts";
import { type MemberData, memberDataRoutes } from "./member-data.ts";
import type { ReleaseStore } from "./release-store.ts";
import type { ServiceClient } from "./service-client.ts";

/** What every service gets. Nothing else reaches a service from outside. */
export interface ServiceDeps {
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  /** A new random id (UUID). */
  newId(): string;
  /** Keys sessions, internal identities and pairwise subjects. */
  secret: string;
  /** Another service, called with an identity. */
  peer(name: ServiceName): ServiceClient;
  settings: Settings;
  releaseStore: ReleaseStore;
}

/** The few settings that services read; the environment is read once, in `config.ts`. */
export interface Settings {
  /** The address members see, without a slash at the end. */
  publicUrl: string;
  trialDays: number;
  /** Where the team reads what members write to it. */
  supportMail?: string | undefined;
  /** Folder of what the build made of this checkout: the shell and the remotes. */
  builtDir: string;
  /** Private key that signs compositions; the secret yields one without it. */
  signingKey?: string | undefined;
}

export interface ServiceDefinition {
  name: ServiceName;
  /** Absent for a service that stores nothing. */
  migrations?: URL;
  /** Null for a service that stores nothing about members. */
  memberData: MemberData | null;
  create(deps: ServiceDeps): ServiceApp;
  /** Runs once after the migrations, before the first call: seeds and synchronisation. */
  prepare?(deps: ServiceDeps): Promise<void>;
  /** What it does by itself, at its times. */
  jobs?(deps: ServiceDeps): Job[];
}

export interface ServiceEnv {
  Bindings: { identity?: Identity | null };
  Variables: { identity: Identity | null };
}
export type ServiceApp = Hono<ServiceEnv>;

/** The caller of a call that needs a session. */
export const caller = (c: Context<ServiceEnv>): Identity => requireIdentity(c.get("identity"));

/**
 * The frame of every service: believes an identity only from the same process or signed by the
 * gateway, refuses calls that are not public to visitors (401), and maps errors to answers.
 */
export function createApp(
  name: ServiceName,
  deps: Pick<ServiceDeps, "secret" | "log">,
): ServiceApp {
  const app = new Hono<ServiceEnv>();
  const verify = identityVerifier(deps.secret, name);

  app.use(async (c, next) => {
    let identity: Identity | null | undefined;
    if (c.env && "identity" in c.env) identity = c.env.identity ?? null;
    else identity = await verify(c.req.header(IDENTITY_HEADER) ?? "");
    // Without the gateway's signature there is no conversation at all, also not for public calls.
    if (identity === undefined) throw signInRequired();
    if (!identity && !c.req.path.startsWith("/internal/")) {
      if (!isPublicCall(name, c.req.method, c.req.path)) throw signInRequired();
    }
    c.set("identity", identity);
    await next();
    c.res.headers.set("cache-control", c.res.headers.get("cache-control") ?? "no-store");
  });
  app.notFound(() => {
    throw notFound();
  });
  app.onError((error, c) => errorAnswer(error, c, deps.log));
  return app;
}

/** Errors become `{code, message, details?}`; what is not an AppError becomes a 500 with a trace id. */
export function errorAnswer(error: Error, c: Context, log: Log): Response {
  if (error instanceof AppError) {
    const { fields, code, message } = error;
    return c.json({ code, message, ...fields }, error.status, { "cache-control": "no-store" });
  }
  const traceId = crypto.randomUUID();
  log.error("call failed", error, { traceId, method: c.req.method, route: c.req.routePath });
  return c.json(
    { code: "internal_error", message: "Something went wrong on our side.", traceId },
    500,
    { "cache-control": "no-store" },
  );
}

/** A service with its database brought up to date. */
export async function startService(
  definition: ServiceDefinition,
  deps: ServiceDeps,
  database: Database,
): Promise<ServiceApp> {
  if (definition.migrations) await database.migrate(definition.name, definition.migrations);
  await definition.prepare?.(deps);
  const app = definition.create(deps);
  app.route("/", memberDataRoutes(definition.memberData, deps));
  return app;
}
