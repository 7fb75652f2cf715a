-- The ledger's rules are the database's own, so that no code path, script or console can break them.

-- All entries of a transaction come in one statement and add up to zero; a member's balance follows them.
CREATE FUNCTION ledger_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unbalanced uuid;
BEGIN
  SELECT transaction_id INTO unbalanced FROM added GROUP BY transaction_id HAVING sum(amount) <> 0 LIMIT 1;
  IF unbalanced IS NOT NULL THEN
    RAISE EXCEPTION 'ledger: the entries of transaction % do not add up to zero', unbalanced USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  UPDATE ledger_accounts AS account SET balance = account.balance + moved.amount
    FROM (SELECT account_id, sum(amount) AS amount FROM added GROUP BY account_id) AS moved
    WHERE account.id = moved.account_id AND account.kind = 'member';
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_post AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_post();
--> statement-breakpoint
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger: % of % is not allowed, post an opposite movement', TG_OP, TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_append_only';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint

-- A balance is changed by entries alone: an update that does not come from the trigger above is refused.
CREATE FUNCTION ledger_balance_is_computed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'ledger: a balance is the sum of its entries and is never edited' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balance_is_computed';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_balance_is_computed BEFORE UPDATE OF balance ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_balance_is_computed();
--> statement-breakpoint
CREATE FUNCTION ledger_account_starts_empty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance <> 0 THEN
    RAISE EXCEPTION 'ledger: an account starts empty, post a movement' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_account_starts_empty';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_account_starts_empty BEFORE INSERT ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_account_starts_empty();
