-- Nothing has shipped: entries go with the columns of their words.
DELETE FROM "members"."journal_entries";--> statement-breakpoint
ALTER TABLE "members"."check_ins" DROP COLUMN "thoughts";--> statement-breakpoint
ALTER TABLE "members"."journal_entries" DROP COLUMN "prompt_text";--> statement-breakpoint
ALTER TABLE "members"."journal_entries" DROP COLUMN "content";