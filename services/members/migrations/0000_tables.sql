CREATE SCHEMA "members";
--> statement-breakpoint
CREATE TABLE "members"."user_badges" (
	"user_id" text NOT NULL,
	"badge_id" text NOT NULL,
	"earned_on" date NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_badges_user_id_badge_id_pk" PRIMARY KEY("user_id","badge_id")
);
--> statement-breakpoint
CREATE TABLE "members"."check_in_submissions" (
	"user_id" text NOT NULL,
	"client_id" uuid NOT NULL,
	"check_in_id" uuid NOT NULL,
	"outcome" jsonb NOT NULL,
	CONSTRAINT "check_in_submissions_user_id_client_id_pk" PRIMARY KEY("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "members"."check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"date" timestamp with time zone DEFAULT now() NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"mood" integer NOT NULL,
	"thoughts" text,
	CONSTRAINT "check_ins_one_a_day" UNIQUE("user_id","local_date"),
	CONSTRAINT "check_ins_mood" CHECK ("members"."check_ins"."mood" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "members"."users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"age" text,
	"goals" text[] NOT NULL,
	"burnout_level" integer,
	"notification_preferences" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"joined_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members"."check_in_submissions" ADD CONSTRAINT "check_in_submissions_check_in_id_check_ins_id_fk" FOREIGN KEY ("check_in_id") REFERENCES "members"."check_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_ins_by_user" ON "members"."check_ins" USING btree ("user_id","local_date" DESC NULLS LAST);