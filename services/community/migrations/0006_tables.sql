CREATE TABLE "community"."live_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community"."live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1 CYCLE),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"event" varchar(20) NOT NULL,
	"post_id" integer,
	"comment_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "live_events_in_order" ON "community"."live_events" USING btree ("transaction","id");--> statement-breakpoint
CREATE INDEX "blocks_by_pseudonym" ON "community"."blocks" USING btree ("pseudonym_id");