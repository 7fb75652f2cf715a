import { and, count, eq, gte, sql } from 'drizzle-orm';
import { minutes } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { memberDays, members, merchants, teamDays, teamSizes } from '../db/schema/tables.ts';
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

/**
 * Distinct members of a team over a range. Those of one day are kept; over several days a member counts once, so that
 * they are counted from the members' own days.
 */
export const readCounts = async (db: Database, head: Member, days: Days): Promise<Counts> => {
  const [kept] = await db
    .select({ loggedIn: sql<number>`coalesce(sum(${teamDays.loggedIn}), 0)::int`, betting: sql<number>`coalesce(sum(${teamDays.betting}), 0)::int`, active: sql<number>`coalesce(sum(${teamDays.active}), 0)::int`, joined: sql<number>`coalesce(sum(${teamDays.joined}), 0)::int` })
    .from(teamDays)
    .where(and(eq(teamDays.memberId, head.id), isWithin(teamDays, days)));
  const known = kept ?? { loggedIn: 0, betting: 0, active: 0, joined: 0 };
  if (days.startDate === days.endDate) return known;
  const least = await activeMinimumOf(db, head.merchant);
  const each = db.$with('each').as(
    db
      .select({ placed: sql<number>`sum(${memberDays.placed})`.as('placed'), logins: sql<number>`sum(${memberDays.logins})`.as('logins'), validBet: sql<number>`sum(${memberDays.validBet})`.as('valid_bet') })
      .from(memberDays)
      .innerJoin(members, eq(members.id, memberDays.memberId))
      .where(and(isBelow(head), eq(memberDays.merchant, head.merchant), isWithin(memberDays, days)))
      .groupBy(memberDays.memberId),
  );
  const [distinct] = await db
    .with(each)
    .select({ loggedIn: sql<number>`(count(*) filter (where ${each.logins} > 0))::int`, betting: sql<number>`(count(*) filter (where ${each.placed} > 0))::int`, active: sql<number>`(count(*) filter (where ${each.validBet} >= ${least}))::int` })
    .from(each);
  return { ...known, ...distinct };
};

export const countOnline = async (db: Database, head: Member, now: Date): Promise<number> => {
  const [row] = await db.select({ online: count() }).from(members).where(and(isBelow(head), gte(members.lastSeenAt, new Date(now.getTime() - onlineFor))));
  return row?.online ?? 0;
};

/** Everybody in the team, its head included. */
export const sizeOf = async (db: Database, head: Member): Promise<number> => {
  const [row] = await db.select({ size: teamSizes.members }).from(teamSizes).where(eq(teamSizes.memberId, head.id));
  return row?.size ?? 1;
};
