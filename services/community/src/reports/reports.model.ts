import type { Role } from "@reclaim/contracts/accounts";

/** Admins may do all that moderators may (D5, D42). */
export const mayModerate = (role: Role): boolean => role === "moderator" || role === "admin";
