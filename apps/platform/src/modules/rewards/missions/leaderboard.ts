import type { MissionRank } from '@livery/contract/rewards/missions';
import { MemberType } from '@livery/contract/enums';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, desc, eq, gt, gte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { maskName } from '../../../core/text/mask-name.ts';
import { members } from '../../members/index.ts';
import { rewardClaims } from '../rewards.tables.ts';

const shown = 10;

interface Query {
  readonly merchant: Merchant;
  readonly since: Date;
  readonly memberId: string;
}

/**
 * Reads the leaderboard: the members with the most points since a date. Members with equal points have the same rank.
 * If the caller is not in the list, the row of the caller is added at the end.
 */
export const readLeaderboard = async (db: Database, { merchant, since, memberId }: Query): Promise<MissionRank[]> => {
  const points = sql<number>`sum(${rewardClaims.points})::int`;
  const counted = db
    .select({
      memberId: rewardClaims.memberId,
      username: members.username,
      points: points.as('points'),
      rank: sql<number>`(rank() over (order by ${points} desc))::int`.as('rank'),
    })
    .from(rewardClaims)
    .innerJoin(members, eq(members.id, rewardClaims.memberId))
    .where(
      and(
        eq(rewardClaims.merchant, merchant.code),
        eq(rewardClaims.source, 'MISSION'),
        gte(rewardClaims.claimedAt, since),
        gt(rewardClaims.points, 0),
        ne(members.type, MemberType.Trial),
      ),
    )
    .groupBy(rewardClaims.memberId, members.username)
    .as('counted');
  const first = await db.select().from(counted).orderBy(desc(counted.points), asc(counted.memberId)).limit(shown);
  const memberRow = first.some((row) => row.memberId === memberId)
    ? []
    : await db.select().from(counted).where(eq(counted.memberId, memberId));
  return [...first, ...memberRow].map((row) => ({
    rank: row.rank,
    points: row.points,
    isMine: row.memberId === memberId,
    name: row.memberId === memberId ? row.username : maskName(row.username),
  }));
};
