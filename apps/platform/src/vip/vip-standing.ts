import type { Minor } from '@livery/contract/money';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { members, vipLevels } from '../db/schema/tables.ts';
import { lifetimeBets } from '../promotions/member-facts.ts';

export type VipLevelRow = typeof vipLevels.$inferSelect;

export interface VipStanding {
  readonly validBets: Minor;
  /** The highest level whose bets were made. */
  readonly level: number;
  readonly current: VipLevelRow | undefined;
  /** Ascending. */
  readonly levels: readonly VipLevelRow[];
}

interface Who {
  readonly merchant: string;
  readonly memberId: string;
}

/** Where a member's bets have brought it. A level that was reached, or given by the operator, is never lost. */
export const standInVip = async (db: Database, { merchant, memberId }: Who): Promise<VipStanding> => {
  const levels = await db
    .select()
    .from(vipLevels)
    .where(eq(vipLevels.merchant, merchant))
    .orderBy(asc(vipLevels.level));
  const [member] = await db.select({ level: members.vipLevel }).from(members).where(eq(members.id, memberId));
  const validBets = await lifetimeBets(db, memberId);
  const reached = levels.findLast(({ requiredBets }) => requiredBets <= validBets)?.level ?? 0;
  const level = Math.max(reached, member?.level ?? 0);
  return { validBets, level, levels, current: levels.findLast((each) => each.level <= level) };
};

/** Keeps the level that others read (the member center, the agent's list) with what the bets say. */
export const keepVipLevel = async (db: Database, { memberId }: Who, level: number): Promise<void> => {
  await db
    .update(members)
    .set({ vipLevel: sql`greatest(${members.vipLevel}, ${level})` })
    .where(and(eq(members.id, memberId), lt(members.vipLevel, level)));
};
