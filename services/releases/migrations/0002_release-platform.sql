CREATE TABLE "releases"."audit_log" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"name" text NOT NULL,
	"version" text,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "releases"."activations" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended" text
);
--> statement-breakpoint
CREATE TABLE "releases"."canaries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"percent" double precision NOT NULL,
	"tiers" text[] NOT NULL,
	"offset" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended" text
);
--> statement-breakpoint
CREATE TABLE "releases"."compositions" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases"."pointer" (
	"id" integer PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"text" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases"."passes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"version" text,
	"user_id" text,
	"label" text NOT NULL,
	"by" text NOT NULL,
	"code_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "passes_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "releases"."versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"team" text NOT NULL,
	"record" text NOT NULL,
	"digest" text NOT NULL,
	"signature" text NOT NULL,
	"sizes" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text NOT NULL,
	"state" text NOT NULL,
	"checks" jsonb NOT NULL,
	"preload" jsonb,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "versions_once" UNIQUE("name","version")
);
--> statement-breakpoint
CREATE TABLE "releases"."health_minutes" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"visits" integer NOT NULL,
	"failed" integer NOT NULL,
	"load_errors" integer NOT NULL,
	"render_errors" integer NOT NULL,
	"integrity_failures" integer NOT NULL,
	"lcp" integer[] NOT NULL,
	"inp" integer[] NOT NULL,
	CONSTRAINT "health_minutes_name_version_minute_pk" PRIMARY KEY("name","version","minute")
);
--> statement-breakpoint
CREATE TABLE "releases"."memberships" (
	"user_id" text NOT NULL,
	"team" text NOT NULL,
	"token_id" uuid NOT NULL,
	"label" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_user_id_team_pk" PRIMARY KEY("user_id","team")
);
--> statement-breakpoint
CREATE TABLE "releases"."teams" (
	"name" text PRIMARY KEY NOT NULL,
	"mail" text,
	"remotes" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases"."tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team" text NOT NULL,
	"label" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "releases"."memberships" ADD CONSTRAINT "memberships_team_teams_name_fk" FOREIGN KEY ("team") REFERENCES "releases"."teams"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases"."memberships" ADD CONSTRAINT "memberships_token_id_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "releases"."tokens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases"."tokens" ADD CONSTRAINT "tokens_team_teams_name_fk" FOREIGN KEY ("team") REFERENCES "releases"."teams"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activations_by_name" ON "releases"."activations" USING btree ("name","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "canaries_by_name" ON "releases"."canaries" USING btree ("name","started_at" DESC NULLS LAST);