import { formatAmount, type Minor } from '@livery/contract/money';
import type { ParsedRequest, ResponseValue } from '@livery/contract/operation';
import type { listTransactions, TransactionGroup, TransactionName } from '@livery/contract/history';
import type { LanguageCode } from '@livery/merchant/languages';
import { and, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Database } from '../../../core/db/database.ts';
import {
  ledgerEntries,
  ledgerTransactions,
  memberAccount,
  type movementKinds,
  movementTotals,
  toMovementTotals,
} from '../../ledger/index.ts';
import { describeTransactions, type MovementPeriods } from './describe-transaction.ts';
import { toPage, decodeCursor, numberedId } from '../../../core/pagination.ts';
import type { Period } from '../../../core/record-period.ts';

type Kind = (typeof movementKinds)[number];

/** Groups of transaction kinds. A member can filter by group. */
const groups = {
  deposit: ['deposit', 'refund', 'debtPayment'],
  withdrawal: ['withdrawalHold', 'withdrawalRelease', 'withdrawal'],
  bet: ['bet', 'rollback'],
  win: ['win'],
  bonus: ['bonus'],
  rebate: ['rebate'],
  transfer: ['transfer'],
  commission: ['salary', 'dividend'],
} as const satisfies Record<TransactionGroup, readonly Kind[]>;

/**
 * Transaction kinds of agents: earnings from their team, and transfers. The request filter `types=A` selects these
 * kinds.
 */
const agentKinds: readonly Kind[] = ['rebate', 'salary', 'dividend', 'transfer'];

interface RecordsContext {
  readonly memberId: string;
  readonly language: LanguageCode;
  readonly currency: string;
  readonly period: Period;
  readonly periods: MovementPeriods;
}

/**
 * Returns the balance of an account after each of the given ledger entries, by entry id. The ledger stores only the
 * amounts of entries. Therefore the function sums the amounts of all entries of the account up to each given entry.
 */
const balanceAfter = async (
  db: Database,
  account: string,
  entryIds: readonly number[],
): Promise<ReadonlyMap<number, Minor>> => {
  if (entryIds.length === 0) return new Map();
  const through = await db
    .select({ id: ledgerEntries.id, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.accountId, account),
        gte(ledgerEntries.id, Math.min(...entryIds)),
        lte(ledgerEntries.id, Math.max(...entryIds)),
      ),
    )
    .orderBy(ledgerEntries.id);
  const [before] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, account), lt(ledgerEntries.id, Math.min(...entryIds))));
  let balance = before?.sum ?? 0;
  return new Map(through.map(({ id, amount }) => [id, (balance += amount)] as const));
};

/** Reads all movements of money in a member's wallet in a period, the newest first. */
export const readMovements = async (
  db: Database,
  catalogue: Catalogue,
  { memberId, language, currency, period, periods }: RecordsContext,
  { group, types, limit, cursor }: ParsedRequest<typeof listTransactions>,
): Promise<ResponseValue<typeof listTransactions>> => {
  const account = memberAccount(memberId);
  const kinds: readonly Kind[] | undefined = group ? groups[group] : undefined;
  const filter = and(
    eq(ledgerEntries.accountId, account),
    gte(ledgerTransactions.at, period.from),
    lt(ledgerTransactions.at, period.to),
    kinds && inArray(ledgerTransactions.kind, [...kinds]),
    types && inArray(ledgerTransactions.kind, [...agentKinds]),
  );
  const position = decodeCursor(cursor, numberedId);
  // The rows are sorted by entry id and not by time, because the balance changed in the order of the ids.
  const rows = await db
    .select({
      id: ledgerEntries.id,
      amount: ledgerEntries.amount,
      kind: ledgerTransactions.kind,
      reference: ledgerTransactions.reference,
      at: ledgerTransactions.at,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(filter, position && lt(ledgerEntries.id, Number(position.id))))
    .orderBy(desc(ledgerEntries.id))
    .limit(limit + 1);
  const { list, next } = toPage(rows, limit, ({ at, id }) => ({ at, id: String(id) }));
  const balances = await balanceAfter(
    db,
    account,
    list.map(({ id }) => id),
  );
  const about = await describeTransactions(db, catalogue, language, memberId, list);
  const periodsByReference = await periods.find(db, memberId, list);
  const toPeriodView = (reference: string) => {
    const found = periodsByReference.get(reference);
    return found ? { from: found.from.toISOString(), to: found.to.toISOString() } : null;
  };
  const entries = list.map(({ id, amount, kind, reference, at }) => ({
    id: String(id),
    name: kind satisfies TransactionName,
    amount: formatAmount(amount),
    balance: formatAmount(balances.get(id) ?? 0),
    reference,
    about: about.get(id) ?? null,
    period: toPeriodView(reference),
    at: at.toISOString(),
  }));
  if (position) return { list: entries, next, currency, totals: null };
  const [totals] = await db
    .select(movementTotals)
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(filter);
  return {
    list: entries,
    next,
    currency,
    totals: toMovementTotals(totals),
  };
};
