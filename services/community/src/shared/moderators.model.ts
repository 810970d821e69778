import type { Role } from "@reclaim/contracts-identity/accounts";
import { forbidden } from "@reclaim/platform/errors";
import type { Identity } from "@reclaim/platform/identity";

/** Admins may do all that moderators may (D5, D42). */
export const mayModerate = (role: Role): boolean => role === "moderator" || role === "admin";

/** Errors: 403 for members. */
export function requireModerator({ role }: Identity): void {
  if (!mayModerate(role)) throw forbidden();
}
