DROP INDEX "releases"."canaries_by_name";--> statement-breakpoint
CREATE UNIQUE INDEX "activations_live" ON "releases"."activations" USING btree ("name") WHERE "releases"."activations"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "canaries_running" ON "releases"."canaries" USING btree ("name") WHERE "releases"."canaries"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "versions_waiting" ON "releases"."versions" USING btree ("published_at") WHERE "releases"."versions"."state" = 'checking';