import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq } from 'drizzle-orm';
import { type Day, toCalendarDay } from '../../../core/clock/calendar.ts';
import type { Database } from '../../../core/db/database.ts';
import { getVipStatus, type VipStatus } from './vip-status.ts';
import { members } from '../../members/index.ts';
import { rewardClaims } from '../rewards.tables.ts';

export type Claim = Pick<
  typeof rewardClaims.$inferSelect,
  'rewardId' | 'source' | 'amount' | 'claimedAt' | 'lines' | 'points'
>;

/** Data of a member from which all rewards of the member are computed. */
export interface RewardContext {
  /** Database, or the current transaction while a reward is being paid. */
  readonly db: Database;
  readonly merchant: Merchant;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly memberId: string;
  readonly registeredAt: Date;
  readonly now: Date;
  /** Current day in the merchant's time zone. */
  readonly today: Day;
  readonly claims: ReadonlyMap<string, Claim>;
  readonly vip: VipStatus;
}

export interface RewardQuery {
  readonly merchant: Merchant;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly memberId: string;
  readonly now: Date;
}

export const loadRewardContext = async (
  db: Database,
  { merchant, flags, memberId, now }: RewardQuery,
): Promise<RewardContext> => {
  const [member] = await db
    .select({ registeredAt: members.registeredAt })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member) throw new Error(`The member ${memberId} of the session does not exist`);
  const { rewardId, source, amount, claimedAt, lines, points } = rewardClaims;
  const claims = await db
    .select({ rewardId, source, amount, claimedAt, lines, points })
    .from(rewardClaims)
    .where(eq(rewardClaims.memberId, memberId));
  const vip = await getVipStatus(db, { merchant: merchant.code, memberId });
  return {
    db,
    merchant,
    flags,
    memberId,
    registeredAt: member.registeredAt,
    now,
    today: toCalendarDay(now, merchant.timeZone),
    claims: new Map(claims.map((claim) => [claim.rewardId, claim])),
    vip,
  };
};
