-- The database itself keeps the rules of the ledger. No code path, script or console can break them.

-- A held amount belongs to the reference of its transaction. `rain/<id>` and `rain/<id>/<position>` are one cause.
CREATE FUNCTION ledger_cause(reference text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT array_to_string((string_to_array(reference, '/'))[1:2], '/')
$$;
--> statement-breakpoint
INSERT INTO ledger_holds (account_id, cause, amount)
  SELECT entry.account_id, ledger_cause(posted.reference), sum(entry.amount)
    FROM ledger_entries AS entry
    JOIN ledger_accounts AS account ON account.id = entry.account_id AND account.kind = 'held'
    JOIN ledger_transactions AS posted ON posted.id = entry.transaction_id
    GROUP BY 1, 2
    HAVING sum(entry.amount) <> 0;
--> statement-breakpoint

-- Runs with the rights of the owner of the tables, because the role of the application cannot change balances.
CREATE OR REPLACE FUNCTION ledger_post() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  broken uuid;
  change record;
BEGIN
  SELECT transaction_id INTO broken FROM added GROUP BY transaction_id HAVING sum(amount) <> 0 LIMIT 1;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'ledger: the entries of transaction % do not add up to zero', broken USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  SELECT entry.transaction_id INTO broken FROM added AS entry
    JOIN ledger_accounts AS account ON account.id = entry.account_id
    GROUP BY entry.transaction_id HAVING count(DISTINCT account.currency) > 1 LIMIT 1;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'ledger: the entries of transaction % have several currencies', broken USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_one_currency';
  END IF;
  SELECT stored.transaction_id INTO broken FROM ledger_entries AS stored
    JOIN (SELECT transaction_id, count(*) AS entries FROM added GROUP BY transaction_id) AS posted ON posted.transaction_id = stored.transaction_id
    GROUP BY stored.transaction_id, posted.entries HAVING count(*) <> posted.entries LIMIT 1;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'ledger: transaction % is complete and accepts no further entries', broken USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transaction_complete';
  END IF;
  UPDATE ledger_accounts AS account SET balance = account.balance + moved.amount
    FROM (SELECT account_id, sum(amount) AS amount FROM added GROUP BY account_id) AS moved
    WHERE account.id = moved.account_id AND account.kind = 'member';
  FOR change IN
    SELECT entry.account_id, ledger_cause(posted.reference) AS cause, sum(entry.amount) AS amount
      FROM added AS entry
      JOIN ledger_accounts AS account ON account.id = entry.account_id AND account.kind = 'held'
      JOIN ledger_transactions AS posted ON posted.id = entry.transaction_id
      GROUP BY 1, 2 HAVING sum(entry.amount) <> 0 ORDER BY 1, 2
  LOOP
    INSERT INTO ledger_holds (account_id, cause, amount) VALUES (change.account_id, change.cause, 0) ON CONFLICT DO NOTHING;
    UPDATE ledger_holds SET amount = amount + change.amount WHERE account_id = change.account_id AND cause = change.cause;
    -- A concurrent transaction has released the whole amount.
    IF NOT FOUND THEN
      RAISE EXCEPTION 'ledger: % holds nothing in %', change.cause, change.account_id USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_hold_not_negative';
    END IF;
    DELETE FROM ledger_holds WHERE account_id = change.account_id AND cause = change.cause AND amount = 0;
  END LOOP;
  RETURN NULL;
END;
$$;
--> statement-breakpoint

-- A transaction without entries cannot be committed. Otherwise entries could follow later, under its old time.
CREATE FUNCTION ledger_transaction_has_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM ledger_entries WHERE transaction_id = NEW.id) THEN
    RAISE EXCEPTION 'ledger: transaction % has no entries', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transaction_has_entries';
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transaction_has_entries AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transaction_has_entries();
--> statement-breakpoint

CREATE FUNCTION ledger_holds_are_computed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'ledger: a held amount is the sum of its entries and is never edited' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_holds_are_computed';
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_holds_are_computed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ledger_holds FOR EACH STATEMENT EXECUTE FUNCTION ledger_holds_are_computed();
--> statement-breakpoint

-- Only the balance of an account changes. Another currency, kind or owner would change the meaning of old entries.
CREATE FUNCTION ledger_account_is_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.merchant, NEW.kind, NEW.member_id, NEW.currency) IS DISTINCT FROM (OLD.id, OLD.merchant, OLD.kind, OLD.member_id, OLD.currency) THEN
    RAISE EXCEPTION 'ledger: account % is fixed, only its balance changes', OLD.id USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_account_is_fixed';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_account_is_fixed BEFORE UPDATE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_account_is_fixed();
