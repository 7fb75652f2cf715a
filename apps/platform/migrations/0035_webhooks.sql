CREATE TABLE "bet_volume_reports" (
	"merchant" text PRIMARY KEY NOT NULL,
	"reported_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"error" text
);
--> statement-breakpoint
CREATE INDEX "webhook_events_by_due" ON "webhook_events" USING btree ("due_at") WHERE "webhook_events"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_by_delivery" ON "webhook_events" USING btree ("delivered_at");