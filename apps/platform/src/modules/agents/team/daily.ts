import type { TeamDay } from '@livery/contract/agents/team';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { type Days, toFlowsView, isWithin, toResultView } from './totals.ts';
import { teamDailyStats } from './statistics.tables.ts';

type Row = typeof teamDailyStats.$inferSelect;

const toDayView = (row: Row): TeamDay => ({
  date: row.day,
  ...toResultView(row),
  ...toFlowsView(row),
  betMembers: row.betting,
  activeMembers: row.active,
  loginMembers: row.loggedIn,
  registerMembers: row.joined,
});

export const emptyDay = (date: string): TeamDay => {
  const none = '0.00';
  return {
    date,
    bet: none,
    prize: none,
    bonus: none,
    rebate: none,
    profit: none,
    deposit: none,
    withdrawal: none,
    salary: none,
    dividend: none,
    betMembers: 0,
    activeMembers: 0,
    loginMembers: 0,
    registerMembers: 0,
  };
};

/** Reads the daily statistics of a member's team. Days without activity are omitted. */
export const readDays = async (
  db: Database,
  memberId: string,
  days: Days,
  order: 'oldest' | 'latest',
  limit = 93,
): Promise<TeamDay[]> => {
  if (limit === 0) return [];
  const rows = await db
    .select()
    .from(teamDailyStats)
    .where(and(eq(teamDailyStats.memberId, memberId), isWithin(teamDailyStats, days)))
    .orderBy(order === 'oldest' ? asc(teamDailyStats.day) : desc(teamDailyStats.day))
    .limit(limit);
  return rows.map(toDayView);
};
