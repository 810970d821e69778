import type { DeletionNotice } from "@reclaim/contracts-identity/accounts";
import { STARTER } from "@reclaim/contracts-common/entitlements";
import { SERVICE_NAMES, type ServiceName } from "@reclaim/contracts-common/services";
import type { DeletionRow } from "./deletion.table.ts";
import type { Identity } from "@reclaim/platform/identity";
import type { IdentityDeps } from "../shared/deps.ts";
import { callAs } from "../shared/peers.ts";

const OTHERS = SERVICE_NAMES.filter((name) => name !== "identity");

/** The identity by which services know a deleted account. */
export const formerMember = ({ accountId, email }: DeletionRow): Identity => ({
  sub: accountId,
  role: "member",
  guest: email === null,
  entitlement: STARTER,
  email,
  username: null,
});

async function notifyService(
  deps: IdentityDeps,
  name: ServiceName,
  path: string,
  member: Identity,
  notice?: DeletionNotice,
) {
  try {
    await callAs(deps, member, name, "POST", path, notice);
    return true;
  } catch (error) {
    deps.log.error("a service does not follow a deletion", error, { service: name, path });
    return false;
  }
}

/** Calls all other services for a deleted account; false when one failed. */
export async function notifyServices(
  deps: IdentityDeps,
  deletion: DeletionRow,
  path: string,
  notice?: DeletionNotice,
) {
  const member = formerMember(deletion);
  const told = await Promise.all(
    OTHERS.map((name) => notifyService(deps, name, path, member, notice)),
  );
  return !told.includes(false);
}
