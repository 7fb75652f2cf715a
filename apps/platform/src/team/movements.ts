import { formatAmount } from '@livery/contract/money';
import type { ParsedOf, ValueOf } from '@livery/contract/operation';
import type { TeamMovement, teamMovements } from '@livery/contract/team';
import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions, members } from '../db/schema/tables.ts';
import { pageOf, readCursor } from '../records/cursor.ts';
import type { Period } from '../records/period.ts';
import type { Member } from './access.ts';
import { ofTeam } from './bets.ts';

type Asked = ParsedOf<typeof teamMovements>;
type Kind = TeamMovement['name'];

const groups = {
  deposit: ['deposit'],
  withdrawal: ['withdrawalHold', 'withdrawalRelease'],
  bonus: ['bonus'],
  rebate: ['rebate'],
  transfer: ['transfer'],
  commission: ['salary', 'dividend'],
} as const satisfies Record<string, readonly Kind[]>;
/** Stakes and wins stand among the bets. */
const shown: readonly Kind[] = Object.values(groups).flat();

interface Reading {
  readonly head: Member;
  readonly period: Period;
  readonly currency: string;
}

/** What came into the wallets of a team and left them in a period, the latest first. */
export const readTeamMovements = async (
  db: Database,
  { head, period, currency }: Reading,
  asked: Asked,
): Promise<ValueOf<typeof teamMovements>> => {
  const kinds = asked.group ? groups[asked.group] : shown;
  const wanted = and(
    ofTeam(head, asked.isAlone),
    eq(ledgerTransactions.merchant, head.merchant),
    inArray(ledgerTransactions.kind, [...kinds]),
    gte(ledgerTransactions.at, period.from),
    lt(ledgerTransactions.at, period.to),
  );
  const place = readCursor(asked.cursor);
  const before =
    place &&
    or(
      lt(ledgerTransactions.at, place.at),
      and(eq(ledgerTransactions.at, place.at), lt(ledgerEntries.id, Number(place.id) || 0)),
    );
  const joined = <Fields extends Record<string, unknown>>(fields: Fields) =>
    db
      .select(fields as never)
      .from(ledgerTransactions)
      .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
      .innerJoin(ledgerAccounts, and(eq(ledgerAccounts.id, ledgerEntries.accountId), eq(ledgerAccounts.kind, 'member')))
      .innerJoin(members, eq(members.id, ledgerAccounts.memberId));
  const rows = (await joined({
    id: ledgerEntries.id,
    account: members.username,
    memberId: members.id,
    kind: ledgerTransactions.kind,
    amount: ledgerEntries.amount,
    reference: ledgerTransactions.reference,
    at: ledgerTransactions.at,
  })
    .where(and(wanted, before))
    .orderBy(desc(ledgerTransactions.at), desc(ledgerEntries.id))
    .limit(asked.limit + 1)) as unknown as {
    id: number;
    account: string;
    memberId: string;
    kind: Kind;
    amount: number;
    reference: string;
    at: Date;
  }[];
  const { list, next } = pageOf(rows, asked.limit, ({ at, id }) => ({ at, id: String(id) }));
  const entries = list.map(({ id, account, memberId, kind, amount, reference, at }) => ({
    id: String(id),
    account,
    memberId,
    name: kind,
    amount: formatAmount(amount),
    reference,
    at: at.toISOString(),
  }));
  if (place) return { list: entries, next, currency, totals: null };
  const [totals] = (await joined({
    count: sql<number>`count(*)::int`,
    moneyIn: sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.amount} > 0), 0)`.mapWith(Number),
    moneyOut: sql`coalesce(-sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.amount} < 0), 0)`.mapWith(
      Number,
    ),
  }).where(wanted)) as unknown as { count: number; moneyIn: number; moneyOut: number }[];
  const { count = 0, moneyIn = 0, moneyOut = 0 } = totals ?? {};
  return {
    list: entries,
    next,
    currency,
    totals: { count, moneyIn: formatAmount(moneyIn), moneyOut: formatAmount(moneyOut) },
  };
};
