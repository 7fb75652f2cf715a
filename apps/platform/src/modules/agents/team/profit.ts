import { formatAmount } from '@livery/contract/money';
import type { TeamDay, TeamLine } from '@livery/contract/agents/team';
import { and, asc, desc, eq, gte, lte, or, sql } from 'drizzle-orm';
import { addDays } from '../../../core/clock/calendar.ts';
import type { Database } from '../../../core/db/database.ts';
import { isDirectDownline } from './access.ts';
import { emptyDay, readDays } from './daily.ts';
import { type Days, isWithin, readSums, toResultView, selectSums } from './totals.ts';
import { memberDailyStats, teamDailyCategoryStats, teamDailyStats, teamSizes } from './statistics.tables.ts';
import { type Member, members } from '../../members/index.ts';

/**
 * Maximum number of lines in the profit report. A line is a member one level below the team owner, with its team. The
 * lines with the highest bets are listed.
 */
const maxLines = 50;

/**
 * Returns the statistics of every day in a range, the oldest first. Days without activity have zeros. Days after today
 * are omitted.
 */
export const readAllDays = async (
  db: Database,
  memberId: string,
  { startDate, endDate }: Days,
  today: string,
): Promise<TeamDay[]> => {
  const dayByDate = new Map(
    (await readDays(db, memberId, { startDate, endDate }, 'oldest')).map((day) => [day.date, day]),
  );
  const all: TeamDay[] = [];
  for (let day = startDate; day <= endDate && day <= today; day = addDays(day, 1))
    all.push(dayByDate.get(day) ?? emptyDay(day));
  return all;
};

export const readCategories = async (db: Database, memberId: string, { startDate, endDate }: Days) => {
  const { category, validBet, prize, day } = teamDailyCategoryStats;
  const bet = sql<string>`sum(${validBet})`.mapWith(Number);
  const rows = await db
    .select({ category, bet, prize: sql<string>`sum(${prize})`.mapWith(Number) })
    .from(teamDailyCategoryStats)
    .where(and(eq(teamDailyCategoryStats.memberId, memberId), gte(day, startDate), lte(day, endDate)))
    .groupBy(category)
    .having(sql`sum(${teamDailyCategoryStats.settled}) > 0`)
    .orderBy(desc(bet), asc(category));
  return rows.map((row) => ({
    category: row.category,
    bet: formatAmount(row.bet),
    prize: formatAmount(row.prize),
    profit: formatAmount(row.prize - row.bet),
  }));
};

/**
 * Returns the lines of the profit report: one line for the team owner alone, and one line for each member one level
 * below, with its team. Lines without activity are omitted. The sum of all lines is the total of the whole team.
 */
export const readLines = async (db: Database, teamOwner: Member, days: Days): Promise<TeamLine[]> => {
  const sums = selectSums(teamDailyStats);
  const rows = await db
    .select({
      id: members.id,
      account: members.username,
      type: members.type,
      size: sql<number>`coalesce(${teamSizes.members}, 1)`.mapWith(Number),
      ...sums,
    })
    .from(members)
    .innerJoin(
      teamDailyStats,
      and(
        eq(teamDailyStats.memberId, members.id),
        eq(teamDailyStats.merchant, teamOwner.merchant),
        isWithin(teamDailyStats, days),
      ),
    )
    .leftJoin(teamSizes, eq(teamSizes.memberId, members.id))
    .where(isDirectDownline(teamOwner))
    .groupBy(members.id, teamSizes.members)
    .having(
      or(
        ...Object.values(sums)
          .slice(0, 4)
          .map((sum) => sql`${sum} <> 0`),
      ),
    )
    .orderBy(desc(sums.validBet), asc(members.id))
    .limit(maxLines);
  const ownerSums = await readSums(db, memberDailyStats, teamOwner.id, days);
  const lines = rows.map(({ id, account, type, size, ...line }) => ({
    id,
    account,
    type,
    downlines: size - 1,
    ...toResultView(line),
  }));
  return [
    { id: teamOwner.id, account: teamOwner.username, type: teamOwner.type, downlines: 0, ...toResultView(ownerSums) },
    ...lines,
  ];
};
