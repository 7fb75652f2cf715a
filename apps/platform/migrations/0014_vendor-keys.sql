CREATE TABLE "vendor_keys" (
	"vendor" text NOT NULL,
	"key_id" text NOT NULL,
	"public_key" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "vendor_keys_vendor_key_id_pk" PRIMARY KEY("vendor","key_id")
);
--> statement-breakpoint
-- Vendors sign with keys of their own now: the secrets that both ends had open nothing any more.
DELETE FROM "gateway_keys" WHERE "name" LIKE 'vendor/%';
