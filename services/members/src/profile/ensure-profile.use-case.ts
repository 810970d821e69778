import { DEFAULT_NOTIFICATIONS, type MemberDetails } from "@reclaim/contracts-members/members";
import { toLocalDate } from "@reclaim/platform/clock";
import type { MembersDeps } from "../shared/deps.ts";
import { badgeRepository } from "../badges/badges.repository.ts";
import { profileRepository } from "./profile.repository.ts";
import type { UserRow } from "./profile.table.ts";

type Deps = Pick<MembersDeps, "db" | "clock">;

/**
 * The profile of an account, made with the defaults when there is none yet (core specification §4):
 * so a member whose onboarding broke off half-way is whole at his next call.
 */
export const ensureProfile =
  ({ db, clock }: Deps) =>
  async (id: string, timeZone = "UTC", details: MemberDetails = {}): Promise<UserRow> => {
    const profiles = profileRepository(db);
    const existing = await profiles.byId(id);
    if (existing) return existing;
    const now = clock.now();
    const joinedOn = toLocalDate(now, timeZone);
    await profiles.create({
      id,
      name: details.name ?? null,
      age: details.age ?? null,
      goals: details.goals ?? [],
      burnoutLevel: details.burnoutLevel ?? null,
      notificationPreferences: details.notificationPreferences ?? DEFAULT_NOTIFICATIONS,
      timeZone,
      joinedOn,
      createdAt: now,
    });
    await badgeRepository(db).award(id, ["firstSteps"], joinedOn, now);
    const created = await profiles.byId(id);
    if (!created) throw new Error("profile was not stored");
    return created;
  };
