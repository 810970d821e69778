ALTER TABLE "community"."forum_comments" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "community"."forum_likes" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "community"."forum_posts" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "community"."user_pseudonyms" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "community"."forum_reactions" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "community"."forum_comments" ADD COLUMN "is_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "community"."forum_comments" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "community"."forum_comments" ADD COLUMN "review" varchar(10);--> statement-breakpoint
ALTER TABLE "community"."forum_posts" ADD COLUMN "is_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "community"."forum_posts" ADD COLUMN "review" varchar(10);