import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hours } from '../clock/durations.ts';
import type { Database, Store } from '../db/database.ts';
import { bankCards, bets, games, ledgerAccounts, members, sessions, withdrawals } from '../db/schema/tables.ts';
import { counterpartAccount } from '../ledger/accounts.ts';
import { postMovement } from '../ledger/post-movement.ts';
import { payWin, placeBet, rollBackBet } from '../seamless/bets.ts';
import { openTestStore, testStart } from '../testing/test-store.ts';
import { foldTeams, rebuildTeams } from './figures.ts';

const merchant = 'bituinara';
let store: Store;
let db: Database;
let people: { readonly id: string; readonly lineage: string; readonly type: number }[];
let game: typeof games.$inferSelect;

beforeAll(async () => {
  store = await openTestStore();
  db = store.db;
  people = await db.select({ id: members.id, lineage: members.lineage, type: members.type }).from(members).where(eq(members.merchant, merchant)).orderBy(asc(members.id));
  [game] = (await db.select().from(games).limit(1)) as [typeof game];
});
afterAll(() => store.close());

const rowsOf = async (query: ReturnType<typeof sql>): Promise<readonly Record<string, unknown>[]> => ((await db.execute(query)) as unknown as { rows: readonly Record<string, unknown>[] }).rows;

/** Everything the folds have made; days on which nothing is left are the same as none. */
const figures = async () => ({
  own: await rowsOf(sql`select * from member_days where (placed, settled, valid_bet, prize, bonus, rebate, salary, dividend, deposit, withdrawal, logins) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) order by member_id, day`),
  team: await rowsOf(sql`select * from team_days where (placed, settled, valid_bet, prize, bonus, rebate, salary, dividend, deposit, withdrawal, logins, joined) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) order by member_id, day`),
  ownCategories: await rowsOf(sql`select * from member_day_categories where (settled, valid_bet, prize) <> (0, 0, 0) order by member_id, day, category`),
  teamCategories: await rowsOf(sql`select * from team_day_categories where (settled, valid_bet, prize) <> (0, 0, 0) order by member_id, day, category`),
  sizes: await rowsOf(sql`select * from team_sizes order by member_id`),
});

/** What a team came to by the plain definition, from the bets and the ledger. */
const byDefinition = async (lineage: string) => {
  const [row] = await rowsOf(sql`
    with team as (select id from members where merchant = ${merchant} and lineage like ${`${lineage}%`} and type <> 4)
    select (select count(*) from team)::int as members,
      (select coalesce(sum(stake), 0) from bets where member_id in (select id from team) and state in ('won', 'lost'))::text as valid_bet,
      (select coalesce(sum(payout), 0) from bets where member_id in (select id from team) and state in ('won', 'lost'))::text as prize,
      (select count(*) from (select distinct member_id, (placed_at at time zone 'Asia/Manila')::date from bets where member_id in (select id from team) and state <> 'cancelled') as each)::int as betting,
      (select coalesce(sum(amount), 0) from ledger_entries join ledger_transactions on ledger_transactions.id = transaction_id where kind = 'deposit' and account_id in (select id from team))::text as deposit,
      (select coalesce(sum(amount), 0) from ledger_entries join ledger_transactions on ledger_transactions.id = transaction_id where kind = 'bonus' and account_id in (select id from team))::text as bonus`);
  return row;
};

const folded = async (memberId: string) => {
  const [row] = await rowsOf(sql`
    select (select members from team_sizes where member_id = ${memberId}) as members, coalesce(sum(valid_bet), 0)::text as valid_bet, coalesce(sum(prize), 0)::text as prize, coalesce(sum(betting), 0)::int as betting,
      coalesce(sum(deposit), 0)::text as deposit, coalesce(sum(bonus), 0)::text as bonus from team_days where member_id = ${memberId}`);
  return row;
};

/** Something that happens to a member, some hours after the start; a bet that was placed may be settled, again, or taken back. */
const step = fc.record({ act: fc.constantFrom('bet', 'win', 'lose', 'win', 'rollback', 'bonus', 'deposit', 'withdraw', 'log-in', 'join', 'fold'), who: fc.nat(200), amount: fc.integer({ min: 1, max: 90_000 }), later: fc.integer({ min: 0, max: 30 }) });
type Step = (typeof step) extends fc.Arbitrary<infer S> ? S : never;

const happen = async (placed: { id: string; memberId: string }[], { act, who, amount, later }: Step): Promise<void> => {
  const at = new Date(testStart.getTime() + hours(later));
  const { id: memberId, lineage } = people[who % people.length] as (typeof people)[number];
  const bet = placed[who % Math.max(1, placed.length)];
  const pay = (kind: 'bonus' | 'deposit', what: number) => db.transaction((tx) => postMovement(tx, { merchant, kind, memberId, counterpart: counterpartAccount(merchant, kind === 'bonus' ? 'promotion' : 'cash'), amount: what, reference: randomUUID(), at }));
  if (act === 'fold') return foldTeams(db);
  if (act === 'bonus' || act === 'deposit') return void (await pay(act, amount));
  if (act === 'log-in') return void (await db.insert(sessions).values({ tokenHash: randomUUID(), memberId, merchant, firstTimeLogin: false, createdAt: at, lastSeenAt: at }));
  if (act === 'join') {
    const id = randomUUID();
    await db.insert(members).values({ id, merchant, username: id, usernameKey: id, passwordHash: '', uplineId: memberId, lineage: `${lineage}${id}/`, registeredAt: at });
    return void (await db.insert(ledgerAccounts).values({ id, merchant, kind: 'member', memberId: id, currency: 'PHP' }));
  }
  if (act === 'withdraw') {
    const [card] = await db.select().from(bankCards).limit(1);
    const row = { id: randomUUID(), orderNo: randomUUID(), merchant, memberId, cardId: card?.id as string, amount, fee: 0, createdAt: at };
    await db.insert(withdrawals).values({ ...row, state: 'pending' });
    if (amount % 2) await db.update(withdrawals).set({ state: 'paid', settledAt: at }).where(eq(withdrawals.id, row.id));
    return;
  }
  if (act === 'bet') {
    await pay('deposit', amount);
    const id = randomUUID();
    placed.push({ id, memberId });
    return void (await db.transaction((tx) => placeBet(tx, { vendor: game.vendor, id, merchant, memberId, nodeId: game.nodeId, roundId: id, stake: amount, placedAt: at })));
  }
  if (!bet) return;
  const settlement = { vendor: game.vendor, betId: bet.id, memberId: bet.memberId, at };
  const [now] = await db.select({ state: bets.state }).from(bets).where(and(eq(bets.vendor, game.vendor), eq(bets.id, bet.id)));
  if (act === 'rollback' ? now?.state !== 'open' : now?.state === 'cancelled') return;
  await db.transaction(async (tx) => void (await (act === 'rollback' ? rollBackBet(tx, settlement) : payWin(tx, settlement, act === 'win' ? amount * 2 : 0))));
};

it('agrees with the demo data by the plain definition', async () => {
  for (const { id, lineage } of people.filter(({ type }) => type === 1 || type === 41)) expect(await folded(id)).toEqual(await byDefinition(lineage));
});

it('folds whatever happens, in whatever order, into what a rebuild computes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 45 }), async (steps) => {
      const placed: { id: string; memberId: string }[] = [];
      for (const each of steps) await happen(placed, each);
      await foldTeams(db);
      const kept = await figures();
      for (const { id, lineage } of people.filter(({ type }) => type === 1)) expect(await folded(id)).toEqual(await byDefinition(lineage));
      await rebuildTeams(db, merchant);
      expect(await figures()).toEqual(kept);
    }),
    { numRuns: 3 },
  );
});
