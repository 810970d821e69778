CREATE TABLE "members"."weekly_mails" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"sent_for" date,
	CONSTRAINT "weekly_mails_token_unique" UNIQUE("token")
);
