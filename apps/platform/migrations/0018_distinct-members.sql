CREATE TABLE "team_since" (
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"since" date NOT NULL,
	"merchant" text NOT NULL,
	"betting" integer DEFAULT 0 NOT NULL,
	"active" integer DEFAULT 0 NOT NULL,
	"logged_in" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "team_since_member_id_day_since_pk" PRIMARY KEY("member_id","day","since")
);
--> statement-breakpoint
ALTER TABLE "member_days" ADD COLUMN "betting_since" date;--> statement-breakpoint
ALTER TABLE "member_days" ADD COLUMN "active_since" date;--> statement-breakpoint
ALTER TABLE "member_days" ADD COLUMN "logged_in_since" date;
--> statement-breakpoint

-- Folds the oldest changes into the days of the members and of everybody above them; answers how many there were. One at a
-- time, so that no two folds wait for each other's rows. Then, for the few members whom a change carries over a line or
-- back, moves what their uplines have in team_since.
CREATE OR REPLACE FUNCTION team_fold(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  folded integer;
  moved_ids text[];
  moved_from date[];
BEGIN
  PERFORM pg_advisory_xact_lock(5489380);
  WITH taken AS (
    DELETE FROM team_changes WHERE id IN (SELECT id FROM team_changes ORDER BY id LIMIT most) RETURNING *
  ), changed AS (
    SELECT merchant, member_id, day, sum(placed)::int AS placed, sum(settled)::int AS settled, sum(valid_bet)::bigint AS valid_bet, sum(prize)::bigint AS prize, sum(bonus)::bigint AS bonus, sum(rebate)::bigint AS rebate,
      sum(salary)::bigint AS salary, sum(dividend)::bigint AS dividend, sum(deposit)::bigint AS deposit, sum(withdrawal)::bigint AS withdrawal, sum(logins)::int AS logins, sum(joined)::int AS joined
    FROM taken GROUP BY merchant, member_id, day
  ), own AS (
    INSERT INTO member_days AS known (member_id, day, merchant, placed, settled, valid_bet, prize, bonus, rebate, salary, dividend, deposit, withdrawal, logins)
    SELECT member_id, day, merchant, placed, settled, valid_bet, prize, bonus, rebate, salary, dividend, deposit, withdrawal, logins FROM changed
    WHERE placed <> 0 OR settled <> 0 OR valid_bet <> 0 OR prize <> 0 OR bonus <> 0 OR rebate <> 0 OR salary <> 0 OR dividend <> 0 OR deposit <> 0 OR withdrawal <> 0 OR logins <> 0
    ON CONFLICT (member_id, day) DO UPDATE SET placed = known.placed + excluded.placed, settled = known.settled + excluded.settled, valid_bet = known.valid_bet + excluded.valid_bet, prize = known.prize + excluded.prize,
      bonus = known.bonus + excluded.bonus, rebate = known.rebate + excluded.rebate, salary = known.salary + excluded.salary, dividend = known.dividend + excluded.dividend,
      deposit = known.deposit + excluded.deposit, withdrawal = known.withdrawal + excluded.withdrawal, logins = known.logins + excluded.logins
  ), counted AS (
    -- What the day was before still stands in the table for this statement.
    SELECT changed.*, members.lineage, known.day IS NULL AS is_new,
      coalesce(known.valid_bet, 0) >= merchants.active_minimum AND coalesce(known.valid_bet, 0) + changed.valid_bet >= merchants.active_minimum AS stays_active,
      (coalesce(known.placed, 0) + changed.placed > 0)::int - (coalesce(known.placed, 0) > 0)::int AS betting,
      (coalesce(known.valid_bet, 0) + changed.valid_bet >= merchants.active_minimum)::int - (coalesce(known.valid_bet, 0) >= merchants.active_minimum)::int AS active,
      (coalesce(known.logins, 0) + changed.logins > 0)::int - (coalesce(known.logins, 0) > 0)::int AS logged_in
    FROM changed
    JOIN members ON members.id = changed.member_id
    JOIN merchants ON merchants.code = changed.merchant
    LEFT JOIN member_days AS known ON known.member_id = changed.member_id AND known.day = changed.day
  ), team AS (
    INSERT INTO team_days AS known (member_id, day, merchant, placed, settled, valid_bet, prize, bonus, rebate, salary, dividend, deposit, withdrawal, logins, joined, betting, active, logged_in)
    SELECT head.id, day, merchant, sum(placed), sum(settled), sum(valid_bet), sum(prize), sum(bonus), sum(rebate), sum(salary), sum(dividend), sum(deposit), sum(withdrawal), sum(logins), sum(joined), sum(betting), sum(active), sum(logged_in)
    FROM counted CROSS JOIN LATERAL unnest(string_to_array(trim(BOTH '/' FROM lineage), '/')) AS head(id)
    GROUP BY head.id, day, merchant
    ON CONFLICT (member_id, day) DO UPDATE SET placed = known.placed + excluded.placed, settled = known.settled + excluded.settled, valid_bet = known.valid_bet + excluded.valid_bet, prize = known.prize + excluded.prize,
      bonus = known.bonus + excluded.bonus, rebate = known.rebate + excluded.rebate, salary = known.salary + excluded.salary, dividend = known.dividend + excluded.dividend,
      deposit = known.deposit + excluded.deposit, withdrawal = known.withdrawal + excluded.withdrawal, logins = known.logins + excluded.logins,
      joined = known.joined + excluded.joined, betting = known.betting + excluded.betting, active = known.active + excluded.active, logged_in = known.logged_in + excluded.logged_in
  ), sized AS (
    INSERT INTO team_sizes AS known (member_id, merchant, members)
    SELECT head.id, merchant, sum(joined) FROM counted CROSS JOIN LATERAL unnest(string_to_array(trim(BOTH '/' FROM lineage), '/')) AS head(id) WHERE joined <> 0 GROUP BY head.id, merchant
    ON CONFLICT (member_id) DO UPDATE SET members = known.members + excluded.members
  ), by_category AS (
    SELECT taken.merchant, taken.member_id, taken.day, taken.category, members.lineage, sum(settled)::int AS settled, sum(valid_bet)::bigint AS valid_bet, sum(prize)::bigint AS prize
    FROM taken JOIN members ON members.id = taken.member_id
    WHERE taken.category IS NOT NULL AND (settled <> 0 OR valid_bet <> 0 OR prize <> 0) GROUP BY 1, 2, 3, 4, 5
  ), own_category AS (
    INSERT INTO member_day_categories AS known (member_id, day, category, merchant, settled, valid_bet, prize)
    SELECT member_id, day, category, merchant, settled, valid_bet, prize FROM by_category
    ON CONFLICT (member_id, day, category) DO UPDATE SET settled = known.settled + excluded.settled, valid_bet = known.valid_bet + excluded.valid_bet, prize = known.prize + excluded.prize
  ), team_category AS (
    INSERT INTO team_day_categories AS known (member_id, day, category, merchant, settled, valid_bet, prize)
    SELECT head.id, day, category, merchant, sum(settled), sum(valid_bet), sum(prize)
    FROM by_category CROSS JOIN LATERAL unnest(string_to_array(trim(BOTH '/' FROM lineage), '/')) AS head(id) GROUP BY head.id, day, category, merchant
    ON CONFLICT (member_id, day, category) DO UPDATE SET settled = known.settled + excluded.settled, valid_bet = known.valid_bet + excluded.valid_bet, prize = known.prize + excluded.prize
  ), moved AS (
    SELECT member_id, min(day) AS day FROM counted WHERE is_new OR betting <> 0 OR logged_in <> 0 OR (valid_bet <> 0 AND NOT stays_active) GROUP BY member_id
  )
  SELECT (SELECT count(*) FROM taken), array_agg(member_id), array_agg(day) INTO folded, moved_ids, moved_from FROM moved;

  WITH ends AS (
    -- The days of these members from the first that changed, with what stood there and what stands there now.
    SELECT days.member_id, days.day, members.lineage, members.merchant,
      prior.betting_since AS prior_betting, prior.active_since AS prior_active, prior.logged_in_since AS prior_logged_in,
      greatest(prior.betting_since, max(days.betting_since) OVER so_far) AS was_betting, greatest(prior.betting_since, max(days.day) FILTER (WHERE days.placed > 0) OVER so_far) AS betting,
      greatest(prior.logged_in_since, max(days.logged_in_since) OVER so_far) AS was_logged_in, greatest(prior.logged_in_since, max(days.day) FILTER (WHERE days.logins > 0) OVER so_far) AS logged_in,
      greatest(prior.active_since, max(days.active_since) OVER so_far) AS was_active,
      CASE WHEN days.valid_bet >= merchants.active_minimum THEN days.day ELSE (
        -- Read backwards only until the line is reached.
        SELECT back.day FROM (SELECT day, sum(valid_bet) OVER (ORDER BY day DESC ROWS UNBOUNDED PRECEDING) AS reached FROM member_days WHERE member_id = days.member_id AND day <= days.day) AS back
        WHERE back.reached >= merchants.active_minimum ORDER BY back.day DESC LIMIT 1
      ) END AS active
    FROM unnest(moved_ids, moved_from) AS moved(member_id, day)
    JOIN members ON members.id = moved.member_id
    JOIN merchants ON merchants.code = members.merchant
    LEFT JOIN LATERAL (SELECT betting_since, active_since, logged_in_since FROM member_days WHERE member_id = moved.member_id AND day < moved.day ORDER BY day DESC LIMIT 1) AS prior ON true
    JOIN member_days AS days ON days.member_id = moved.member_id AND days.day >= moved.day
    WINDOW so_far AS (PARTITION BY days.member_id ORDER BY days.day)
  ), turns AS (
    SELECT *, lag(was_betting, 1, prior_betting) OVER so_far AS before_was_betting, lag(betting, 1, prior_betting) OVER so_far AS before_betting,
      lag(was_active, 1, prior_active) OVER so_far AS before_was_active, lag(active, 1, prior_active) OVER so_far AS before_active,
      lag(was_logged_in, 1, prior_logged_in) OVER so_far AS before_was_logged_in, lag(logged_in, 1, prior_logged_in) OVER so_far AS before_logged_in
    FROM ends WINDOW so_far AS (PARTITION BY member_id ORDER BY day)
  ), kept AS (
    UPDATE member_days SET betting_since = turns.betting, active_since = turns.active, logged_in_since = turns.logged_in FROM turns
    WHERE member_days.member_id = turns.member_id AND member_days.day = turns.day
      AND (member_days.betting_since, member_days.active_since, member_days.logged_in_since) IS DISTINCT FROM (turns.betting, turns.active, turns.logged_in)
  ), steps AS (
    -- Summed by member first: mostly all but two or three of these take each other away.
    SELECT member_id, lineage, merchant, turns.day, step.since, sum(step.betting) AS betting, sum(step.active) AS active, sum(step.logged_in) AS logged_in
    FROM turns
    CROSS JOIN LATERAL (VALUES
      (turns.betting, 1, 0, 0), (before_betting, -1, 0, 0), (was_betting, -1, 0, 0), (before_was_betting, 1, 0, 0),
      (turns.active, 0, 1, 0), (before_active, 0, -1, 0), (was_active, 0, -1, 0), (before_was_active, 0, 1, 0),
      (turns.logged_in, 0, 0, 1), (before_logged_in, 0, 0, -1), (was_logged_in, 0, 0, -1), (before_was_logged_in, 0, 0, 1)
    ) AS step(since, betting, active, logged_in)
    WHERE step.since IS NOT NULL
    GROUP BY member_id, lineage, merchant, turns.day, step.since
    HAVING sum(step.betting) <> 0 OR sum(step.active) <> 0 OR sum(step.logged_in) <> 0
  )
  INSERT INTO team_since AS known (member_id, day, since, merchant, betting, active, logged_in)
  SELECT head.id, day, since, merchant, sum(betting), sum(active), sum(logged_in)
  FROM steps CROSS JOIN LATERAL unnest(string_to_array(trim(BOTH '/' FROM lineage), '/')) AS head(id)
  WHERE head.id <> member_id GROUP BY head.id, day, since, merchant HAVING sum(betting) <> 0 OR sum(active) <> 0 OR sum(logged_in) <> 0
  ON CONFLICT (member_id, day, since) DO UPDATE SET betting = known.betting + excluded.betting, active = known.active + excluded.active, logged_in = known.logged_in + excluded.logged_in;
  RETURN folded;
END;
$$;
--> statement-breakpoint

-- Computes all figures of a merchant anew from what they are made of. The days of log-ins are carried over: a session is
-- not kept for ever. Nothing of the merchant may be settled meanwhile.
CREATE OR REPLACE FUNCTION team_rebuild(of_merchant text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(5489380);
  LOCK TABLE bets, ledger_entries, withdrawals, sessions, members IN SHARE ROW EXCLUSIVE MODE;
  CREATE TEMPORARY TABLE kept_logins ON COMMIT DROP AS
    SELECT member_id, day, sum(logins)::int AS logins FROM (SELECT member_id, day, logins FROM member_days WHERE merchant = of_merchant UNION ALL SELECT member_id, day, logins FROM team_changes WHERE merchant = of_merchant) AS known
    GROUP BY 1, 2 HAVING sum(logins) > 0;
  DELETE FROM team_changes WHERE merchant = of_merchant;
  DELETE FROM member_days WHERE merchant = of_merchant;
  DELETE FROM member_day_categories WHERE merchant = of_merchant;
  DELETE FROM team_since WHERE merchant = of_merchant;
  DELETE FROM team_days WHERE merchant = of_merchant;
  DELETE FROM team_day_categories WHERE merchant = of_merchant;
  DELETE FROM team_sizes WHERE merchant = of_merchant;
  INSERT INTO team_changes (merchant, member_id, day, logins) SELECT of_merchant, member_id, day, logins FROM kept_logins ORDER BY 2, 3;
  DROP TABLE kept_logins;
  INSERT INTO team_changes (merchant, member_id, day, joined)
    SELECT members.merchant, members.id, (registered_at AT TIME ZONE coalesce(time_zone, 'UTC'))::date, 1 FROM members JOIN merchants ON code = members.merchant WHERE members.merchant = of_merchant AND type <> 4;
  INSERT INTO team_changes (merchant, member_id, day, category, placed)
    SELECT bets.merchant, member_id, (placed_at AT TIME ZONE coalesce(time_zone, 'UTC'))::date, category, count(*) FROM bets JOIN members ON members.id = member_id AND type <> 4 JOIN merchants ON code = bets.merchant JOIN games USING (node_id)
    WHERE bets.merchant = of_merchant AND state <> 'cancelled' GROUP BY 1, 2, 3, 4 ORDER BY 2, 3;
  INSERT INTO team_changes (merchant, member_id, day, category, settled, valid_bet, prize)
    SELECT bets.merchant, member_id, (settled_at AT TIME ZONE coalesce(time_zone, 'UTC'))::date, category, count(*), sum(stake), sum(payout) FROM bets JOIN members ON members.id = member_id AND type <> 4 JOIN merchants ON code = bets.merchant JOIN games USING (node_id)
    WHERE bets.merchant = of_merchant AND state IN ('won', 'lost') AND settled_at IS NOT NULL GROUP BY 1, 2, 3, 4 ORDER BY 2, 3;
  INSERT INTO team_changes (merchant, member_id, day, bonus, rebate, salary, dividend, deposit)
    SELECT paid.merchant, account.member_id, (paid.at AT TIME ZONE coalesce(time_zone, 'UTC'))::date,
      coalesce(sum(amount) FILTER (WHERE paid.kind = 'bonus'), 0), coalesce(sum(amount) FILTER (WHERE paid.kind = 'rebate'), 0), coalesce(sum(amount) FILTER (WHERE paid.kind = 'salary'), 0),
      coalesce(sum(amount) FILTER (WHERE paid.kind = 'dividend'), 0), coalesce(sum(amount) FILTER (WHERE paid.kind = 'deposit'), 0)
    FROM ledger_transactions AS paid JOIN ledger_entries AS entry ON entry.transaction_id = paid.id JOIN ledger_accounts AS account ON account.id = entry.account_id AND account.kind = 'member'
    JOIN members ON members.id = account.member_id AND members.type <> 4 JOIN merchants ON code = paid.merchant
    WHERE paid.merchant = of_merchant AND paid.kind IN ('bonus', 'rebate', 'salary', 'dividend', 'deposit') GROUP BY 1, 2, 3;
  INSERT INTO team_changes (merchant, member_id, day, withdrawal)
    SELECT withdrawals.merchant, member_id, (settled_at AT TIME ZONE coalesce(time_zone, 'UTC'))::date, sum(amount) FROM withdrawals JOIN members ON members.id = member_id AND type <> 4 JOIN merchants ON code = withdrawals.merchant
    WHERE withdrawals.merchant = of_merchant AND state = 'paid' GROUP BY 1, 2, 3;
  -- In order of members, so that the days of one mostly fold together.
  LOOP
    EXIT WHEN team_fold(50000) < 50000;
  END LOOP;
END;
$$;
--> statement-breakpoint

-- Who is active depends on the merchant's least bet: another least, other figures, of days gone by as well.
CREATE FUNCTION team_minimum_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM team_rebuild(NEW.code);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER team_minimum_changed AFTER UPDATE OF active_minimum ON merchants FOR EACH ROW WHEN (NEW.active_minimum <> OLD.active_minimum) EXECUTE FUNCTION team_minimum_changed();
--> statement-breakpoint
SELECT team_rebuild(code) FROM merchants;
