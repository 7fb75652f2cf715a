CREATE TABLE "fleet_items" (
	"run_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"live_id" text NOT NULL,
	"number" integer NOT NULL,
	"release_id" text,
	"files" integer DEFAULT 0 NOT NULL,
	"bytes_before" bigint DEFAULT 0 NOT NULL,
	"bytes_after" bigint DEFAULT 0 NOT NULL,
	"paths" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone,
	CONSTRAINT "fleet_items_run_id_brand_pk" PRIMARY KEY("run_id","brand")
);
--> statement-breakpoint
CREATE TABLE "fleet_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"released_by" text,
	"release_reason" text,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "fleet_items" ADD CONSTRAINT "fleet_items_run_id_fleet_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."fleet_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_items" ADD CONSTRAINT "fleet_items_live_id_releases_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_items" ADD CONSTRAINT "fleet_items_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_items" ADD CONSTRAINT "fleet_items_brand_version_brand_versions_brand_number_fk" FOREIGN KEY ("brand","version") REFERENCES "public"."brand_versions"("brand","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fleet_items_open" ON "fleet_items" USING btree ("run_id") WHERE "fleet_items"."state" in ('waiting', 'releasing');--> statement-breakpoint
CREATE UNIQUE INDEX "fleet_runs_active" ON "fleet_runs" USING btree ((true)) WHERE "fleet_runs"."state" in ('composing', 'composed', 'releasing');--> statement-breakpoint
CREATE INDEX "fleet_runs_newest" ON "fleet_runs" USING btree ("started_at");