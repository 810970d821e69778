CREATE TABLE "community"."forum_reaction_counts" (
	"post_id" integer NOT NULL,
	"comment_id" integer NOT NULL,
	"emoji" varchar(20) NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "forum_reaction_counts_post_id_comment_id_emoji_pk" PRIMARY KEY("post_id","comment_id","emoji")
);
--> statement-breakpoint
DROP INDEX "community"."forum_comments_newest";--> statement-breakpoint
DROP INDEX "community"."forum_likes_newest";--> statement-breakpoint
DROP INDEX "community"."forum_reactions_newest";--> statement-breakpoint
DROP INDEX "community"."forum_likes_by_post";--> statement-breakpoint
CREATE INDEX "forum_reactions_by_post" ON "community"."forum_reactions" USING btree ("post_id","created_at","id");--> statement-breakpoint
CREATE INDEX "forum_reactions_by_comment" ON "community"."forum_reactions" USING btree ("comment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "forum_likes_by_post" ON "community"."forum_likes" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE FUNCTION "community"."count_reaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "community"."forum_reaction_counts" AS "counts" ("post_id", "comment_id", "emoji", "count")
		VALUES (coalesce(NEW."post_id", 0), coalesce(NEW."comment_id", 0), NEW."emoji", 1)
		ON CONFLICT ("post_id", "comment_id", "emoji") DO UPDATE SET "count" = "counts"."count" + 1;
	ELSE
		UPDATE "community"."forum_reaction_counts" SET "count" = "count" - 1
		WHERE "post_id" = coalesce(OLD."post_id", 0) AND "comment_id" = coalesce(OLD."comment_id", 0)
			AND "emoji" = OLD."emoji";
		DELETE FROM "community"."forum_reaction_counts"
		WHERE "post_id" = coalesce(OLD."post_id", 0) AND "comment_id" = coalesce(OLD."comment_id", 0)
			AND "emoji" = OLD."emoji" AND "count" = 0;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "forum_reactions_counted" AFTER INSERT OR DELETE ON "community"."forum_reactions"
FOR EACH ROW EXECUTE FUNCTION "community"."count_reaction"();
--> statement-breakpoint
INSERT INTO "community"."forum_reaction_counts" ("post_id", "comment_id", "emoji", "count")
SELECT coalesce("post_id", 0), coalesce("comment_id", 0), "emoji", count(*) FROM "community"."forum_reactions" GROUP BY 1, 2, 3;
