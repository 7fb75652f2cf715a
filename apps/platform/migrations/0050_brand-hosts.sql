CREATE TABLE "brand_hosts" (
	"brand" text NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"found" text,
	"method" text,
	"added_by" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"last_checked_at" timestamp (3) with time zone,
	"lost_since" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brand_hosts_brand_host_pk" PRIMARY KEY("brand","host")
);
--> statement-breakpoint
ALTER TABLE "draft_previews" DROP CONSTRAINT "draft_previews_content";--> statement-breakpoint
ALTER TABLE "draft_previews" ADD COLUMN "environment" text;--> statement-breakpoint
CREATE UNIQUE INDEX "brand_hosts_verified" ON "brand_hosts" USING btree ("host") WHERE state = 'verified';--> statement-breakpoint
CREATE INDEX "brand_hosts_due" ON "brand_hosts" USING btree ("next_check_at");--> statement-breakpoint
ALTER TABLE "draft_previews" ADD CONSTRAINT "draft_previews_content" CHECK (num_nonnulls(draft_id, release_id, environment) = 1);--> statement-breakpoint
-- A verified host changes what gateways serve, so they load the brands again.
CREATE TRIGGER brand_hosts_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON brand_hosts FOR EACH STATEMENT EXECUTE FUNCTION increase_revision('releases');
--> statement-breakpoint
-- The hosts of live releases stay live. The first check finds no record yet, so their brands get a warning with a date.
INSERT INTO brand_hosts (brand, host, token, state, added_by, started_at, verified_at, next_check_at)
SELECT live.brand, host, replace(gen_random_uuid()::text, '-', ''), 'verified', live.changed_by, now(), now(), now()
FROM brand_environments live
JOIN releases ON releases.id = live.release_id
JOIN brand_versions version ON version.brand = releases.brand AND version.number = releases.version
CROSS JOIN LATERAL jsonb_array_elements_text(coalesce(version.text::jsonb -> 'domains', '[]'::jsonb)) AS host
WHERE live.environment = 'live'
ON CONFLICT DO NOTHING;
