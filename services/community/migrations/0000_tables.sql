CREATE SCHEMA "community";
--> statement-breakpoint
CREATE TABLE "community"."forum_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community"."forum_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(50) NOT NULL,
	"description" text NOT NULL,
	"slug" varchar(50) NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "forum_categories_name_unique" UNIQUE("name"),
	CONSTRAINT "forum_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "community"."forum_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community"."forum_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"pseudonym_id" integer NOT NULL,
	"content" text NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"parent_id" integer
);
--> statement-breakpoint
CREATE TABLE "community"."forum_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community"."forum_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"pseudonym_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"title" varchar(200) NOT NULL,
	"content" text NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"type" varchar(20) DEFAULT 'daily' NOT NULL,
	CONSTRAINT "forum_posts_type" CHECK ("community"."forum_posts"."type" in ('daily', 'win', 'support'))
);
--> statement-breakpoint
CREATE TABLE "community"."user_pseudonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community"."user_pseudonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"pseudonym" varchar(30) NOT NULL,
	"avatar_color" varchar(7) NOT NULL,
	"avatar_initials" varchar(2) NOT NULL,
	"provisional" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_pseudonyms_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "community"."forum_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community"."forum_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reporter_id" text NOT NULL,
	"post_id" integer,
	"comment_id" integer,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_reports_once_per_post" UNIQUE("post_id","reporter_id"),
	CONSTRAINT "forum_reports_once_per_comment" UNIQUE("comment_id","reporter_id"),
	CONSTRAINT "forum_reports_target" CHECK (num_nonnulls("community"."forum_reports"."post_id", "community"."forum_reports"."comment_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "community"."forum_comments" ADD CONSTRAINT "forum_comments_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "community"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community"."forum_comments" ADD CONSTRAINT "forum_comments_parent_id_forum_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "community"."forum_comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community"."forum_posts" ADD CONSTRAINT "forum_posts_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "community"."forum_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community"."forum_reports" ADD CONSTRAINT "forum_reports_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "community"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community"."forum_reports" ADD CONSTRAINT "forum_reports_comment_id_forum_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "community"."forum_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_comments_by_post" ON "community"."forum_comments" USING btree ("post_id","created_at","id");--> statement-breakpoint
CREATE INDEX "forum_comments_by_parent" ON "community"."forum_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "forum_comments_by_user" ON "community"."forum_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_posts_newest" ON "community"."forum_posts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "forum_posts_by_category" ON "community"."forum_posts" USING btree ("category_id","created_at","id");--> statement-breakpoint
CREATE INDEX "forum_posts_by_type" ON "community"."forum_posts" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "forum_posts_by_user" ON "community"."forum_posts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_pseudonyms_pseudonym_unique" ON "community"."user_pseudonyms" USING btree (lower("pseudonym"));--> statement-breakpoint
CREATE INDEX "forum_reports_newest" ON "community"."forum_reports" USING btree ("created_at","id");