CREATE TABLE "community"."moderation_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community"."moderation_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(10) NOT NULL,
	"post_id" integer,
	"comment_id" integer,
	"decision_id" integer,
	"pseudonym_id" integer NOT NULL,
	"has_risk" boolean NOT NULL,
	"held_for" varchar(10),
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "community"."moderation_appeals" (
	"id" integer PRIMARY KEY NOT NULL,
	"decision_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"outcome" varchar(10),
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "moderation_appeals_decisionId_unique" UNIQUE("decision_id")
);
--> statement-breakpoint
CREATE TABLE "community"."moderation_decisions" (
	"id" integer PRIMARY KEY NOT NULL,
	"action" varchar(10) NOT NULL,
	"reason" text NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"moderator_id" text NOT NULL,
	"user_id" text NOT NULL,
	"pseudonym_id" integer NOT NULL,
	"post_id" integer,
	"comment_id" integer,
	"answered_decision_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "community"."user_pseudonyms" ADD COLUMN "suspended_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "community"."moderation_cases" ADD CONSTRAINT "moderation_cases_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "community"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community"."moderation_cases" ADD CONSTRAINT "moderation_cases_comment_id_forum_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "community"."forum_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community"."moderation_appeals" ADD CONSTRAINT "moderation_appeals_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "community"."moderation_decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_open_post" ON "community"."moderation_cases" USING btree ("post_id") WHERE "community"."moderation_cases"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_open_comment" ON "community"."moderation_cases" USING btree ("comment_id") WHERE "community"."moderation_cases"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_open_appeal" ON "community"."moderation_cases" USING btree ("decision_id") WHERE "community"."moderation_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_queue" ON "community"."moderation_cases" USING btree ("has_risk" desc,"id") WHERE "community"."moderation_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "moderation_appeals_by_user" ON "community"."moderation_appeals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_newest" ON "community"."moderation_decisions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_by_pseudonym" ON "community"."moderation_decisions" USING btree ("pseudonym_id","created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_by_user" ON "community"."moderation_decisions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_by_moderator" ON "community"."moderation_decisions" USING btree ("moderator_id");