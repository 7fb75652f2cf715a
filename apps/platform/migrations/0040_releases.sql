CREATE TABLE "brand_environments" (
	"brand" text NOT NULL,
	"environment" text NOT NULL,
	"release_id" text NOT NULL,
	"number" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brand_environments_brand_environment_pk" PRIMARY KEY("brand","environment")
);
--> statement-breakpoint
CREATE TABLE "brand_environment_changes" (
	"brand" text NOT NULL,
	"environment" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"release_id" text NOT NULL,
	"previous_id" text,
	"reason" text NOT NULL,
	"changed_by" text NOT NULL,
	"approved_by" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brand_environment_changes_brand_environment_number_pk" PRIMARY KEY("brand","environment","number")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"version" integer NOT NULL,
	"compile_id" text NOT NULL,
	"build" text NOT NULL,
	"manifest" text NOT NULL,
	"file_count" integer NOT NULL,
	"stored_size" bigint NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "releases_content" UNIQUE("brand","version","compile_id","manifest")
);
--> statement-breakpoint
CREATE TABLE "retired_release_files" (
	"brand" text NOT NULL,
	"path" text NOT NULL,
	"hash" text NOT NULL,
	"retired_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "retired_release_files_brand_path_pk" PRIMARY KEY("brand","path")
);
--> statement-breakpoint
CREATE TABLE "brand_assets" (
	"brand" text NOT NULL,
	"hash" text NOT NULL,
	"size" integer NOT NULL,
	"format" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brand_assets_brand_hash_pk" PRIMARY KEY("brand","hash")
);
--> statement-breakpoint
CREATE TABLE "brand_versions" (
	"brand" text NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"assets" jsonb NOT NULL,
	"hash" text NOT NULL,
	"base_number" integer,
	"note" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brand_versions_brand_number_pk" PRIMARY KEY("brand","number")
);
--> statement-breakpoint
ALTER TABLE "brand_environments" ADD CONSTRAINT "brand_environments_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_environment_changes" ADD CONSTRAINT "brand_environment_changes_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_environment_changes" ADD CONSTRAINT "brand_environment_changes_previous_id_releases_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_brand_version_brand_versions_brand_number_fk" FOREIGN KEY ("brand","version") REFERENCES "public"."brand_versions"("brand","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_versions" ADD CONSTRAINT "brand_versions_brand_base_number_brand_versions_brand_number_fk" FOREIGN KEY ("brand","base_number") REFERENCES "public"."brand_versions"("brand","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "releases_newest" ON "releases" USING btree ("brand","created_at");--> statement-breakpoint
CREATE INDEX "retired_files_age" ON "retired_release_files" USING btree ("retired_at");--> statement-breakpoint
-- Versions, images, releases and the history are evidence of what members saw. Nobody changes them.
CREATE FUNCTION releases_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'releases: % of % is not allowed, add a row', TG_OP, TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = 'releases_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER brand_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON brand_versions FOR EACH STATEMENT EXECUTE FUNCTION releases_are_append_only();
--> statement-breakpoint
CREATE TRIGGER brand_assets_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON brand_assets FOR EACH STATEMENT EXECUTE FUNCTION releases_are_append_only();
--> statement-breakpoint
CREATE TRIGGER releases_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON releases FOR EACH STATEMENT EXECUTE FUNCTION releases_are_append_only();
--> statement-breakpoint
CREATE TRIGGER brand_environment_changes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON brand_environment_changes FOR EACH STATEMENT EXECUTE FUNCTION releases_are_append_only();
--> statement-breakpoint
-- Gateways compare this revision with the one that they have loaded.
CREATE TRIGGER brand_environments_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON brand_environments FOR EACH STATEMENT EXECUTE FUNCTION increase_revision('releases');
