CREATE TABLE "release_trial_counts" (
	"trial_id" uuid NOT NULL,
	"group" text NOT NULL,
	"visitors" bigint NOT NULL,
	"starts" bigint NOT NULL,
	"errors" bigint NOT NULL,
	"lost" bigint NOT NULL,
	CONSTRAINT "release_trial_counts_trial_id_group_pk" PRIMARY KEY("trial_id","group")
);
--> statement-breakpoint
CREATE TABLE "release_trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"release_id" text NOT NULL,
	"stable_id" text NOT NULL,
	"share" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"at_end" text NOT NULL,
	"reason" text NOT NULL,
	"approvers" jsonb NOT NULL,
	"state" text NOT NULL,
	"cause" text,
	"started_by" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_by" text,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "release_trials_share" CHECK (share between 1 and 50)
);
--> statement-breakpoint
ALTER TABLE "release_trial_counts" ADD CONSTRAINT "release_trial_counts_trial_id_release_trials_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."release_trials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_trials" ADD CONSTRAINT "release_trials_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_trials" ADD CONSTRAINT "release_trials_stable_id_releases_id_fk" FOREIGN KEY ("stable_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "release_trials_running" ON "release_trials" USING btree ("brand") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "release_trials_newest" ON "release_trials" USING btree ("brand","started_at");--> statement-breakpoint
-- A trial changes what gateways serve, so they load it like another live release.
CREATE TRIGGER release_trials_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON release_trials FOR EACH STATEMENT EXECUTE FUNCTION increase_revision('releases');
--> statement-breakpoint
-- A trial ends once, and only its end is ever written. Its row is a record.
CREATE FUNCTION release_trial_ends_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'running' OR NEW.state = 'running'
    OR (NEW.id, NEW.brand, NEW.release_id, NEW.stable_id, NEW.share, NEW.ends_at, NEW.at_end, NEW.reason, NEW.approvers, NEW.started_by, NEW.started_at)
      IS DISTINCT FROM (OLD.id, OLD.brand, OLD.release_id, OLD.stable_id, OLD.share, OLD.ends_at, OLD.at_end, OLD.reason, OLD.approvers, OLD.started_by, OLD.started_at)
  THEN
    RAISE EXCEPTION 'a trial ends once' USING ERRCODE = 'check_violation', CONSTRAINT = 'release_trial_ends_once';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER release_trial_ends_once BEFORE UPDATE ON release_trials FOR EACH ROW EXECUTE FUNCTION release_trial_ends_once();
