-- Each statement that changes the catalogue increases its revision in the same transaction, whoever runs it. Gateways
-- compare the revision with the one that they have loaded.
CREATE FUNCTION increase_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO revisions (name, number) VALUES (TG_ARGV[0], 1)
    ON CONFLICT (name) DO UPDATE SET number = revisions.number + 1;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER vendors_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vendors FOR EACH STATEMENT EXECUTE FUNCTION increase_revision('catalogue');
--> statement-breakpoint
CREATE TRIGGER games_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON games FOR EACH STATEMENT EXECUTE FUNCTION increase_revision('catalogue');
--> statement-breakpoint
CREATE TRIGGER merchant_vendors_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON merchant_vendors FOR EACH STATEMENT EXECUTE FUNCTION increase_revision('catalogue');
--> statement-breakpoint
CREATE TRIGGER game_classes_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON game_classes FOR EACH STATEMENT EXECUTE FUNCTION increase_revision('catalogue');
