import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days as daysLong, hours } from '../../../core/clock/durations.ts';
import type { Database, DatabaseHandle } from '../../../core/db/database.ts';
import { counterpartAccount } from '../../ledger/accounts.ts';
import { postMovement } from '../../ledger/post-movement.ts';
import { payWin, placeBet, rollBackBet } from '../../betting/bets.ts';
import { createAppStore } from '../../../testing/app-store.ts';
import { testStart } from '../../../testing/test-store.ts';
import { readCounts } from './counts.ts';
import { aggregateTeams, rebuildTeams } from './statistics.ts';
import { withdrawals } from '../../payments/withdrawals.tables.ts';
import { bets } from '../../betting/betting.tables.ts';
import { games } from '../../catalogue/catalogue.tables.ts';
import { ledgerAccounts } from '../../ledger/ledger.tables.ts';
import { members, sessions } from '../../members/members.tables.ts';
import { merchants } from '../../brands/brands.tables.ts';
import { bankCards } from '../../payments/bank-accounts.tables.ts';

const merchant = 'bituinara';
let store: DatabaseHandle;
let db: Database;
let people: (typeof members.$inferSelect)[];
let game: typeof games.$inferSelect;

beforeAll(async () => {
  store = await createAppStore();
  db = store.db;
  people = await db
    .select()
    .from(members)
    .where(eq(members.merchant, merchant))
    .orderBy(asc(sql`length(${members.lineage})`), asc(members.id));
  [game] = (await db.select().from(games).limit(1)) as [typeof game];
});
afterAll(() => store.close());

const queryRows = async (query: ReturnType<typeof sql>): Promise<readonly Record<string, unknown>[]> =>
  ((await db.execute(query)) as unknown as { rows: readonly Record<string, unknown>[] }).rows;

/**
 * Loads all rows of the statistics of members and teams. Omits daily rows that have only zeros, because a missing row
 * means the same as zeros.
 */
const loadStatistics = async () => ({
  own: await queryRows(
    sql`select * from member_days
      where (placed, settled, valid_bet, prize, bonus, rebate, salary, dividend, deposit, withdrawal, logins)
      <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) order by member_id, day`,
  ),
  team: await queryRows(
    sql`select * from team_days
      where (placed, settled, valid_bet, prize, bonus, rebate, salary, dividend, deposit, withdrawal, logins, joined)
      <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) order by member_id, day`,
  ),
  ownCategories: await queryRows(
    sql`select * from member_day_categories where (settled, valid_bet, prize) <> (0, 0, 0) order by member_id, day, category`,
  ),
  teamCategories: await queryRows(
    sql`select * from team_day_categories where (settled, valid_bet, prize) <> (0, 0, 0) order by member_id, day, category`,
  ),
  since: await queryRows(
    sql`select * from team_since where (betting, active, logged_in) <> (0, 0, 0) order by member_id, day, since`,
  ),
  sizes: await queryRows(sql`select * from team_sizes order by member_id`),
});

/**
 * Computes the expected totals of a team directly from the bets and the ledger. The test compares these totals with the
 * stored statistics.
 */
const byDefinition = async (lineage: string) => {
  const [row] = await queryRows(sql`
    with team as (select id from members where merchant = ${merchant} and lineage like ${`${lineage}%`} and type <> 4)
    select (select count(*) from team)::int as members,
      (select coalesce(sum(stake), 0) from bets where member_id in (select id from team) and state in ('won', 'lost'))::text as valid_bet,
      (select coalesce(sum(payout), 0) from bets where member_id in (select id from team) and state in ('won', 'lost'))::text as prize,
      (select count(*) from (select distinct member_id, (placed_at at time zone 'Asia/Manila')::date from bets
        where member_id in (select id from team) and state <> 'cancelled') as each)::int as betting,
      (select coalesce(sum(amount), 0) from ledger_entries
        join ledger_transactions on ledger_transactions.id = transaction_id where kind = 'deposit'
        and account_id in (select id from team))::text as deposit,
      (select coalesce(sum(amount), 0) from ledger_entries
        join ledger_transactions on ledger_transactions.id = transaction_id where kind = 'bonus'
        and account_id in (select id from team))::text as bonus`);
  return row;
};

const folded = async (memberId: string) => {
  const [row] = await queryRows(sql`
    select (select members from team_sizes where member_id = ${memberId}) as members,
      coalesce(sum(valid_bet), 0)::text as valid_bet, coalesce(sum(prize), 0)::text as prize,
      coalesce(sum(betting), 0)::int as betting,
      coalesce(sum(deposit), 0)::text as deposit, coalesce(sum(bonus), 0)::text as bonus from team_days where member_id = ${memberId}`);
  return row;
};

/** Random range of days around the start of the test. The days near the start have activity. */
const range = fc.tuple(fc.integer({ min: -40, max: 3 }), fc.integer({ min: 0, max: 45 })).map(([first, length]) => {
  const day = (offset: number): string => new Date(testStart.getTime() + daysLong(offset)).toISOString().slice(0, 10);
  return { startDate: day(first), endDate: day(first + length) };
});
type Range = typeof range extends fc.Arbitrary<infer R> ? R : never;

/**
 * Computes the expected member counts of a team directly from the agent tree, the bets and the log-ins. The test
 * compares them with the statistics.
 */
const distinctByDefinition = async (id: string, { startDate, endDate }: Range) => {
  const [row] = await queryRows(sql`
    with recursive team (id) as (select ${id}::text union all select members.id from members
      join team on members.upline_id = team.id where members.type <> 4),
    least as (select active_minimum from merchants where code = ${merchant}),
    settled as (select member_id, sum(stake) as valid_bet from bets where state in ('won', 'lost')
      and (settled_at at time zone 'Asia/Manila')::date between ${startDate} and ${endDate} group by 1)
    select (select count(distinct member_id) from bets where member_id in (select id from team) 
        and state <> 'cancelled'
        and (placed_at at time zone 'Asia/Manila')::date between ${startDate} and ${endDate})::int as betting,
      (select count(*) from settled, least where member_id in (select id from team) and valid_bet >= active_minimum)::int as active,
      (select count(distinct member_id) from member_days where member_id in (select id from team) and logins > 0
        and day between ${startDate} and ${endDate})::int as "loggedIn"`);
  return row;
};

const expectDistinct = async (ranges: readonly Range[]): Promise<void> => {
  for (const days of ranges) {
    for (const teamOwner of people.filter(({ type }) => type !== 4).slice(0, 8)) {
      const [{ betting, active, loggedIn }, plain] = [
        await readCounts(db, teamOwner, days),
        await distinctByDefinition(teamOwner.id, days),
      ];
      expect({ betting, active, loggedIn }, `${teamOwner.id} ${days.startDate} to ${days.endDate}`).toEqual(plain);
    }
  }
};

/**
 * Random action of a member at a random time around the start of the test. A placed bet can later be settled several
 * times or rolled back.
 */
const step = fc.record({
  act: fc.constantFrom(
    'bet',
    'win',
    'lose',
    'win',
    'rollback',
    'bonus',
    'deposit',
    'withdraw',
    'log-in',
    'join',
    'fold',
  ),
  who: fc.nat(200),
  amount: fc.integer({ min: 1, max: 90_000 }),
  hourOffset: fc.integer({ min: -70, max: 30 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const applyStep = async (
  placed: { id: string; memberId: string }[],
  { act, who, amount, hourOffset }: Step,
): Promise<void> => {
  const at = new Date(testStart.getTime() + hours(hourOffset));
  const { id: memberId, lineage } = people[who % people.length] as (typeof people)[number];
  const bet = placed[who % Math.max(1, placed.length)];
  const pay = (kind: 'bonus' | 'deposit', what: number) =>
    db.transaction((tx) =>
      postMovement(tx, {
        merchant,
        kind,
        memberId,
        counterpart: counterpartAccount(merchant, kind === 'bonus' ? 'promotion' : 'cash'),
        amount: what,
        reference: randomUUID(),
        at,
      }),
    );
  if (act === 'fold') return aggregateTeams(db);
  if (act === 'bonus' || act === 'deposit') return void (await pay(act, amount));
  if (act === 'log-in')
    return void (await db
      .insert(sessions)
      .values({ tokenHash: randomUUID(), memberId, merchant, firstTimeLogin: false, createdAt: at, lastSeenAt: at }));
  if (act === 'join') {
    const id = randomUUID();
    await db.insert(members).values({
      id,
      merchant,
      username: id,
      usernameKey: id,
      passwordHash: '',
      uplineId: memberId,
      lineage: `${lineage}${id}/`,
      registeredAt: at,
    });
    return void (await db
      .insert(ledgerAccounts)
      .values({ id, merchant, kind: 'member', memberId: id, currency: 'PHP' }));
  }
  if (act === 'withdraw') {
    const [card] = await db.select().from(bankCards).limit(1);
    const row = {
      id: randomUUID(),
      orderNo: randomUUID(),
      merchant,
      memberId,
      cardId: card?.id as string,
      amount,
      fee: 0,
      createdAt: at,
    };
    await db.insert(withdrawals).values({ ...row, state: 'pending' });
    if (amount % 2)
      await db.update(withdrawals).set({ state: 'paid', settledAt: at }).where(eq(withdrawals.id, row.id));
    return;
  }
  if (act === 'bet') {
    await pay('deposit', amount);
    const id = randomUUID();
    placed.push({ id, memberId });
    return void (await db.transaction((tx) =>
      placeBet(tx, {
        vendor: game.vendor,
        id,
        merchant,
        memberId,
        nodeId: game.nodeId,
        roundId: id,
        stake: amount,
        placedAt: at,
      }),
    ));
  }
  if (!bet) return;
  const settlement = { vendor: game.vendor, betId: bet.id, memberId: bet.memberId, at };
  const [now] = await db
    .select({ state: bets.state })
    .from(bets)
    .where(and(eq(bets.vendor, game.vendor), eq(bets.id, bet.id)));
  if (act === 'rollback' ? now?.state !== 'open' : now?.state === 'cancelled') return;
  await db.transaction(
    async (tx) =>
      void (await (act === 'rollback'
        ? rollBackBet(tx, settlement)
        : payWin(tx, settlement, act === 'win' ? amount * 2 : 0))),
  );
};

it('matches the direct computation for the demo data', async () => {
  for (const { id, lineage } of people.filter(({ type }) => type === 1 || type === 41))
    expect(await folded(id)).toEqual(await byDefinition(lineage));
  await expectDistinct(fc.sample(range, { numRuns: 6, seed: 7 }));
});

it('aggregates random actions in any order to the same result as a rebuild', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 20, maxLength: 45 }),
      fc.array(range, { minLength: 2, maxLength: 4 }),
      async (steps, ranges) => {
        const placed: { id: string; memberId: string }[] = [];
        for (const each of steps) await applyStep(placed, each);
        await aggregateTeams(db);
        const expected = await loadStatistics();
        for (const { id, lineage } of people.filter(({ type }) => type === 1))
          expect(await folded(id)).toEqual(await byDefinition(lineage));
        await expectDistinct(ranges);
        await rebuildTeams(db, merchant);
        expect(await loadStatistics()).toEqual(expected);
      },
    ),
    { numRuns: 3 },
  );
});

it("recounts past days when the merchant's minimum bet changes", async () => {
  const [settings] = await db
    .select({ minimum: merchants.activeMinimum })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  const days = { startDate: '2026-11-01', endDate: '2026-11-25' };
  const countActive = async (minimum: number) => {
    await db.update(merchants).set({ activeMinimum: minimum }).where(eq(merchants.code, merchant));
    await expectDistinct([days]);
    return (await readCounts(db, people[0]!, days)).active;
  };
  const few = await countActive(settings!.minimum * 40);
  expect(few).toBeLessThan(await countActive(settings!.minimum));
});
