CREATE TABLE "community"."forum_likes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community"."forum_likes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"post_id" integer,
	"comment_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_likes_target" CHECK (num_nonnulls("community"."forum_likes"."post_id", "community"."forum_likes"."comment_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "community"."forum_reactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community"."forum_reactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"pseudonym_id" integer NOT NULL,
	"post_id" integer,
	"comment_id" integer,
	"emoji" varchar(20) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_reactions_once_per_post" UNIQUE("post_id","user_id","emoji"),
	CONSTRAINT "forum_reactions_once_per_comment" UNIQUE("comment_id","user_id","emoji"),
	CONSTRAINT "forum_reactions_target" CHECK (num_nonnulls("community"."forum_reactions"."post_id", "community"."forum_reactions"."comment_id") = 1),
	CONSTRAINT "forum_reactions_emoji" CHECK ("community"."forum_reactions"."emoji" in ('👍', '❤️', '😊', '👏', '🙏', '💪', '🔥', '✨'))
);
--> statement-breakpoint
ALTER TABLE "community"."forum_likes" ADD CONSTRAINT "forum_likes_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "community"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community"."forum_likes" ADD CONSTRAINT "forum_likes_comment_id_forum_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "community"."forum_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community"."forum_reactions" ADD CONSTRAINT "forum_reactions_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "community"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community"."forum_reactions" ADD CONSTRAINT "forum_reactions_comment_id_forum_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "community"."forum_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "forum_likes_once_per_post" ON "community"."forum_likes" USING btree ("post_id","user_id") WHERE "community"."forum_likes"."user_id" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "forum_likes_once_per_comment" ON "community"."forum_likes" USING btree ("comment_id","user_id") WHERE "community"."forum_likes"."user_id" <> '';--> statement-breakpoint
CREATE INDEX "forum_likes_by_post" ON "community"."forum_likes" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "forum_likes_by_comment" ON "community"."forum_likes" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "forum_likes_by_user" ON "community"."forum_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_likes_newest" ON "community"."forum_likes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "forum_reactions_by_user" ON "community"."forum_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_reactions_newest" ON "community"."forum_reactions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "forum_comments_newest" ON "community"."forum_comments" USING btree ("created_at");