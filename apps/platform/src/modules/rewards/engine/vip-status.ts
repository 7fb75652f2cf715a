import type { Minor } from '@livery/contract/money';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { sumLifetimeBets } from '../../betting/index.ts';
import { members } from '../../members/index.ts';
import { vipLevels } from '../vip.tables.ts';

export type VipLevelRow = typeof vipLevels.$inferSelect;

export interface VipStatus {
  readonly validBets: Minor;
  /**
   * VIP level of the member. It is the higher of two levels: the level that the member's bets have reached, and the
   * level that is stored for the member.
   */
  readonly level: number;
  readonly current: VipLevelRow | undefined;
  /** VIP levels of the brand in ascending order. */
  readonly levels: readonly VipLevelRow[];
}

interface MemberRef {
  readonly merchant: string;
  readonly memberId: string;
}

/**
 * Computes the VIP level of a member from the sum of the member's bets. The result is never lower than the stored
 * level. An operator can also set the stored level.
 */
export const getVipStatus = async (db: Database, { merchant, memberId }: MemberRef): Promise<VipStatus> => {
  const levels = await db
    .select()
    .from(vipLevels)
    .where(eq(vipLevels.merchant, merchant))
    .orderBy(asc(vipLevels.level));
  const [member] = await db.select({ level: members.vipLevel }).from(members).where(eq(members.id, memberId));
  const validBets = await sumLifetimeBets(db, memberId);
  const reached = levels.findLast(({ requiredBets }) => requiredBets <= validBets)?.level ?? 0;
  const level = Math.max(reached, member?.level ?? 0);
  return { validBets, level, levels, current: levels.findLast((each) => each.level <= level) };
};

/**
 * Stores a new VIP level of a member if it is higher than the stored level. The member center (the account page of
 * the member) and the agents' member list use the stored level.
 */
export const syncVipLevel = async (db: Database, { memberId }: MemberRef, level: number): Promise<void> => {
  await db
    .update(members)
    .set({ vipLevel: sql`greatest(${members.vipLevel}, ${level})` })
    .where(and(eq(members.id, memberId), lt(members.vipLevel, level)));
};
