CREATE TABLE "compiled_apps" (
	"id" text PRIMARY KEY NOT NULL,
	"features" jsonb NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"release_id" text NOT NULL,
	"text" text NOT NULL,
	"pin" jsonb,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_by" text,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "release_decisions" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_decisions_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"release_id" text NOT NULL,
	"manifest" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"decided_by" text NOT NULL,
	"roles" jsonb NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_policies" (
	"brand" text NOT NULL,
	"environment" text NOT NULL,
	"approvals" integer NOT NULL,
	"roles" jsonb NOT NULL,
	"number" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "release_policies_brand_environment_pk" PRIMARY KEY("brand","environment"),
	CONSTRAINT "release_policies_approvals" CHECK (approvals between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "release_review_requests" (
	"release_id" text PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"environment" text NOT NULL,
	"release_id" text NOT NULL,
	"expected_number" integer NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"error_code" text,
	"scheduled_by" text NOT NULL,
	"scheduled_at" timestamp (3) with time zone NOT NULL,
	"ended_by" text,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "brand_environment_changes" ADD COLUMN "approvers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "release_comments" ADD CONSTRAINT "release_comments_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_decisions" ADD CONSTRAINT "release_decisions_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_review_requests" ADD CONSTRAINT "release_review_requests_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_releases" ADD CONSTRAINT "scheduled_releases_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_comments_by_release" ON "release_comments" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "release_decisions_by_release" ON "release_decisions" USING btree ("release_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_releases_waiting" ON "scheduled_releases" USING btree ("brand","environment") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "scheduled_releases_due" ON "scheduled_releases" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint

-- Nobody approves their own work, and a decision is about exactly the files of the release.
CREATE FUNCTION release_decision_is_independent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  made record;
BEGIN
  SELECT r.manifest, r.created_by AS release_by, v.created_by AS version_by INTO made
    FROM releases r JOIN brand_versions v ON v.brand = r.brand AND v.number = r.version WHERE r.id = NEW.release_id;
  IF NEW.decided_by IN (made.release_by, made.version_by) THEN
    RAISE EXCEPTION 'releases: those who made a release or its version cannot decide on it' USING ERRCODE = 'check_violation', CONSTRAINT = 'release_decision_not_own';
  END IF;
  IF NEW.manifest IS DISTINCT FROM made.manifest THEN
    RAISE EXCEPTION 'releases: a decision is about the files of the release' USING ERRCODE = 'check_violation', CONSTRAINT = 'release_decision_of_files';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER release_decision_is_independent BEFORE INSERT ON release_decisions FOR EACH ROW EXECUTE FUNCTION release_decision_is_independent();
--> statement-breakpoint
CREATE TRIGGER release_decisions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON release_decisions FOR EACH STATEMENT EXECUTE FUNCTION releases_are_append_only();
--> statement-breakpoint
-- A schedule ends once, and what was scheduled stays as it is.
CREATE FUNCTION scheduled_release_ends_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'waiting'
    AND (NEW.id, NEW.brand, NEW.environment, NEW.release_id, NEW.expected_number, NEW.due_at, NEW.reason, NEW.scheduled_by, NEW.scheduled_at)
      IS NOT DISTINCT FROM (OLD.id, OLD.brand, OLD.environment, OLD.release_id, OLD.expected_number, OLD.due_at, OLD.reason, OLD.scheduled_by, OLD.scheduled_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'releases: a scheduled release ends once and does not change otherwise' USING ERRCODE = 'check_violation', CONSTRAINT = 'scheduled_release_ends_once';
END $$;
--> statement-breakpoint
CREATE TRIGGER scheduled_release_ends_once BEFORE UPDATE ON scheduled_releases FOR EACH ROW EXECUTE FUNCTION scheduled_release_ends_once();
