CREATE TABLE "members"."journal_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"prompt_id" text,
	"prompt_text" text,
	"content" text NOT NULL,
	"client_id" uuid NOT NULL,
	"said" text NOT NULL,
	"new_badges" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "journal_entries_one_per_submission" UNIQUE("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "members"."module_progress" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"pillar" text NOT NULL,
	"module_id" integer NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"completed_tasks" text[] DEFAULT '{}'::text[] NOT NULL,
	"completed_date" timestamp with time zone,
	"last_updated" timestamp with time zone NOT NULL,
	CONSTRAINT "module_progress_one_per_module" UNIQUE("user_id","pillar","module_id")
);
--> statement-breakpoint
CREATE INDEX "journal_entries_by_user" ON "members"."journal_entries" USING btree ("user_id","local_date","date","id");