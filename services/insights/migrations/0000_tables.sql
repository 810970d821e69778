CREATE SCHEMA "insights";
--> statement-breakpoint
CREATE TABLE "insights"."coach_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"from" text NOT NULL,
	"content" text NOT NULL,
	"source" text,
	"prompt" text,
	"is_partial" boolean NOT NULL,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insights"."answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"source" text NOT NULL,
	"prompt" text,
	"generated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insights"."plan_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" text NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "insights"."plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"recommendations_id" uuid NOT NULL,
	"content" text NOT NULL,
	"source" text NOT NULL,
	"generated_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plans_one_per_member" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "insights"."model_quotas" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"quota" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "model_quotas_user_id_day_quota_pk" PRIMARY KEY("user_id","day","quota"),
	CONSTRAINT "model_quotas_used" CHECK ("insights"."model_quotas"."used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "insights"."plan_steps" ADD CONSTRAINT "plan_steps_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "insights"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_messages_by_user" ON "insights"."coach_messages" USING btree ("user_id","date","id");--> statement-breakpoint
CREATE INDEX "answers_by_user" ON "insights"."answers" USING btree ("user_id","kind","generated_at","id");--> statement-breakpoint
CREATE INDEX "plan_steps_by_plan" ON "insights"."plan_steps" USING btree ("plan_id","position");