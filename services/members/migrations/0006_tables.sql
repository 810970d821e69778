CREATE TABLE "members"."favourite_exercises" (
	"user_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_exercises_user_id_exercise_id_pk" PRIMARY KEY("user_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "members"."practices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"kind" text NOT NULL,
	"seconds" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"local_date" date NOT NULL,
	"client_id" uuid NOT NULL,
	CONSTRAINT "practices_one_per_submission" UNIQUE("user_id","client_id"),
	CONSTRAINT "practices_seconds" CHECK ("members"."practices"."seconds" > 0)
);
--> statement-breakpoint
CREATE INDEX "practices_by_user" ON "members"."practices" USING btree ("user_id","local_date","date","id");