import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { isDescendant } from './access.ts';
import { type Days, isWithin } from './totals.ts';
import { memberDailyStats, teamDailyStats, teamStatSince, teamSizes } from './statistics.tables.ts';
import { type Member, members } from '../../members/index.ts';
import { merchants } from '../../brands/index.ts';

/** A member counts as online for this number of milliseconds after its last request. */
export const onlineWindowMs = minutes(15);

export const getActiveMinimum = async (db: Database, merchant: string): Promise<number> => {
  const [row] = await db
    .select({ minimum: merchants.activeMinimum })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  return row?.minimum ?? 0;
};

export interface Counts {
  readonly loggedIn: number;
  readonly betting: number;
  readonly active: number;
  readonly joined: number;
}

const added = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`;

/**
 * Counts the distinct members of a team who were active in a range of days. A member who is active on several days
 * counts once. For a single day, the counts are already stored. For several days, the table `team_since` gives the
 * number of members below the team owner. The owner is counted separately with its own daily statistics.
 */
export const readCounts = async (db: Database, teamOwner: Member, days: Days): Promise<Counts> => {
  const { loggedIn, betting, active, joined } = teamDailyStats;
  const [row] = await db
    .select({ loggedIn: added(loggedIn), betting: added(betting), active: added(active), joined: added(joined) })
    .from(teamDailyStats)
    .where(and(eq(teamDailyStats.memberId, teamOwner.id), isWithin(teamDailyStats, days)));
  const totals = row ?? { loggedIn: 0, betting: 0, active: 0, joined: 0 };
  if (days.startDate === days.endDate) return totals;
  const [below] = await db
    .select({
      loggedIn: added(teamStatSince.loggedIn),
      betting: added(teamStatSince.betting),
      active: added(teamStatSince.active),
    })
    .from(teamStatSince)
    .where(
      and(
        eq(teamStatSince.memberId, teamOwner.id),
        isWithin(teamStatSince, days),
        gte(teamStatSince.since, days.startDate),
      ),
    );
  const [ownerTotals] = await db
    .select({
      loggedIn: added(memberDailyStats.logins),
      betting: added(memberDailyStats.placed),
      validBet: sql<string>`coalesce(sum(${memberDailyStats.validBet}), 0)`.mapWith(Number),
    })
    .from(memberDailyStats)
    .where(and(eq(memberDailyStats.memberId, teamOwner.id), isWithin(memberDailyStats, days)));
  const minimum = await getActiveMinimum(db, teamOwner.merchant);
  const isOne = (reached: boolean): number => (reached ? 1 : 0);
  return {
    joined: totals.joined,
    loggedIn: (below?.loggedIn ?? 0) + isOne((ownerTotals?.loggedIn ?? 0) > 0),
    betting: (below?.betting ?? 0) + isOne((ownerTotals?.betting ?? 0) > 0),
    active: (below?.active ?? 0) + isOne((ownerTotals?.validBet ?? 0) >= minimum),
  };
};

export const countOnline = async (db: Database, teamOwner: Member, now: Date): Promise<number> => {
  const [row] = await db
    .select({ online: count() })
    .from(members)
    .where(and(isDescendant(teamOwner), gte(members.lastSeenAt, new Date(now.getTime() - onlineWindowMs))));
  return row?.online ?? 0;
};

/** Returns the number of team members, including the team owner. */
export const getTeamSize = async (db: Database, teamOwner: Member): Promise<number> => {
  const [row] = await db
    .select({ size: teamSizes.members })
    .from(teamSizes)
    .where(eq(teamSizes.memberId, teamOwner.id));
  return row?.size ?? 1;
};
