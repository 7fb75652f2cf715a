import type { TeamDay } from '@livery/contract/team';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { teamDays } from '../db/schema/tables.ts';
import { type Days, flowsView, isWithin, resultView } from './sums.ts';

type Row = typeof teamDays.$inferSelect;

const dayView = (row: Row): TeamDay => ({
  date: row.day,
  ...resultView(row),
  ...flowsView(row),
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

/** The days of a team on which anything happened. */
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
    .from(teamDays)
    .where(and(eq(teamDays.memberId, memberId), isWithin(teamDays, days)))
    .orderBy(order === 'oldest' ? asc(teamDays.day) : desc(teamDays.day))
    .limit(limit);
  return rows.map(dayView);
};
