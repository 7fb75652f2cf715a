CREATE TABLE "licence_confirmations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"clause" text NOT NULL,
	"note" text NOT NULL,
	"confirmed_by" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_by" text,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "licence_confirmations_current" ON "licence_confirmations" USING btree ("brand","clause") WHERE withdrawn_at is null;--> statement-breakpoint
-- A confirmation is a record: it is withdrawn once, and nothing else of it ever changes.
CREATE FUNCTION licence_confirmation_is_a_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' OR OLD.withdrawn_at IS NOT NULL OR NEW.withdrawn_at IS NULL
    OR (NEW.id, NEW.brand, NEW.clause, NEW.note, NEW.confirmed_by, NEW.confirmed_at)
      IS DISTINCT FROM (OLD.id, OLD.brand, OLD.clause, OLD.note, OLD.confirmed_by, OLD.confirmed_at)
  THEN
    RAISE EXCEPTION 'a confirmation of a clause is a record' USING ERRCODE = 'check_violation', CONSTRAINT = 'licence_confirmation_is_a_record';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER licence_confirmation_is_a_record BEFORE UPDATE OR DELETE ON licence_confirmations FOR EACH ROW EXECUTE FUNCTION licence_confirmation_is_a_record();
