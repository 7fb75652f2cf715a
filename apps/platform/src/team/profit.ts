import { formatAmount } from '@livery/contract/money';
import type { TeamDay, TeamLine } from '@livery/contract/team';
import { and, asc, desc, eq, gte, lte, or, sql } from 'drizzle-orm';
import { addDays } from '../clock/calendar.ts';
import type { Database } from '../db/database.ts';
import { memberDays, members, teamDayCategories, teamDays, teamSizes } from '../db/schema/tables.ts';
import { isRightBelow, type Member } from './access.ts';
import { emptyDay, readDays } from './days.ts';
import { type Days, isWithin, readSums, resultView, sumsOf } from './sums.ts';

/** Lines that are listed: the largest. */
const mostLines = 50;

/** Every day of a range up to today, the oldest first, empty ones included. */
export const readAllDays = async (
  db: Database,
  memberId: string,
  { startDate, endDate }: Days,
  today: string,
): Promise<TeamDay[]> => {
  const known = new Map((await readDays(db, memberId, { startDate, endDate }, 'oldest')).map((day) => [day.date, day]));
  const all: TeamDay[] = [];
  for (let day = startDate; day <= endDate && day <= today; day = addDays(day, 1))
    all.push(known.get(day) ?? emptyDay(day));
  return all;
};

export const readCategories = async (db: Database, memberId: string, { startDate, endDate }: Days) => {
  const { category, validBet, prize, day } = teamDayCategories;
  const bet = sql<string>`sum(${validBet})`.mapWith(Number);
  const rows = await db
    .select({ category, bet, prize: sql<string>`sum(${prize})`.mapWith(Number) })
    .from(teamDayCategories)
    .where(and(eq(teamDayCategories.memberId, memberId), gte(day, startDate), lte(day, endDate)))
    .groupBy(category)
    .having(sql`sum(${teamDayCategories.settled}) > 0`)
    .orderBy(desc(bet), asc(category));
  return rows.map((row) => ({
    category: row.category,
    bet: formatAmount(row.bet),
    prize: formatAmount(row.prize),
    profit: formatAmount(row.prize - row.bet),
  }));
};

/** The head of a team by itself, and the lines right below it that came to something. Together they are the team. */
export const readLines = async (db: Database, head: Member, days: Days): Promise<TeamLine[]> => {
  const sums = sumsOf(teamDays);
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
      teamDays,
      and(eq(teamDays.memberId, members.id), eq(teamDays.merchant, head.merchant), isWithin(teamDays, days)),
    )
    .leftJoin(teamSizes, eq(teamSizes.memberId, members.id))
    .where(isRightBelow(head))
    .groupBy(members.id, teamSizes.members)
    .having(
      or(
        ...Object.values(sums)
          .slice(0, 4)
          .map((sum) => sql`${sum} <> 0`),
      ),
    )
    .orderBy(desc(sums.validBet), asc(members.id))
    .limit(mostLines);
  const own = await readSums(db, memberDays, head.id, days);
  const lines = rows.map(({ id, account, type, size, ...line }) => ({
    id,
    account,
    type,
    downlines: size - 1,
    ...resultView(line),
  }));
  return [{ id: head.id, account: head.username, type: head.type, downlines: 0, ...resultView(own) }, ...lines];
};
