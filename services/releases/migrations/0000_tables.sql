CREATE SCHEMA "releases";
--> statement-breakpoint
CREATE TABLE "releases"."releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"release" jsonb NOT NULL,
	"live" boolean NOT NULL,
	"activated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "releases_version_once" UNIQUE("remote","version")
);
