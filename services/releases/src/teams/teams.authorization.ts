import type { Identity } from "@reclaim/platform/identity";
import type { ServiceEnv } from "@reclaim/platform/service";
import type { ReleasesDeps } from "../shared/deps.ts";
import type { Context } from "hono";
import { jwtVerify } from "jose";
import {
  notATeamMember,
  notYourRemote,
  operatorOnly,
  teamTokenRequired,
  unknownToken,
} from "./teams.errors.ts";
import { hashSecret } from "./teams.model.ts";
import { teamsRepository } from "./teams.repository.ts";

/** Who changes what is live, as the audit log names him, and what he may change. */
export interface Actor {
  label: string;
  teams: string[];
  isOperator: boolean;
  may(name: string): boolean;
}

type Deps = Pick<ReleasesDeps, "db" | "operatorKey">;

/**
 * Who calls: the operator by a token of 60 s that the operator's key signs (iss "operator", aud
 * "releases"), a team by its token, or an account that showed one before. Nobody: undefined.
 */
export const resolveActor =
  ({ db, operatorKey }: Deps) => async (c: Context<ServiceEnv>): Promise<Actor | undefined> => {
    const bearer = c.req.header("authorization")?.match(/^Bearer (\S+)$/)?.[1];
    if (bearer?.startsWith("rct_")) return await teamOf(db, bearer);
    if (bearer) return await operatorOf(bearer, operatorKey);
    const identity = c.get("identity");
    return identity ? await memberOf(db, identity) : undefined;
  };

async function teamOf(db: Deps["db"], bearer: string): Promise<Actor> {
  const found = await teamsRepository(db).byToken(hashSecret(bearer));
  if (!found) throw unknownToken();
  const { token, team } = found;
  return {
    label: `${team.name} (${token.label})`,
    teams: [team.name],
    isOperator: false,
    may: (name) => team.remotes.includes(name),
  };
}

async function operatorOf(bearer: string, key: string): Promise<Actor> {
  await jwtVerify(bearer, new TextEncoder().encode(key), {
    algorithms: ["HS256"],
    issuer: "operator",
    audience: "releases",
    requiredClaims: ["exp"],
  }).catch(() => {
    throw operatorOnly();
  });
  return { label: "operator", teams: [], isOperator: true, may: () => true };
}

async function memberOf(db: Deps["db"], { sub, role }: Identity): Promise<Actor | undefined> {
  const teams = teamsRepository(db);
  const joined = await teams.membershipsOf(sub);
  const isAdmin = role === "admin";
  if (joined.length === 0 && !isAdmin) return undefined;
  const own = await teams.find(joined.map(({ team }) => team));
  return {
    label: joined[0] ? `${joined[0].label} (${joined[0].team})` : "administrator",
    teams: joined.map(({ team }) => team),
    isOperator: false,
    may: (name) => isAdmin || own.some(({ remotes }) => remotes.includes(name)),
  };
}

/** The caller, when he may change `name`; else 401 or 403. */
export const authorizeChange = (deps: Deps) => async (c: Context<ServiceEnv>, name: string) => {
  const actor = await resolveActor(deps)(c);
  if (!actor) throw c.get("identity") ? notATeamMember() : teamTokenRequired();
  if (!actor.may(name)) throw notYourRemote();
  return actor;
};

export const requireOperator = (deps: Deps) => async (c: Context<ServiceEnv>): Promise<Actor> => {
  const actor = await resolveActor(deps)(c);
  if (!actor?.isOperator) throw operatorOnly();
  return actor;
};
