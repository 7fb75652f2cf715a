CREATE TABLE "member_day_categories" (
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"merchant" text NOT NULL,
	"settled" integer DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"prize" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "member_day_categories_member_id_day_category_pk" PRIMARY KEY("member_id","day","category")
);
--> statement-breakpoint
CREATE TABLE "member_days" (
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"merchant" text NOT NULL,
	"placed" integer DEFAULT 0 NOT NULL,
	"settled" integer DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"prize" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"rebate" bigint DEFAULT 0 NOT NULL,
	"salary" bigint DEFAULT 0 NOT NULL,
	"dividend" bigint DEFAULT 0 NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"withdrawal" bigint DEFAULT 0 NOT NULL,
	"logins" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "member_days_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "team_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"category" text,
	"placed" integer DEFAULT 0 NOT NULL,
	"settled" integer DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"prize" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"rebate" bigint DEFAULT 0 NOT NULL,
	"salary" bigint DEFAULT 0 NOT NULL,
	"dividend" bigint DEFAULT 0 NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"withdrawal" bigint DEFAULT 0 NOT NULL,
	"logins" integer DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_day_categories" (
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"merchant" text NOT NULL,
	"settled" integer DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"prize" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "team_day_categories_member_id_day_category_pk" PRIMARY KEY("member_id","day","category")
);
--> statement-breakpoint
CREATE TABLE "team_days" (
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"merchant" text NOT NULL,
	"placed" integer DEFAULT 0 NOT NULL,
	"settled" integer DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"prize" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"rebate" bigint DEFAULT 0 NOT NULL,
	"salary" bigint DEFAULT 0 NOT NULL,
	"dividend" bigint DEFAULT 0 NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"withdrawal" bigint DEFAULT 0 NOT NULL,
	"logins" integer DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"betting" integer DEFAULT 0 NOT NULL,
	"active" integer DEFAULT 0 NOT NULL,
	"logged_in" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "team_days_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "team_sizes" (
	"member_id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"members" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "active_minimum" bigint DEFAULT 10000 NOT NULL;--> statement-breakpoint
CREATE INDEX "member_day_categories_by_day" ON "member_day_categories" USING btree ("merchant","day");--> statement-breakpoint
CREATE INDEX "member_days_by_day" ON "member_days" USING btree ("merchant","day");--> statement-breakpoint
CREATE INDEX "members_by_upline" ON "members" USING btree ("upline_id","registered_at","id");--> statement-breakpoint
CREATE INDEX "members_by_name_start" ON "members" USING btree ("merchant","username_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "members_by_seen" ON "members" USING btree ("merchant","last_seen_at");--> statement-breakpoint
-- Whatever writes a bet, a movement of money, a log-in or a member also writes what it changes in the member's day, in the
-- same transaction. No row of a team is touched here: the rows of those who have many downlines would be waited for by all.
CREATE FUNCTION team_bets_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_changes (merchant, member_id, day, category, placed, settled, valid_bet, prize)
  SELECT part.merchant, part.member_id, (part.at AT TIME ZONE coalesce(merchants.time_zone, 'UTC'))::date, games.category, sum(part.placed), sum(part.settled), sum(part.valid_bet), sum(part.prize)
  FROM (
    SELECT merchant, member_id, node_id, placed_at AS at, 1 AS placed, 0 AS settled, 0 AS valid_bet, 0 AS prize FROM added WHERE state <> 'cancelled'
    UNION ALL SELECT merchant, member_id, node_id, settled_at, 0, 1, stake, payout FROM added WHERE state IN ('won', 'lost') AND settled_at IS NOT NULL
  ) AS part
  JOIN members ON members.id = part.member_id AND members.type <> 4
  JOIN merchants ON merchants.code = part.merchant
  JOIN games ON games.node_id = part.node_id
  GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER team_bets_added AFTER INSERT ON bets REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION team_bets_added();
--> statement-breakpoint
-- A bet may be paid again on another day, and moves there as a whole: what it was is taken away, what it is added.
CREATE FUNCTION team_bets_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_changes (merchant, member_id, day, category, placed, settled, valid_bet, prize)
  SELECT part.merchant, part.member_id, (part.at AT TIME ZONE coalesce(merchants.time_zone, 'UTC'))::date, games.category, sum(part.placed), sum(part.settled), sum(part.valid_bet), sum(part.prize)
  FROM (
    SELECT merchant, member_id, node_id, placed_at AS at, 1 AS placed, 0 AS settled, 0 AS valid_bet, 0 AS prize FROM now_is WHERE state <> 'cancelled'
    UNION ALL SELECT merchant, member_id, node_id, placed_at, -1, 0, 0, 0 FROM was WHERE state <> 'cancelled'
    UNION ALL SELECT merchant, member_id, node_id, settled_at, 0, 1, stake, payout FROM now_is WHERE state IN ('won', 'lost') AND settled_at IS NOT NULL
    UNION ALL SELECT merchant, member_id, node_id, settled_at, 0, -1, -stake, -payout FROM was WHERE state IN ('won', 'lost') AND settled_at IS NOT NULL
  ) AS part
  JOIN members ON members.id = part.member_id AND members.type <> 4
  JOIN merchants ON merchants.code = part.merchant
  JOIN games ON games.node_id = part.node_id
  GROUP BY 1, 2, 3, 4
  HAVING sum(part.placed) <> 0 OR sum(part.settled) <> 0 OR sum(part.valid_bet) <> 0 OR sum(part.prize) <> 0;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER team_bets_changed AFTER UPDATE ON bets REFERENCING OLD TABLE AS was NEW TABLE AS now_is FOR EACH STATEMENT EXECUTE FUNCTION team_bets_changed();
--> statement-breakpoint
CREATE FUNCTION team_money_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_changes (merchant, member_id, day, bonus, rebate, salary, dividend, deposit)
  SELECT paid.merchant, account.member_id, (paid.at AT TIME ZONE coalesce(merchants.time_zone, 'UTC'))::date,
    coalesce(sum(added.amount) FILTER (WHERE paid.kind = 'bonus'), 0), coalesce(sum(added.amount) FILTER (WHERE paid.kind = 'rebate'), 0),
    coalesce(sum(added.amount) FILTER (WHERE paid.kind = 'salary'), 0), coalesce(sum(added.amount) FILTER (WHERE paid.kind = 'dividend'), 0),
    coalesce(sum(added.amount) FILTER (WHERE paid.kind = 'deposit'), 0)
  FROM added
  JOIN ledger_transactions AS paid ON paid.id = added.transaction_id AND paid.kind IN ('bonus', 'rebate', 'salary', 'dividend', 'deposit')
  JOIN ledger_accounts AS account ON account.id = added.account_id AND account.kind = 'member'
  JOIN members ON members.id = account.member_id AND members.type <> 4
  JOIN merchants ON merchants.code = paid.merchant
  GROUP BY 1, 2, 3;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER team_money_moved AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION team_money_moved();
--> statement-breakpoint
-- A withdrawal is one when it is paid; what is held for it may yet come back.
CREATE FUNCTION team_withdrawal_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_changes (merchant, member_id, day, withdrawal)
  SELECT NEW.merchant, NEW.member_id, (NEW.settled_at AT TIME ZONE coalesce(merchants.time_zone, 'UTC'))::date, NEW.amount
  FROM members JOIN merchants ON merchants.code = NEW.merchant WHERE members.id = NEW.member_id AND members.type <> 4;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER team_withdrawal_added AFTER INSERT ON withdrawals FOR EACH ROW WHEN (NEW.state = 'paid') EXECUTE FUNCTION team_withdrawal_paid();
--> statement-breakpoint
CREATE TRIGGER team_withdrawal_paid AFTER UPDATE ON withdrawals FOR EACH ROW WHEN (NEW.state = 'paid' AND OLD.state <> 'paid') EXECUTE FUNCTION team_withdrawal_paid();
--> statement-breakpoint
CREATE FUNCTION team_logged_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_changes (merchant, member_id, day, logins)
  SELECT NEW.merchant, NEW.member_id, (NEW.created_at AT TIME ZONE coalesce(merchants.time_zone, 'UTC'))::date, 1
  FROM members JOIN merchants ON merchants.code = NEW.merchant WHERE members.id = NEW.member_id AND members.type <> 4;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER team_logged_in AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION team_logged_in();
--> statement-breakpoint
CREATE FUNCTION team_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_changes (merchant, member_id, day, joined)
  SELECT added.merchant, added.id, (added.registered_at AT TIME ZONE coalesce(merchants.time_zone, 'UTC'))::date, 1
  FROM added JOIN merchants ON merchants.code = added.merchant WHERE added.type <> 4;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER team_joined AFTER INSERT ON members REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION team_joined();
--> statement-breakpoint

-- Folds the oldest changes into the days of the members and of everybody above them; answers how many there were. One at a
-- time, so that no two folds wait for each other's rows.
CREATE FUNCTION team_fold(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  folded integer;
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
    SELECT changed.*, members.lineage,
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
  )
  SELECT count(*) INTO folded FROM taken;
  RETURN folded;
END;
$$;
--> statement-breakpoint

-- Computes all figures of a merchant anew from what they are made of. The days of log-ins are carried over: a session is
-- not kept for ever. Nothing of the merchant may be settled meanwhile.
CREATE FUNCTION team_rebuild(of_merchant text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(5489380);
  LOCK TABLE bets, ledger_entries, withdrawals, sessions, members IN SHARE ROW EXCLUSIVE MODE;
  CREATE TEMPORARY TABLE kept_logins ON COMMIT DROP AS
    SELECT member_id, day, sum(logins)::int AS logins FROM (SELECT member_id, day, logins FROM member_days WHERE merchant = of_merchant UNION ALL SELECT member_id, day, logins FROM team_changes WHERE merchant = of_merchant) AS known
    GROUP BY 1, 2 HAVING sum(logins) > 0;
  DELETE FROM team_changes WHERE merchant = of_merchant;
  DELETE FROM member_days WHERE merchant = of_merchant;
  DELETE FROM member_day_categories WHERE merchant = of_merchant;
  DELETE FROM team_days WHERE merchant = of_merchant;
  DELETE FROM team_day_categories WHERE merchant = of_merchant;
  DELETE FROM team_sizes WHERE merchant = of_merchant;
  INSERT INTO team_changes (merchant, member_id, day, logins) SELECT of_merchant, member_id, day, logins FROM kept_logins;
  DROP TABLE kept_logins;
  INSERT INTO team_changes (merchant, member_id, day, joined)
    SELECT members.merchant, members.id, (registered_at AT TIME ZONE coalesce(time_zone, 'UTC'))::date, 1 FROM members JOIN merchants ON code = members.merchant WHERE members.merchant = of_merchant AND type <> 4;
  INSERT INTO team_changes (merchant, member_id, day, category, placed)
    SELECT bets.merchant, member_id, (placed_at AT TIME ZONE coalesce(time_zone, 'UTC'))::date, category, count(*) FROM bets JOIN members ON members.id = member_id AND type <> 4 JOIN merchants ON code = bets.merchant JOIN games USING (node_id)
    WHERE bets.merchant = of_merchant AND state <> 'cancelled' GROUP BY 1, 2, 3, 4;
  INSERT INTO team_changes (merchant, member_id, day, category, settled, valid_bet, prize)
    SELECT bets.merchant, member_id, (settled_at AT TIME ZONE coalesce(time_zone, 'UTC'))::date, category, count(*), sum(stake), sum(payout) FROM bets JOIN members ON members.id = member_id AND type <> 4 JOIN merchants ON code = bets.merchant JOIN games USING (node_id)
    WHERE bets.merchant = of_merchant AND state IN ('won', 'lost') AND settled_at IS NOT NULL GROUP BY 1, 2, 3, 4;
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
  PERFORM team_fold(2147483647);
END;
$$;
