ALTER TABLE "community"."user_pseudonyms" ADD COLUMN "skeleton" text;--> statement-breakpoint
UPDATE "community"."user_pseudonyms" SET "skeleton" = lower("pseudonym");--> statement-breakpoint
ALTER TABLE "community"."user_pseudonyms" ALTER COLUMN "skeleton" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "community"."user_pseudonyms" ADD CONSTRAINT "user_pseudonyms_skeleton_unique" UNIQUE("skeleton");
