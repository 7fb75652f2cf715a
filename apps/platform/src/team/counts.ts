import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { minutes } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { memberDays, members, merchants, teamDays, teamSince, teamSizes } from '../db/schema/tables.ts';
import { isBelow, type Member } from './access.ts';
import { type Days, isWithin } from './sums.ts';

/** Who made a call within this time is online. */
export const onlineFor = minutes(15);

export const activeMinimumOf = async (db: Database, merchant: string): Promise<number> => {
  const [row] = await db.select({ least: merchants.activeMinimum }).from(merchants).where(eq(merchants.code, merchant));
  return row?.least ?? 0;
};

export interface Counts {
  readonly loggedIn: number;
  readonly betting: number;
  readonly active: number;
  readonly joined: number;
}

const added = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`;

/**
 * Distinct members of a team over a range. Those of one day are kept with it; over several days a member counts once: the
 * downlines as `team_since` has them, the head by its own days.
 */
export const readCounts = async (db: Database, head: Member, days: Days): Promise<Counts> => {
  const { loggedIn, betting, active, joined } = teamDays;
  const [kept] = await db
    .select({ loggedIn: added(loggedIn), betting: added(betting), active: added(active), joined: added(joined) })
    .from(teamDays)
    .where(and(eq(teamDays.memberId, head.id), isWithin(teamDays, days)));
  const known = kept ?? { loggedIn: 0, betting: 0, active: 0, joined: 0 };
  if (days.startDate === days.endDate) return known;
  const [below] = await db
    .select({ loggedIn: added(teamSince.loggedIn), betting: added(teamSince.betting), active: added(teamSince.active) })
    .from(teamSince)
    .where(and(eq(teamSince.memberId, head.id), isWithin(teamSince, days), gte(teamSince.since, days.startDate)));
  const [own] = await db
    .select({
      loggedIn: added(memberDays.logins),
      betting: added(memberDays.placed),
      validBet: sql<string>`coalesce(sum(${memberDays.validBet}), 0)`.mapWith(Number),
    })
    .from(memberDays)
    .where(and(eq(memberDays.memberId, head.id), isWithin(memberDays, days)));
  const least = await activeMinimumOf(db, head.merchant);
  const isOne = (reached: boolean): number => (reached ? 1 : 0);
  return {
    joined: known.joined,
    loggedIn: (below?.loggedIn ?? 0) + isOne((own?.loggedIn ?? 0) > 0),
    betting: (below?.betting ?? 0) + isOne((own?.betting ?? 0) > 0),
    active: (below?.active ?? 0) + isOne((own?.validBet ?? 0) >= least),
  };
};

export const countOnline = async (db: Database, head: Member, now: Date): Promise<number> => {
  const [row] = await db
    .select({ online: count() })
    .from(members)
    .where(and(isBelow(head), gte(members.lastSeenAt, new Date(now.getTime() - onlineFor))));
  return row?.online ?? 0;
};

/** Everybody in the team, its head included. */
export const sizeOf = async (db: Database, head: Member): Promise<number> => {
  const [row] = await db.select({ size: teamSizes.members }).from(teamSizes).where(eq(teamSizes.memberId, head.id));
  return row?.size ?? 1;
};
