import { includesTier } from "@reclaim/contracts-common/entitlements";
import { HttpError, type Session } from "@reclaim/host-api";

/** True when the plan includes posting and commenting: Essential and above (D4, D42). */
export const canWrite = ({ member }: Session): boolean =>
  member !== null && includesTier(member.entitlement.tier, "essential");

/** True when the service refused a call because the plan does not include it. */
export const isUpgradeRequired = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403 && error.code === "upgrade_required";
