import { formatAmount } from '@livery/contract/money';
import type { ParsedRequest, ResponseValue } from '@livery/contract/operation';
import type { listDeposits, listWithdrawals } from '@livery/contract/history';
import type { LanguageCode } from '@livery/merchant/languages';
import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { promotions } from '../../rewards/index.ts';
import { toDepositView } from '../deposits/deposit-view.ts';
import { selectWithdrawals, toWithdrawalView } from '../withdrawals/withdrawal-view.ts';
import { toPage, decodeCursor } from '../../../core/pagination.ts';
import type { Period } from '../../../core/record-period.ts';
import { deposits, paymentChannels } from '../deposits/deposits.tables.ts';
import { withdrawals } from '../withdrawals.tables.ts';

interface RecordsContext {
  readonly memberId: string;
  readonly language: LanguageCode;
  readonly currency: string;
  readonly period: Period;
}

type Table = typeof deposits | typeof withdrawals;

const inPeriod = (table: Table, memberId: string, { from, to }: Period) =>
  and(eq(table.memberId, memberId), gte(table.createdAt, from), lt(table.createdAt, to));

const isAfterCursor = (table: Table, cursor: string | undefined) => {
  const position = decodeCursor(cursor);
  return (
    position &&
    or(lt(table.createdAt, position.at), and(eq(table.createdAt, position.at), sql`${table.id}::text < ${position.id}`))
  );
};

/**
 * Returns SQL columns with the totals of orders. `count` is the number of all orders. `amount` and `fee` are the sums
 * of the orders in this state.
 */
const sums = (table: Table, state: string) => ({
  count: sql<number>`count(*)::int`,
  amount: sql<string>`coalesce(sum(${table.amount}) filter (where ${table.state} = ${state}), 0)`.mapWith(Number),
  fee: sql<string>`coalesce(sum(${table.fee}) filter (where ${table.state} = ${state}), 0)`.mapWith(Number),
});

const toTotals = (totals: { count: number; amount: number; fee: number } | undefined) => ({
  count: totals?.count ?? 0,
  amount: formatAmount(totals?.amount ?? 0),
  fee: formatAmount(totals?.fee ?? 0),
});

export const readDeposits = async (
  db: Database,
  { memberId, language, currency, period }: RecordsContext,
  { state, limit, cursor }: ParsedRequest<typeof listDeposits>,
): Promise<ResponseValue<typeof listDeposits>> => {
  const filter = and(inPeriod(deposits, memberId, period), state && eq(deposits.state, state));
  const rows = await db
    .select({ deposit: deposits, channel: paymentChannels, bonusTitles: promotions.titles })
    .from(deposits)
    .innerJoin(paymentChannels, eq(paymentChannels.id, deposits.channelId))
    .leftJoin(promotions, eq(promotions.id, deposits.bonusId))
    .where(and(filter, isAfterCursor(deposits, cursor)))
    .orderBy(desc(deposits.createdAt), desc(sql`${deposits.id}::text`))
    .limit(limit + 1);
  const { list, next } = toPage(rows, limit, ({ deposit }) => ({ at: deposit.createdAt, id: deposit.id }));
  const totals =
    cursor === undefined
      ? toTotals((await db.select(sums(deposits, 'confirmed')).from(deposits).where(filter))[0])
      : null;
  return {
    list: list.map(({ deposit, ...names }) => toDepositView(deposit, names, language, currency)),
    next,
    currency,
    totals,
  };
};

export const readWithdrawals = async (
  db: Database,
  { memberId, currency, period }: Omit<RecordsContext, 'language'>,
  { state, limit, cursor }: ParsedRequest<typeof listWithdrawals>,
): Promise<ResponseValue<typeof listWithdrawals>> => {
  const filter = and(inPeriod(withdrawals, memberId, period), state && eq(withdrawals.state, state));
  const rows = await selectWithdrawals(db)
    .where(and(filter, isAfterCursor(withdrawals, cursor)))
    .orderBy(desc(withdrawals.createdAt), desc(sql`${withdrawals.id}::text`))
    .limit(limit + 1);
  const { list, next } = toPage(rows, limit, ({ withdrawal }) => ({ at: withdrawal.createdAt, id: withdrawal.id }));
  const totals =
    cursor === undefined
      ? toTotals((await db.select(sums(withdrawals, 'paid')).from(withdrawals).where(filter))[0])
      : null;
  return { list: list.map((each) => toWithdrawalView(each, currency)), next, currency, totals };
};
