CREATE TABLE "members"."user_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"feature_id" text NOT NULL,
	"sentiment" text NOT NULL,
	"emoji" text NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "user_feedback_by_user" ON "members"."user_feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_feedback_by_feature" ON "members"."user_feedback" USING btree ("feature_id","created_at" DESC NULLS LAST);