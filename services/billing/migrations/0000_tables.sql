CREATE SCHEMA "billing";
--> statement-breakpoint
CREATE TABLE "billing"."subscriptions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"subscription_status" text,
	"subscription_tier" text,
	"subscription_expires_at" timestamp with time zone,
	"trial_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_status" CHECK ("billing"."subscriptions"."subscription_status" in ('active', 'past_due', 'canceled')),
	CONSTRAINT "subscriptions_tier" CHECK ("billing"."subscriptions"."subscription_tier" in ('starter', 'essential', 'premium'))
);
--> statement-breakpoint
CREATE TABLE "billing"."waitlist" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
