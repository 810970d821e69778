CREATE TABLE "members"."support_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"message" text NOT NULL,
	"priority" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "support_messages_by_user" ON "members"."support_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_messages_in_turn" ON "members"."support_messages" USING btree ("priority" DESC NULLS LAST,"created_at");