CREATE TABLE "billing"."idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"payment_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "billing"."ledger" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"plan_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_kind" CHECK ("billing"."ledger"."kind" in ('charge', 'refund')),
	CONSTRAINT "ledger_amount" CHECK ("billing"."ledger"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "billing"."orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"is_open" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing"."webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing"."test_accounts" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account" jsonb NOT NULL,
	CONSTRAINT "test_accounts_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "billing"."test_events" (
	"position" serial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_delivered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "test_events_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" DROP CONSTRAINT "subscriptions_status";--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "plan_id" text;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "next_amount" integer;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "scheduled_plan_id" text;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "grace_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "open_payment_id" text;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "method_brand" text;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "method_last4" text;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_user" ON "billing"."ledger" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "billing"."orders" USING btree ("user_id") WHERE "billing"."orders"."is_open";--> statement-breakpoint
CREATE INDEX "orders_user" ON "billing"."orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "test_events_customer" ON "billing"."test_events" USING btree ("customer_id","is_delivered");--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD CONSTRAINT "subscriptions_stripeCustomerId_unique" UNIQUE("stripe_customer_id");--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD CONSTRAINT "subscriptions_status" CHECK ("billing"."subscriptions"."subscription_status" in
      ('active', 'trialing', 'past_due', 'incomplete', 'canceled', 'unpaid'));