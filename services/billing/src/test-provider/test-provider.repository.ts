import type { Db } from "@reclaim/platform/database";
import { and, asc, eq, gt } from "drizzle-orm";
import { createAccount, type TestAccount } from "./test-account.model.ts";
import { testAccounts, testEvents } from "./test-provider.table.ts";

/** An event that the webhook has not taken. */
interface PendingEvent {
  id: string;
  customerId: string;
}

/** Where the built-in provider keeps its customers and what it has to tell. */
export interface TestAccountStore {
  /** The customer of a member, made when there is none; gives its id. */
  ensure(customerId: string, userId: string): Promise<string>;
  customerOf(userId: string): Promise<string | undefined>;
  read(customerId: string): Promise<TestAccount | undefined>;
  /**
   * Changes a customer, one change after the other, and records the event `eventId` when something
   * is different afterwards. Undefined when there is no such customer.
   */
  change<Result>(
    customerId: string,
    event: { id: string; createdAt: Date },
    change: (account: TestAccount) => Result,
  ): Promise<Result | undefined>;
  pending(customerId: string): Promise<PendingEvent[]>;
  setDelivered(eventId: string): Promise<void>;
  /** Ids of customers after `after`, in their order. */
  customersAfter(after: string, limit: number): Promise<string[]>;
}

export function testAccountRepository(db: Db): TestAccountStore {
  async function customerOf(userId: string): Promise<string | undefined> {
    const [row] = await db.select({ customerId: testAccounts.customerId }).from(testAccounts)
      .where(eq(testAccounts.userId, userId));
    return row?.customerId;
  }

  return {
    customerOf,

    async ensure(customerId, userId) {
      await db.insert(testAccounts)
        .values({ customerId, userId, account: createAccount(customerId, userId) })
        .onConflictDoNothing();
      const stored = await customerOf(userId);
      if (stored === undefined) throw new Error("test account was not stored");
      return stored;
    },

    async read(customerId) {
      const [row] = await db.select().from(testAccounts)
        .where(eq(testAccounts.customerId, customerId));
      return row?.account;
    },

    change: (customerId, event, change) =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(testAccounts)
          .where(eq(testAccounts.customerId, customerId)).for("update");
        if (!row) return undefined;
        const before = JSON.stringify(row.account);
        const result = change(row.account);
        if (JSON.stringify(row.account) === before) return result;
        await tx.update(testAccounts).set({ account: row.account })
          .where(eq(testAccounts.customerId, customerId));
        await tx.insert(testEvents).values({ ...event, customerId, userId: row.userId });
        return result;
      }),

    pending: (customerId) =>
      db.select({ id: testEvents.id, customerId: testEvents.customerId }).from(testEvents)
        .where(and(eq(testEvents.customerId, customerId), eq(testEvents.isDelivered, false)))
        .orderBy(asc(testEvents.position)),

    async setDelivered(eventId) {
      await db.update(testEvents).set({ isDelivered: true }).where(eq(testEvents.id, eventId));
    },

    async customersAfter(after, limit) {
      const rows = await db.select({ customerId: testAccounts.customerId }).from(testAccounts)
        .where(gt(testAccounts.customerId, after)).orderBy(asc(testAccounts.customerId))
        .limit(limit);
      return rows.map(({ customerId }) => customerId);
    },
  };
}
