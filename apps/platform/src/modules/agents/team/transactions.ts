import { formatAmount } from '@livery/contract/money';
import type { ParsedRequest, ResponseValue } from '@livery/contract/operation';
import type { TeamTransaction, teamTransactions } from '@livery/contract/agents/team';
import { and, desc, eq, exists, gte, inArray, lt, ne, not, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/db/database.ts';
import { toPage, decodeCursor, numberedId } from '../../../core/pagination.ts';
import type { Period } from '../../../core/record-period.ts';
import { isInTeam } from './team-bets.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  movementTotals,
  toMovementTotals,
} from '../../ledger/index.ts';
import { findPayoutPeriods } from '../contracts/payout-periods.ts';
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
 * Kinds of money movements in a report without a filter. Stakes and wins are excluded, because the report of bets
 * already shows them.
 */
const allKinds: readonly Kind[] = Object.values(groups).flat();

interface TeamReportContext {
  readonly teamOwner: Member;
  readonly period: Period;
  readonly currency: string;
}

/**
 * SQL condition for a transfer whose other wallet also belongs to a member of the team. Such a transfer does not
 * change the total money of the team. If `isAlone` is true, the team consists only of `teamOwner`.
 */
const isInsideTeam = (db: Database, teamOwner: Member, isAlone: boolean | undefined) => {
  const [otherEntries, otherAccounts] = [
    alias(ledgerEntries, 'other_entries'),
    alias(ledgerAccounts, 'other_accounts'),
  ];
  const team = db.select({ id: members.id }).from(members).where(isInTeam(teamOwner, isAlone));
  return exists(
    db
      .select({ id: otherEntries.id })
      .from(otherEntries)
      .innerJoin(otherAccounts, eq(otherAccounts.id, otherEntries.accountId))
      .where(
        and(
          eq(ledgerTransactions.kind, 'transfer'),
          eq(otherEntries.transactionId, ledgerTransactions.id),
          ne(otherEntries.id, ledgerEntries.id),
          inArray(otherAccounts.memberId, team),
        ),
      ),
  );
};

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
  const periods = await findPayoutPeriods(db, teamOwner.id, list);
  const toPeriodView = (reference: string) => {
    const found = periods.get(reference);
    return found ? { from: found.from.toISOString(), to: found.to.toISOString() } : null;
  };
  const entries = list.map(({ id, account, memberId, kind, amount, reference, at }) => ({
    id: String(id),
    account,
    memberId,
    name: kind,
    amount: formatAmount(amount),
    reference,
    period: toPeriodView(reference),
    at: at.toISOString(),
  }));
  if (position) return { list: entries, next, currency, totals: null };
  const [counted] = (await joined({ count: movementTotals.count }).where(filter)) as unknown as { count: number }[];
  const [sums] = (await joined(movementTotals).where(
    and(filter, not(isInsideTeam(db, teamOwner, query.isAlone))),
  )) as unknown as { moneyIn: number; moneyOut: number }[];
  return {
    list: entries,
    next,
    currency,
    totals: toMovementTotals({ ...sums, ...counted }),
  };
};
