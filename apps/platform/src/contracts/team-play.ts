import { MemberType } from '@livery/contract/enums';
import { and, eq, gte, inArray, like, lt, ne, sql } from 'drizzle-orm';
import { isValidBet } from '../promotions/member-facts.ts';
import type { Database } from '../db/database.ts';
import { bets, contractPayouts, games, ledgerAccounts, ledgerEntries, ledgerTransactions, members } from '../db/schema/tables.ts';
import { countedCategory } from './category.ts';
import type { Period } from './periods.ts';

/** What one member did in a period. Money in minor units. */
export interface MemberPlay {
  /** Ids from the root to the member itself. */
  readonly line: readonly string[];
  /** By counted category. */
  readonly categories: Map<string, { bet: number; prize: number }>;
  bonus: number;
  rebate: number;
  /** Daily salaries, by the contract's category. */
  readonly salaries: Map<string, number>;
}

interface Measuring {
  readonly merchant: string;
  readonly period: Period;
  /** Only the team whose lineage begins so; absent: everybody. */
  readonly lineage?: string;
  /** Bonuses, rebates and salaries as well: dividends need them. */
  readonly withGifts: boolean;
}

const total = (of: Parameters<typeof sql>[1]) => sql<string>`sum(${of})`.mapWith(Number);

/** What the members of a brand, or of one team, did in a period: bets by when they were settled, the rest by when it was paid. Trial members do not count. */
export const measurePlay = async (db: Database, { merchant, period: { from, to }, lineage, withGifts }: Measuring): Promise<MemberPlay[]> => {
  const counts = and(eq(members.merchant, merchant), ne(members.type, MemberType.Trial), lineage ? like(members.lineage, `${lineage}%`) : undefined);
  const plays = new Map<string, MemberPlay>();
  const of = (memberId: string, place: string): MemberPlay => {
    const known = plays.get(memberId) ?? { line: place.split('/').filter(Boolean), categories: new Map(), bonus: 0, rebate: 0, salaries: new Map() };
    plays.set(memberId, known);
    return known;
  };
  const played = await db
    .select({ id: members.id, lineage: members.lineage, category: games.category, bet: total(bets.stake), prize: total(bets.payout) })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(and(eq(bets.merchant, merchant), isValidBet, gte(bets.settledAt, from), lt(bets.settledAt, to), counts))
    .groupBy(members.id, games.category);
  for (const { id, lineage: place, category, bet, prize } of played) {
    const { categories } = of(id, place);
    const sums = categories.get(countedCategory(category)) ?? { bet: 0, prize: 0 };
    categories.set(countedCategory(category), { bet: sums.bet + bet, prize: sums.prize + prize });
  }
  if (!withGifts) return [...plays.values()];
  const given = await db
    .select({ id: members.id, lineage: members.lineage, kind: ledgerTransactions.kind, amount: total(ledgerEntries.amount) })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(members, eq(members.id, ledgerAccounts.memberId))
    .where(and(eq(ledgerTransactions.merchant, merchant), inArray(ledgerTransactions.kind, ['bonus', 'rebate']), gte(ledgerTransactions.at, from), lt(ledgerTransactions.at, to), counts))
    .groupBy(members.id, ledgerTransactions.kind);
  for (const { id, lineage: place, kind, amount } of given) of(id, place)[kind === 'bonus' ? 'bonus' : 'rebate'] += amount;
  const salaries = await db
    .select({ id: members.id, lineage: members.lineage, category: contractPayouts.category, amount: total(contractPayouts.amount) })
    .from(contractPayouts)
    .innerJoin(members, eq(members.id, contractPayouts.agentId))
    .where(and(eq(contractPayouts.merchant, merchant), eq(contractPayouts.type, 'dailySalary'), gte(contractPayouts.from, from), lt(contractPayouts.from, to), counts))
    .groupBy(members.id, contractPayouts.category);
  for (const { id, lineage: place, category, amount } of salaries) of(id, place).salaries.set(category, amount);
  return [...plays.values()];
};
