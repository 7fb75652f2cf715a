ALTER TABLE "release_decisions" ADD COLUMN "signature" jsonb;--> statement-breakpoint
ALTER TABLE "brand_versions" ADD COLUMN "editors" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint

-- Nobody approves their own work: those who edited the draft of the version have worked on the release too. A signature is
-- about the same files as the decision.
CREATE OR REPLACE FUNCTION release_decision_is_independent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  made record;
  statement jsonb;
BEGIN
  SELECT r.manifest, r.created_by AS release_by, v.created_by AS version_by, v.editors INTO made
    FROM releases r JOIN brand_versions v ON v.brand = r.brand AND v.number = r.version WHERE r.id = NEW.release_id;
  IF NEW.decided_by IN (made.release_by, made.version_by) OR made.editors ? NEW.decided_by THEN
    RAISE EXCEPTION 'releases: those who worked on a release cannot decide on it' USING ERRCODE = 'check_violation', CONSTRAINT = 'release_decision_not_own';
  END IF;
  IF NEW.manifest IS DISTINCT FROM made.manifest THEN
    RAISE EXCEPTION 'releases: a decision is about the files of the release' USING ERRCODE = 'check_violation', CONSTRAINT = 'release_decision_of_files';
  END IF;
  IF NEW.signature IS NOT NULL THEN
    statement := (NEW.signature->>'statement')::jsonb;
    IF statement->>'manifest' IS DISTINCT FROM NEW.manifest OR statement->>'release' IS DISTINCT FROM NEW.release_id THEN
      RAISE EXCEPTION 'releases: a signature is about the files of the release' USING ERRCODE = 'check_violation', CONSTRAINT = 'release_decision_signature';
    END IF;
  END IF;
  RETURN NEW;
END $$;
