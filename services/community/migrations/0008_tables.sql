CREATE TABLE "community"."reserved_names" (
	"skeleton" text PRIMARY KEY NOT NULL,
	"free_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
