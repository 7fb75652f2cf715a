import { MemberType } from '@livery/contract/enums';
import { and, between, eq, gte, like, lt, ne, sql } from 'drizzle-orm';
import { toCalendarDay } from '../../../core/clock/calendar.ts';
import { bets, isValidBet } from '../../betting/index.ts';
import type { Database } from '../../../core/db/database.ts';
import { toContractCategory } from '../../commissions/index.ts';
import type { Period } from '../contracts/periods.ts';
import { contractPayouts } from '../contracts/contracts.tables.ts';
import { games } from '../../catalogue/index.ts';
import { memberDailyStats } from '../team/statistics.tables.ts';
import { members } from '../../members/index.ts';

/** Bets, prizes, bonuses, rebates and salaries of one member in a period. Amounts are in minor units. */
export interface MemberPlay {
  /** Ids of the members on the path from the root agent to this member, both included. */
  readonly line: readonly string[];
  /** Bets and prizes, by the game category that agent contracts use, such as `SPORTS`. */
  readonly categories: Map<string, { bet: number; prize: number }>;
  bonus: number;
  rebate: number;
  /**
   * Payouts that the member received for daily-salary contracts, by the game category of the contract. `CONS` covers
   * all categories.
   */
  readonly salaries: Map<string, number>;
}

interface MeasurePlayParams {
  readonly merchant: string;
  readonly timeZone: string;
  readonly period: Period;
  /**
   * Path of member ids from the root agent to one agent. If present, only the members of this agent's team are
   * included.
   */
  readonly lineage?: string;
  /** True to include bonuses, rebates and salaries. Only dividends depend on these amounts. */
  readonly withGifts: boolean;
}

const total = (of: Parameters<typeof sql>[1]) => sql<string>`sum(${of})`.mapWith(Number);

/**
 * Sums the bets, prizes, bonuses, rebates and salaries of each member of a brand or team in a period. A bet belongs to
 * the period in which it was settled. Bonuses and rebates come from the daily statistics, so call `aggregateTeams`
 * first. Trial members are excluded.
 */
export const measurePlay = async (
  db: Database,
  { merchant, timeZone, period: { from, to }, lineage, withGifts }: MeasurePlayParams,
): Promise<MemberPlay[]> => {
  const isCounted = and(
    eq(members.merchant, merchant),
    ne(members.type, MemberType.Trial),
    lineage ? like(members.lineage, `${lineage}%`) : undefined,
  );
  const plays = new Map<string, MemberPlay>();
  const getPlay = (memberId: string, path: string): MemberPlay => {
    const play = plays.get(memberId) ?? {
      line: path.split('/').filter(Boolean),
      categories: new Map(),
      bonus: 0,
      rebate: 0,
      salaries: new Map(),
    };
    plays.set(memberId, play);
    return play;
  };
  const played = await db
    .select({
      id: members.id,
      lineage: members.lineage,
      category: games.category,
      bet: total(bets.stake),
      prize: total(bets.payout),
    })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(and(eq(bets.merchant, merchant), isValidBet, gte(bets.settledAt, from), lt(bets.settledAt, to), isCounted))
    .groupBy(members.id, games.category);
  for (const { id, lineage: path, category, bet, prize } of played) {
    const { categories } = getPlay(id, path);
    const sums = categories.get(toContractCategory(category)) ?? { bet: 0, prize: 0 };
    categories.set(toContractCategory(category), { bet: sums.bet + bet, prize: sums.prize + prize });
  }
  if (!withGifts) return [...plays.values()];
  // Only dividends need the bonuses, rebates and salaries, which are stored per day. A dividend period consists of full
  // days, so the sum of its days is exact.
  const days = [toCalendarDay(from, timeZone), toCalendarDay(new Date(to.getTime() - 1), timeZone)] as const;
  const gifts = await db
    .select({
      id: members.id,
      lineage: members.lineage,
      bonus: total(memberDailyStats.bonus),
      rebate: total(memberDailyStats.rebate),
    })
    .from(memberDailyStats)
    .innerJoin(members, eq(members.id, memberDailyStats.memberId))
    .where(and(between(memberDailyStats.day, ...days), isCounted))
    .groupBy(members.id);
  for (const { id, lineage: path, bonus, rebate } of gifts) Object.assign(getPlay(id, path), { bonus, rebate });
  const salaries = await db
    .select({
      id: members.id,
      lineage: members.lineage,
      category: contractPayouts.category,
      amount: total(contractPayouts.amount),
    })
    .from(contractPayouts)
    .innerJoin(members, eq(members.id, contractPayouts.agentId))
    .where(
      and(
        eq(contractPayouts.merchant, merchant),
        eq(contractPayouts.type, 'dailySalary'),
        gte(contractPayouts.from, from),
        lt(contractPayouts.from, to),
        isCounted,
      ),
    )
    .groupBy(members.id, contractPayouts.category);
  for (const { id, lineage: path, category, amount } of salaries) getPlay(id, path).salaries.set(category, amount);
  return [...plays.values()];
};
