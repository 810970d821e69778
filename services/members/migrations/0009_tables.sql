CREATE TABLE "members"."journal_keys" (
	"user_id" text PRIMARY KEY NOT NULL,
	"master_key_id" text NOT NULL,
	"wrapped_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members"."journal_master_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"check_value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members"."check_ins" ADD COLUMN "encrypted_thoughts" text;--> statement-breakpoint
ALTER TABLE "members"."journal_entries" ADD COLUMN "encrypted_text" text NOT NULL;