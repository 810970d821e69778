import type { Db } from "@reclaim/platform/database";
import { and, asc, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { ProviderCharge } from "../payments/payment-provider.ts";
import { queueMail } from "../mails/queue-mail.use-case.ts";
import type { BillingState } from "./billing-state.model.ts";
import type { PaymentMail } from "./payment-mails.model.ts";
import {
  type IdempotencyKeyRow,
  idempotencyKeys,
  ledger,
  type LedgerRow,
  type OrderRow,
  orders,
  type SubscriptionRow,
  subscriptions,
  webhookEvents,
} from "./subscriptions.table.ts";

/** What the provider has told of a member, as it is stored. */
export interface Told {
  userId: string;
  /** The revision of the row before the provider was asked. */
  revision: number;
  state: BillingState;
  charges: ProviderCharge[];
  mails: PaymentMail[];
  /** The event that told it; null when reconciliation asked by itself. */
  eventId: string | null;
  now: Date;
}

export function subscriptionRepository(db: Db) {
  return {
    async byUser(userId: string): Promise<SubscriptionRow | undefined> {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
      return row;
    },

    /** Keeps the row of a member who has one. */
    async create(row: typeof subscriptions.$inferInsert): Promise<void> {
      await db.insert(subscriptions).values(row).onConflictDoNothing();
    },

    /** Keeps the customer of a member who has one. */
    async setCustomer(userId: string, customerId: string): Promise<void> {
      await db.update(subscriptions).set({ stripeCustomerId: customerId })
        .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.stripeCustomerId)));
    },

    async setCancelReason(userId: string, cancelReason: string): Promise<void> {
      await db.update(subscriptions).set({ cancelReason })
        .where(eq(subscriptions.userId, userId));
    },

    /** Members who have a customer at the provider, after `after`, in their order. */
    async withCustomerAfter(after: string, limit: number) {
      const rows = await db
        .select({ userId: subscriptions.userId, customerId: subscriptions.stripeCustomerId })
        .from(subscriptions)
        .where(and(gt(subscriptions.userId, after), isNotNull(subscriptions.stripeCustomerId)))
        .orderBy(asc(subscriptions.userId)).limit(limit);
      return rows.map(({ userId, customerId }) => ({ userId, customerId: customerId ?? "" }));
    },

    async isKnownEvent(eventId: string): Promise<boolean> {
      const rows = await db.select().from(webhookEvents).where(eq(webhookEvents.id, eventId));
      return rows.length > 0;
    },

    /**
     * Stores what the provider has told, with its event, all that was charged and the mails of it, or nothing of it.
     * False when the row has changed since the provider was asked: ask it again. An event that had
     * its effect has none again.
     */
    apply: ({ userId, revision, state, charges, mails, eventId, now }: Told): Promise<boolean> =>
      db.transaction(async (tx) => {
        // The lock makes whoever else applies wait until this one is over.
        const [row] = await tx.select({ revision: subscriptions.revision }).from(subscriptions)
          .where(eq(subscriptions.userId, userId)).for("update");
        if (row?.revision !== revision) return false;
        if (eventId !== null) {
          const stored = await tx.insert(webhookEvents).values({ id: eventId, receivedAt: now })
            .onConflictDoNothing().returning({ id: webhookEvents.id });
          if (stored.length === 0) return true;
        }
        await tx.update(subscriptions).set({ ...state, revision: revision + 1 })
          .where(eq(subscriptions.userId, userId));
        if (charges.length > 0) {
          await tx.insert(ledger)
            .values(charges.map((charge) => ({ ...charge, userId, currency: "usd" as const })))
            .onConflictDoNothing();
        }
        const queue = queueMail({ db: tx, clock: { now: () => now } });
        for (const { mail, key } of mails) await queue(userId, mail, key);
        return true;
      }),

    /** The one open order of a member: `order`, or that which is open already; undefined when that was closed meanwhile. */
    async openOrder(order: Omit<OrderRow, "isOpen">): Promise<OrderRow | undefined> {
      await db.insert(orders).values({ ...order, isOpen: true }).onConflictDoNothing();
      const [open] = await db.select().from(orders)
        .where(and(eq(orders.userId, order.userId), eq(orders.isOpen, true)));
      return open;
    },

    async closeOrder(id: string): Promise<void> {
      await db.update(orders).set({ isOpen: false }).where(eq(orders.id, id));
    },

    /** The first use of a key. */
    async claimKey(
      claim: Pick<IdempotencyKeyRow, "userId" | "key" | "request" | "createdAt">,
    ): Promise<IdempotencyKeyRow> {
      await db.insert(idempotencyKeys).values(claim).onConflictDoNothing();
      const [stored] = await db.select().from(idempotencyKeys).where(isKey(claim));
      if (!stored) throw new Error("idempotency key was not stored");
      return stored;
    },

    async finishKey(
      key: Pick<IdempotencyKeyRow, "userId" | "key">,
      paymentId: string | null,
    ): Promise<void> {
      await db.update(idempotencyKeys).set({ isDone: true, paymentId }).where(isKey(key));
    },

    /** What a member was charged and paid back, the newest first. */
    ledgerOf: (userId: string): Promise<LedgerRow[]> =>
      db.select().from(ledger).where(eq(ledger.userId, userId))
        .orderBy(desc(ledger.at), desc(ledger.id)),
  };
}
export type SubscriptionRepository = ReturnType<typeof subscriptionRepository>;

const isKey = ({ userId, key }: Pick<IdempotencyKeyRow, "userId" | "key">) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
