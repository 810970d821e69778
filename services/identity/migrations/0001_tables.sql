CREATE TABLE "identity"."deletions" (
	"account_id" text PRIMARY KEY NOT NULL,
	"email" text,
	"deleted_at" timestamp with time zone NOT NULL,
	"purge_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "identity"."deletions" ADD CONSTRAINT "deletions_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;