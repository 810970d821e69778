import type { Db } from "@reclaim/platform/database";
import { and, arrayContains, eq, getTableColumns, inArray, isNull } from "drizzle-orm";
import {
  type MembershipRow,
  memberships,
  type TeamRow,
  teams,
  type TokenRow,
  tokens,
} from "./teams.table.ts";

export function teamsRepository(db: Db) {
  return {
    async save(team: TeamRow): Promise<void> {
      await db.insert(teams).values(team).onConflictDoUpdate({ target: teams.name, set: team });
    },
    find: (names: string[]): Promise<TeamRow[]> =>
      db.select().from(teams).where(inArray(teams.name, names)),
    /** The team that may release something. */
    async ownerOf(name: string): Promise<TeamRow | undefined> {
      const [team] = await db.select().from(teams).where(arrayContains(teams.remotes, [name]));
      return team;
    },

    async addToken(token: TokenRow): Promise<void> {
      await db.insert(tokens).values(token);
    },
    /** A token that holds, with its team. */
    async byToken(hash: string): Promise<{ token: TokenRow; team: TeamRow } | undefined> {
      const [found] = await db.select({ token: tokens, team: teams }).from(tokens)
        .innerJoin(teams, eq(teams.name, tokens.team))
        .where(and(eq(tokens.hash, hash), isNull(tokens.revokedAt)));
      return found;
    },
    /** True when there was one to revoke. */
    async revoke(team: string, id: string, now: Date): Promise<boolean> {
      const revoked = await db.update(tokens).set({ revokedAt: now })
        .where(and(eq(tokens.team, team), eq(tokens.id, id), isNull(tokens.revokedAt)))
        .returning({ id: tokens.id });
      return revoked.length > 0;
    },

    async join(membership: MembershipRow): Promise<void> {
      const { label, tokenId } = membership;
      await db.insert(memberships).values(membership).onConflictDoUpdate({
        target: [memberships.userId, memberships.team],
        set: { label, tokenId },
      });
    },
    /** Memberships by tokens that are not revoked. */
    membershipsOf: (userId: string): Promise<MembershipRow[]> =>
      db.select(getTableColumns(memberships)).from(memberships)
        .innerJoin(tokens, eq(tokens.id, memberships.tokenId))
        .where(and(eq(memberships.userId, userId), isNull(tokens.revokedAt))),
  };
}
