CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"permission" text NOT NULL,
	"brand" text,
	"request" text NOT NULL,
	"expected_version" bigint,
	"requested_by" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"result" text,
	CONSTRAINT "approvals_two_persons" CHECK ("approvals"."decided_by" <> "approvals"."requested_by"),
	CONSTRAINT "approvals_decision" CHECK (("approvals"."state" = 'waiting') = ("approvals"."decided_at" is null)),
	CONSTRAINT "approvals_decider" CHECK (("approvals"."state" in ('approved', 'rejected', 'stale')) = ("approvals"."decided_by" is not null)),
	CONSTRAINT "approvals_result" CHECK (("approvals"."state" = 'approved') = ("approvals"."result" is not null))
);
--> statement-breakpoint
CREATE TABLE "audit_checkpoints" (
	"chain" text NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL,
	CONSTRAINT "audit_checkpoints_chain_number_pk" PRIMARY KEY("chain","number")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chain" text NOT NULL,
	"number" bigint NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"operator_id" text,
	"token_id" text,
	"operation" text NOT NULL,
	"outcome" text NOT NULL,
	"error_code" text,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"changes" text NOT NULL,
	"address" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"chain" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
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
CREATE INDEX "approvals_state" ON "approvals" USING btree ("state","requested_at","id");--> statement-breakpoint
CREATE INDEX "approvals_requester" ON "approvals" USING btree ("requested_by","requested_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entries_number" ON "audit_entries" USING btree ("chain","number");--> statement-breakpoint
CREATE INDEX "audit_entries_time" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_chain_time" ON "audit_entries" USING btree ("chain","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_operator" ON "audit_entries" USING btree ("operator_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","at","id");--> statement-breakpoint
CREATE INDEX "releases_newest" ON "releases" USING btree ("brand","created_at");--> statement-breakpoint
CREATE INDEX "retired_files_age" ON "retired_release_files" USING btree ("retired_at");--> statement-breakpoint

-- The database itself keeps the rules of the audit log. No code path, script or console can break them unnoticed.

CREATE FUNCTION audit_never_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit: the rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = 'audit_never_changes';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION audit_never_changes();
--> statement-breakpoint
CREATE TRIGGER audit_checkpoints_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_checkpoints FOR EACH STATEMENT EXECUTE FUNCTION audit_never_changes();
--> statement-breakpoint
CREATE TRIGGER audit_heads_never_deleted BEFORE DELETE OR TRUNCATE ON audit_heads FOR EACH STATEMENT EXECUTE FUNCTION audit_never_changes();
--> statement-breakpoint

-- A head begins at zero, and only the trigger of the entries moves it, by one.
CREATE FUNCTION audit_head_follows_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.number = 0 AND NEW.hash = repeat('0', 64) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 AND NEW.chain = OLD.chain AND NEW.number = OLD.number + 1 THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit: the head of a chain is its last entry and is never edited' USING ERRCODE = 'check_violation', CONSTRAINT = 'audit_head_follows_entries';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER audit_head_follows_entries BEFORE INSERT OR UPDATE ON audit_heads FOR EACH ROW EXECUTE FUNCTION audit_head_follows_entries();
--> statement-breakpoint

-- Locks the head of a chain until the end of the transaction, and returns it. Creates it for the first entry. Runs with
-- the rights of the owner of the tables, because the role of the application cannot change heads.
CREATE FUNCTION audit_lock_head(of_chain text) RETURNS TABLE (number bigint, hash text) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT head.number, head.hash FROM audit_heads AS head WHERE head.chain = of_chain FOR UPDATE;
  IF FOUND THEN
    RETURN;
  END IF;
  INSERT INTO audit_heads (chain, number, hash) VALUES (of_chain, 0, repeat('0', 64)) ON CONFLICT DO NOTHING;
  RETURN QUERY SELECT head.number, head.hash FROM audit_heads AS head WHERE head.chain = of_chain FOR UPDATE;
END;
$$;
--> statement-breakpoint

-- Runs after the insert of each row, so that an insert that adds no row does not move the head.
CREATE FUNCTION audit_entry_follows_head() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  head record;
BEGIN
  SELECT * INTO head FROM audit_lock_head(NEW.chain);
  IF NEW.number <> head.number + 1 OR NEW.previous_hash <> head.hash THEN
    RAISE EXCEPTION 'audit: entry % of % does not follow entry %', NEW.number, NEW.chain, head.number USING ERRCODE = 'check_violation', CONSTRAINT = 'audit_entry_follows_head';
  END IF;
  UPDATE audit_heads SET number = NEW.number, hash = NEW.hash WHERE chain = NEW.chain;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_follows_head AFTER INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION audit_entry_follows_head();
--> statement-breakpoint

-- A request is decided once, and what was requested stays as it is.
CREATE FUNCTION approval_is_decided_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.state = 'waiting' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.state = 'waiting'
    AND (NEW.id, NEW.operation, NEW.permission, NEW.brand, NEW.request, NEW.expected_version, NEW.requested_by, NEW.requested_at, NEW.expires_at)
      IS NOT DISTINCT FROM (OLD.id, OLD.operation, OLD.permission, OLD.brand, OLD.request, OLD.expected_version, OLD.requested_by, OLD.requested_at, OLD.expires_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'approvals: a request is decided once and does not change otherwise' USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_is_decided_once';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER approval_is_decided_once BEFORE INSERT OR UPDATE ON approvals FOR EACH ROW EXECUTE FUNCTION approval_is_decided_once();
--> statement-breakpoint
CREATE TRIGGER approvals_never_deleted BEFORE DELETE OR TRUNCATE ON approvals FOR EACH STATEMENT EXECUTE FUNCTION audit_never_changes();
--> statement-breakpoint

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
