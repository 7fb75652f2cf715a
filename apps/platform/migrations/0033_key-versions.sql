-- contracting: the previous version inserts keys with a conflict target of the name alone
CREATE TABLE "used_envelopes" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gateway_keys" ADD COLUMN "id" text DEFAULT 'initial' NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_keys" ADD COLUMN "kind" text DEFAULT 'random' NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_keys" ADD COLUMN "wrapped_by" text;--> statement-breakpoint
ALTER TABLE "gateway_keys" ADD COLUMN "active_from" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_keys" ADD COLUMN "retires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gateway_keys" DROP CONSTRAINT "gateway_keys_pkey";--> statement-breakpoint
ALTER TABLE "gateway_keys" ADD CONSTRAINT "gateway_keys_name_id_pk" PRIMARY KEY("name","id");--> statement-breakpoint
UPDATE "gateway_keys" SET "active_from" = "created_at", "kind" = CASE "name"
	WHEN 'wire-rsa' THEN 'rsa-2048'
	WHEN 'service-ed25519' THEN 'ed25519'
	WHEN 'payment-ed25519' THEN 'ed25519'
	WHEN 'oauth-dev' THEN 'p256'
	WHEN 'push-vapid' THEN 'vapid'
	WHEN 'account-numbers' THEN 'sealing'
	ELSE 'random'
END;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "key_id" text DEFAULT 'initial' NOT NULL;--> statement-breakpoint
CREATE INDEX "used_envelopes_by_expiry" ON "used_envelopes" USING btree ("expires_at");
