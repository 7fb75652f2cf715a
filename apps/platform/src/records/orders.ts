import { formatAmount } from '@livery/contract/money';
import type { ParsedOf, ValueOf } from '@livery/contract/operation';
import type { depositRecord, withdrawalRecord } from '@livery/contract/records';
import type { LanguageCode } from '@livery/merchant/languages';
import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { deposits, paymentChannels, withdrawals } from '../db/schema/tables.ts';
import { depositView } from '../payments/deposit-view.ts';
import { selectWithdrawals, withdrawalView } from '../withdrawals/withdrawal-view.ts';
import { pageOf, readCursor } from './cursor.ts';
import type { Period } from './period.ts';

interface Reading {
  readonly memberId: string;
  readonly language: LanguageCode;
  readonly currency: string;
  readonly period: Period;
}

type Table = typeof deposits | typeof withdrawals;

const inPeriod = (table: Table, memberId: string, { from, to }: Period) =>
  and(eq(table.memberId, memberId), gte(table.createdAt, from), lt(table.createdAt, to));

const after = (table: Table, cursor: string | undefined) => {
  const place = readCursor(cursor);
  return (
    place && or(lt(table.createdAt, place.at), and(eq(table.createdAt, place.at), sql`${table.id}::text < ${place.id}`))
  );
};

/** Sums of the orders that came about. */
const sums = (table: Table, state: string) => ({
  count: sql<number>`count(*)::int`,
  amount: sql<string>`coalesce(sum(${table.amount}) filter (where ${table.state} = ${state}), 0)`.mapWith(Number),
  fee: sql<string>`coalesce(sum(${table.fee}) filter (where ${table.state} = ${state}), 0)`.mapWith(Number),
});

const told = (totals: { count: number; amount: number; fee: number } | undefined) => ({
  count: totals?.count ?? 0,
  amount: formatAmount(totals?.amount ?? 0),
  fee: formatAmount(totals?.fee ?? 0),
});

export const readDeposits = async (
  db: Database,
  { memberId, language, currency, period }: Reading,
  { state, limit, cursor }: ParsedOf<typeof depositRecord>,
): Promise<ValueOf<typeof depositRecord>> => {
  const wanted = and(inPeriod(deposits, memberId, period), state && eq(deposits.state, state));
  const rows = await db
    .select({ deposit: deposits, channel: paymentChannels })
    .from(deposits)
    .innerJoin(paymentChannels, eq(paymentChannels.id, deposits.channelId))
    .where(and(wanted, after(deposits, cursor)))
    .orderBy(desc(deposits.createdAt), desc(sql`${deposits.id}::text`))
    .limit(limit + 1);
  const { list, next } = pageOf(rows, limit, ({ deposit }) => ({ at: deposit.createdAt, id: deposit.id }));
  const totals =
    cursor === undefined ? told((await db.select(sums(deposits, 'confirmed')).from(deposits).where(wanted))[0]) : null;
  return {
    list: list.map(({ deposit, channel }) => depositView(deposit, channel, language, currency)),
    next,
    currency,
    totals,
  };
};

export const readWithdrawals = async (
  db: Database,
  { memberId, currency, period }: Omit<Reading, 'language'>,
  { state, limit, cursor }: ParsedOf<typeof withdrawalRecord>,
): Promise<ValueOf<typeof withdrawalRecord>> => {
  const wanted = and(inPeriod(withdrawals, memberId, period), state && eq(withdrawals.state, state));
  const rows = await selectWithdrawals(db)
    .where(and(wanted, after(withdrawals, cursor)))
    .orderBy(desc(withdrawals.createdAt), desc(sql`${withdrawals.id}::text`))
    .limit(limit + 1);
  const { list, next } = pageOf(rows, limit, ({ withdrawal }) => ({ at: withdrawal.createdAt, id: withdrawal.id }));
  const totals =
    cursor === undefined ? told((await db.select(sums(withdrawals, 'paid')).from(withdrawals).where(wanted))[0]) : null;
  return { list: list.map((each) => withdrawalView(each, currency)), next, currency, totals };
};
