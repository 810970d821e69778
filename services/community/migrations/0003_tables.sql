CREATE TABLE "community"."blocks" (
	"user_id" text NOT NULL,
	"pseudonym_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_user_id_pseudonym_id_pk" PRIMARY KEY("user_id","pseudonym_id")
);
--> statement-breakpoint
CREATE INDEX "blocks_by_user" ON "community"."blocks" USING btree ("user_id","created_at","pseudonym_id");