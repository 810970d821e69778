CREATE TABLE "billing"."mails" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"mail" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing"."waitlist" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing"."waitlist" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "billing"."waitlist" ADD COLUMN "token_issued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing"."waitlist" ADD COLUMN "mail_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing"."waitlist" ADD COLUMN "mail_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."waitlist" ADD CONSTRAINT "waitlist_tokenHash_unique" UNIQUE("token_hash");