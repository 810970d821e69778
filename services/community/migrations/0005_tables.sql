-- array_to_string is not immutable for all types of elements, but for text it is.
CREATE FUNCTION "community"."post_search_vector"("title" text, "content" text, "tags" text[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('pg_catalog.english', "title" || ' ' || "content" || ' ' || array_to_string("tags", ' '));
--> statement-breakpoint
DROP INDEX "community"."forum_posts_newest";--> statement-breakpoint
DROP INDEX "community"."forum_posts_by_category";--> statement-breakpoint
DROP INDEX "community"."forum_posts_by_type";--> statement-breakpoint
ALTER TABLE "community"."forum_posts" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (community.post_search_vector(title, content, tags)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "forum_posts_by_word" ON "community"."forum_posts" USING gin ("search_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "forum_posts_newest" ON "community"."forum_posts" USING btree ("created_at","id") WHERE "community"."forum_posts"."review" is null;--> statement-breakpoint
CREATE INDEX "forum_posts_by_category" ON "community"."forum_posts" USING btree ("category_id","created_at","id") WHERE "community"."forum_posts"."review" is null;--> statement-breakpoint
CREATE INDEX "forum_posts_by_type" ON "community"."forum_posts" USING btree ("type","created_at","id") WHERE "community"."forum_posts"."review" is null;