CREATE TABLE "members"."push_reminders" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "push_reminders_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "members"."push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_user" ON "members"."push_subscriptions" USING btree ("user_id","created_at");