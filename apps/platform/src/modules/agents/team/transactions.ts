import { formatAmount } from '@livery/contract/money';
import type { ParsedRequest, ResponseValue } from '@livery/contract/operation';
import type { TeamTransaction, teamTransactions } from '@livery/contract/agents/team';
import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { toPage, decodeCursor, numberedId } from '../../../core/pagination.ts';
import type { Period } from '../../../core/record-period.ts';
import { isInTeam } from './team-bets.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../ledger/index.ts';
import { type Member, members } from '../../members/index.ts';

type TeamMovementsQuery = ParsedRequest<typeof teamTransactions>;
type Kind = TeamTransaction['name'];

const groups = {
  deposit: ['deposit'],
  withdrawal: ['withdrawalHold', 'withdrawalRelease'],
  bonus: ['bonus'],
  rebate: ['rebate'],
  transfer: ['transfer'],
  commission: ['salary', 'dividend'],
} as const satisfies Record<string, readonly Kind[]>;
/**
 * Kinds of money movements in the report without a filter. Stakes and wins are excluded, because they are in the list
 * of bets.
 */
const allKinds: readonly Kind[] = Object.values(groups).flat();

interface TeamReportContext {
  readonly teamOwner: Member;
  readonly period: Period;
  readonly currency: string;
}

/** Reads the money movements in the wallets of a team's members in a period, the latest first. */
export const readTeamMovements = async (
  db: Database,
  { teamOwner, period, currency }: TeamReportContext,
  query: TeamMovementsQuery,
): Promise<ResponseValue<typeof teamTransactions>> => {
  const kinds = query.group ? groups[query.group] : allKinds;
  const filter = and(
    isInTeam(teamOwner, query.isAlone),
    eq(ledgerTransactions.merchant, teamOwner.merchant),
    inArray(ledgerTransactions.kind, [...kinds]),
    gte(ledgerTransactions.at, period.from),
    lt(ledgerTransactions.at, period.to),
  );
  const position = decodeCursor(query.cursor, numberedId);
  const before =
    position &&
    or(
      lt(ledgerTransactions.at, position.at),
      and(eq(ledgerTransactions.at, position.at), lt(ledgerEntries.id, Number(position.id))),
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
    .where(and(filter, before))
    .orderBy(desc(ledgerTransactions.at), desc(ledgerEntries.id))
    .limit(query.limit + 1)) as unknown as {
    id: number;
    account: string;
    memberId: string;
    kind: Kind;
    amount: number;
    reference: string;
    at: Date;
  }[];
  const { list, next } = toPage(rows, query.limit, ({ at, id }) => ({ at, id: String(id) }));
  const entries = list.map(({ id, account, memberId, kind, amount, reference, at }) => ({
    id: String(id),
    account,
    memberId,
    name: kind,
    amount: formatAmount(amount),
    reference,
    at: at.toISOString(),
  }));
  if (position) return { list: entries, next, currency, totals: null };
  const [totals] = (await joined({
    count: sql<number>`count(*)::int`,
    moneyIn: sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.amount} > 0), 0)`.mapWith(Number),
    moneyOut: sql`coalesce(-sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.amount} < 0), 0)`.mapWith(
      Number,
    ),
  }).where(filter)) as unknown as { count: number; moneyIn: number; moneyOut: number }[];
  const { count = 0, moneyIn = 0, moneyOut = 0 } = totals ?? {};
  return {
    list: entries,
    next,
    currency,
    totals: { count, moneyIn: formatAmount(moneyIn), moneyOut: formatAmount(moneyOut) },
  };
};
