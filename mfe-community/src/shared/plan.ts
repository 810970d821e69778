import { includesTier } from "@reclaim/contracts/entitlements";
import { HttpError, type Session } from "@reclaim/host-api";

/** Starter members read along; writing begins with Essential (D4, D42). */
export const mayWrite = ({ member }: Session): boolean =>
  member !== null && includesTier(member.entitlement.tier, "essential");

/** The service says that the plan does not include this, whatever the page believed. */
export const isUpgradeRequired = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403 && error.code === "upgrade_required";
