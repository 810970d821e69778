import type { ServiceName } from "@reclaim/contracts-common/services";
import type { Operations } from "@reclaim/contracts-common/operations";
import { type Context, Hono } from "hono";
import type { Registry } from "prom-client";
import type { Clock } from "../clock/system.clock.ts";
import type { BucketKeys, ModelAccess } from "../config/environment.config.ts";
import type { Database, Db } from "../database/postgres.database.ts";
import { notFound, signInRequired } from "../errors/app.errors.ts";
import { toErrorResponse } from "../errors/error.response.ts";
import {
  createIdentityVerifier,
  type Identity,
  IDENTITY_HEADER,
  requireIdentity,
} from "../identity/caller.identity.ts";
import type { Job } from "../jobs/job.scheduler.ts";
import type { Log } from "../logging/json.logger.ts";
import type { Mailer } from "../mail/mail.adapter.ts";
import { operationMatcher } from "../operations/operation.matcher.ts";
import type { MemberData } from "../member-data/member-data.repository.ts";
import { memberDataRoutes } from "./member-data.routes.ts";
import { ownUserIdGuard } from "./own-user-id.middleware.ts";
import type { MasterKey } from "../config/master-key.ring.ts";
import type { ServiceClient } from "../service-client/service.client.ts";

/** What every service gets. Nothing else reaches a service from outside. */
export interface ServiceDeps {
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  /** A new random id (UUID). */
  createId(): string;
  /** Verifies the identities that are signed for this service. */
  identityKey: string;
  /** A peer that the definition names, called with an identity. */
  getServiceClient(name: ServiceName): ServiceClient;
  settings: Settings;
  /** Where figures are counted; labels never name a member. */
  metrics: Registry;
  /** As `Database.listen`. */
  listen: Database["listen"];
  /** Aborts when the process begins to stop: what never ends by itself must end now. */
  stopping: AbortSignal;
}

/** What only some services get: those whose definition names it in `secrets`. */
export interface ServiceSecrets {
  /** Signs session cookies. */
  sessionKey: string;
  /** Keys the hashes by which a repeated call is told from a changed one. */
  contentHashKey: string;
  /** Wrap the keys of members' texts; the first wraps new ones. */
  journalMasterKeys: MasterKey[];
  /** Encrypt what the AI helpers keep; the first encrypts new texts. */
  insightsMasterKeys: MasterKey[];
  /** How a language model is reached; undefined when none is configured. */
  modelAccess: ModelAccess | undefined;
  /** Private key (P-256, base64url) by which push services know this product (RFC 8292). */
  vapidKey: string;
  /** Signs and verifies the events of the built-in payment provider. */
  paymentEventKey: string;
  /** Private key (PKCS #8, base64) that signs releases, compositions and live states. */
  releaseSigningKey: string;
  /** Verifies the tickets that the gateway writes into pages. */
  visitTicketKey: string;
  /** Verifies the operator's tokens. */
  operatorKey: string;
  /** The id by which the community knows an account; only the gateway can compute it (D22). */
  getCommunitySubject(accountId: string): Promise<string>;
}

/** All that a process can hand to services. */
export type PlatformDeps = Omit<ServiceDeps, "identityKey"> & ServiceSecrets & {
  getIdentityKey(name: ServiceName): string;
};

/** The few settings that services read; the environment is read once, in `config.ts`. */
export interface Settings {
  /** The address members see, without a slash at the end. */
  publicUrl: string;
  trialDays: number;
  /** Where the team reads what members write to it. */
  supportMail?: string | undefined;
  /** Origins of push services that may be sent to; `*.` stands for any subdomain. */
  pushServices: readonly string[];
  /** Whether the community holds what looks like spam until a moderator has seen it (D63). */
  spamReview: boolean;
  /** Folder of what the build made of this checkout: the shell and the remotes. */
  builtDir: string;
  /** Where releases are stored: a folder, or `s3://bucket` with its keys. */
  releaseStore: { address: string; keys?: BucketKeys | undefined };
}

export interface ServiceDefinition<Secret extends keyof ServiceSecrets = never> {
  name: ServiceName;
  /** What it gets besides `ServiceDeps`. */
  secrets?: readonly Secret[];
  /** Services that it calls: it gets the keys by which they believe it. */
  peers?: readonly ServiceName[];
  /** What it answers under /api: by it calls are routed, authorised, limited and documented. */
  operations: Operations;
  /** Absent for a service that stores nothing. */
  migrations?: URL;
  /** Null for a service that stores nothing about members. */
  memberData: MemberData<ServiceDeps & Pick<ServiceSecrets, Secret>> | null;
  create(deps: ServiceDeps & Pick<ServiceSecrets, Secret>): ServiceApp;
  /** Runs once after the migrations, before the first call: seeds and synchronisation. */
  prepare?(deps: ServiceDeps & Pick<ServiceSecrets, Secret>): Promise<void>;
  /** What it does by itself, at its times. */
  jobs?(deps: ServiceDeps & Pick<ServiceSecrets, Secret>): Job[];
}

/** A service, whatever it gets. */
export type AnyServiceDefinition = ServiceDefinition<keyof ServiceSecrets>;

/** What a service gets of all that the process has: the secrets and the peers that it names. */
export function selectServiceDeps(
  { name, secrets = [], peers = [] }: Pick<AnyServiceDefinition, "name" | "secrets" | "peers">,
  deps: PlatformDeps,
): ServiceDeps & ServiceSecrets {
  const { db, clock, log, mailer, createId, settings, metrics, listen, stopping } = deps;
  const own: ServiceDeps = {
    db,
    clock,
    log,
    mailer,
    createId,
    getServiceClient(peer) {
      if (!peers.includes(peer)) throw new Error(`${name} does not name ${peer} as its peer`);
      return deps.getServiceClient(peer);
    },
    settings,
    metrics,
    listen,
    stopping,
    identityKey: deps.getIdentityKey(name),
  };
  // The others are not there, whatever the type says to code that serves any definition.
  const named = Object.fromEntries(secrets.map((secret) => [secret, deps[secret]]));
  return { ...own, ...named } as ServiceDeps & ServiceSecrets;
}

export interface ServiceEnv {
  Bindings: { identity?: Identity | null };
  Variables: { identity: Identity | null };
}
export type ServiceApp = Hono<ServiceEnv>;

/** The caller of a call that needs a session. */
export const requireCaller = (c: Context<ServiceEnv>): Identity =>
  requireIdentity(c.get("identity"));

/**
 * The frame of every service: believes an identity only from the same process or signed by the
 * gateway, refuses calls that are not public to visitors (401) and bodies that name another member
 * (403), and maps errors to answers.
 */
export function createServiceApp(
  name: ServiceName,
  operations: Operations,
  deps: Pick<ServiceDeps, "identityKey" | "log">,
): ServiceApp {
  const app = new Hono<ServiceEnv>();
  const findOperation = operationMatcher({ [name]: operations });
  const verify = createIdentityVerifier(deps.identityKey, name);

  app.use(async (c, next) => {
    let identity: Identity | null | undefined;
    if (c.env && "identity" in c.env) identity = c.env.identity ?? null;
    else identity = await verify(c.req.header(IDENTITY_HEADER) ?? "");
    // Without the gateway's signature there is no conversation at all, also not for public calls.
    if (identity === undefined) throw signInRequired();
    if (!identity && !c.req.path.startsWith("/internal/")) {
      if (!findOperation(c.req.method, c.req.path)?.operation.public) throw signInRequired();
    }
    c.set("identity", identity);
    await next();
    c.res.headers.set("cache-control", c.res.headers.get("cache-control") ?? "no-store");
  });
  app.use(ownUserIdGuard);
  app.notFound(() => {
    throw notFound();
  });
  app.onError((error, c) =>
    toErrorResponse(error, deps.log, {
      status: 500,
      code: "internal_error",
      message: "Something went wrong on our side.",
      logFields: { method: c.req.method, route: c.req.routePath },
    })
  );
  return app;
}

/** A service with its database brought up to date. */
export async function startService(
  definition: AnyServiceDefinition,
  platformDeps: PlatformDeps,
  database: Database,
): Promise<ServiceApp> {
  const deps = selectServiceDeps(definition, platformDeps);
  if (definition.migrations) await database.migrate(definition.name, definition.migrations);
  await definition.prepare?.(deps);
  const app = definition.create(deps);
  app.route("/", memberDataRoutes(definition.memberData, deps));
  return app;
}
