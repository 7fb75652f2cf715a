CREATE TABLE "draft_operations" (
	"draft_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"id" uuid NOT NULL,
	"batch" uuid NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"path" jsonb NOT NULL,
	"from" text,
	"to" text,
	"undoes" integer,
	"replaced" integer,
	CONSTRAINT "draft_operations_draft_id_sequence_pk" PRIMARY KEY("draft_id","sequence"),
	CONSTRAINT "draft_operations_id" UNIQUE("draft_id","id")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"base_version" integer,
	"base_text" text NOT NULL,
	"base_assets" jsonb NOT NULL,
	"text" text NOT NULL,
	"assets" jsonb NOT NULL,
	"sequence" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_operations" ADD CONSTRAINT "draft_operations_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_operations" ADD CONSTRAINT "draft_operations_undoes" FOREIGN KEY ("draft_id","undoes") REFERENCES "public"."draft_operations"("draft_id","sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_operations" ADD CONSTRAINT "draft_operations_replaced" FOREIGN KEY ("draft_id","replaced") REFERENCES "public"."draft_operations"("draft_id","sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_operations_batch" ON "draft_operations" USING btree ("draft_id","batch");--> statement-breakpoint
CREATE INDEX "drafts_newest" ON "drafts" USING btree ("brand","changed_at");--> statement-breakpoint

-- Nothing that a person has edited is ever lost: operations are only added.
CREATE FUNCTION draft_operations_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'drafts: % of % is not allowed, add an operation', TG_OP, TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = 'draft_operations_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER draft_operations_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON draft_operations FOR EACH STATEMENT EXECUTE FUNCTION draft_operations_are_append_only();
--> statement-breakpoint

-- A draft is always its base and its operations, so the base stays, and the sequence only grows.
CREATE FUNCTION draft_base_never_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.sequence >= OLD.sequence
    AND (NEW.id, NEW.brand, NEW.base_version, NEW.base_text, NEW.base_assets, NEW.created_by, NEW.created_at)
      IS NOT DISTINCT FROM (OLD.id, OLD.brand, OLD.base_version, OLD.base_text, OLD.base_assets, OLD.created_by, OLD.created_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'drafts: what a draft began with does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'draft_base_never_changes';
END $$;
--> statement-breakpoint
CREATE TRIGGER draft_base_never_changes BEFORE UPDATE OR DELETE ON drafts FOR EACH ROW EXECUTE FUNCTION draft_base_never_changes();
