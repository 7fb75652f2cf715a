CREATE TABLE "incident_switches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"merchant" text NOT NULL,
	"subject" text NOT NULL,
	"stop_reason" text NOT NULL,
	"stopped_by" text NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL,
	"start_reason" text,
	"started_by" text,
	"started_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "incident_switches_in_force" ON "incident_switches" USING btree ("kind","merchant","subject") WHERE started_at is null;--> statement-breakpoint
-- Gateways compare this revision with the one that they have loaded.
CREATE TRIGGER incident_switches_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON incident_switches FOR EACH STATEMENT EXECUTE FUNCTION increase_revision('incident-switches');
