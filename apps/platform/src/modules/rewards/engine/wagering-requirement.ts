import type { Minor } from '@livery/contract/money';
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { isValidBet } from '../../betting/member-stats.ts';
import { bets } from '../../betting/betting.tables.ts';
import { rewardClaims } from '../rewards.tables.ts';

/** A bonus with its wagering requirement. */
export interface Wager {
  readonly required: Minor;
  /** Valid bets since the bonus was claimed. */
  readonly betSince: Minor;
}

/**
 * Remaining bets of each bonus; `wagers` is sorted by claim time, oldest first. A bet counts once, for the oldest
 * unfinished bonus. The total that remains is the maximum over all bonuses of: the requirements of this and all newer
 * bonuses minus the bets since this one. Because the oldest are served first, the newest bonuses have the remainder.
 */
export const computeRemaining = (wagers: readonly Wager[]): Minor[] => {
  let requiredTotal = 0;
  let remainingTotal = 0;
  for (const { required, betSince } of wagers.toReversed()) {
    requiredTotal += required;
    remainingTotal = Math.max(remainingTotal, requiredTotal - betSince);
  }
  return wagers
    .toReversed()
    .map(({ required }) => {
      const remaining = Math.min(required, remainingTotal);
      remainingTotal -= remaining;
      return remaining;
    })
    .toReversed();
};

export interface LockedBonus {
  readonly claim: typeof rewardClaims.$inferSelect;
  readonly remaining: Minor;
}

export interface BonusLock {
  /** Part of the balance that cannot be withdrawn yet: bonuses with remaining bets. */
  readonly locked: Minor;
  /** Remaining bets of all bonuses. */
  readonly remaining: Minor;
  /** Sorted oldest first. */
  readonly bonuses: readonly LockedBonus[];
}

/** Bonus money of a member that cannot be withdrawn yet. Inside a transaction pass its handle. */
export const getLockedBonus = async (db: Database, memberId: string): Promise<BonusLock> => {
  const open = and(eq(rewardClaims.memberId, memberId), isNull(rewardClaims.clearedAt));
  const claims = await db
    .select()
    .from(rewardClaims)
    .where(open)
    .orderBy(asc(rewardClaims.claimedAt), asc(rewardClaims.rewardId));
  if (claims.length === 0) return { locked: 0, remaining: 0, bonuses: [] };
  const sums = await db
    .select({ rewardId: rewardClaims.rewardId, staked: sql<string>`sum(${bets.stake})`.mapWith(Number) })
    .from(rewardClaims)
    .innerJoin(
      bets,
      and(eq(bets.memberId, rewardClaims.memberId), isValidBet, gte(bets.settledAt, rewardClaims.claimedAt)),
    )
    .where(open)
    .groupBy(rewardClaims.rewardId);
  const betSince = new Map(sums.map(({ rewardId, staked }) => [rewardId, staked]));
  const remaining = computeRemaining(
    claims.map(({ rollover, rewardId }) => ({ required: rollover, betSince: betSince.get(rewardId) ?? 0 })),
  );
  const bonuses = claims
    .map((claim, index) => ({ claim, remaining: remaining[index] as Minor }))
    .filter((bonus) => bonus.remaining > 0);
  return {
    locked: bonuses.reduce((sum, { claim }) => sum + claim.amount, 0),
    remaining: bonuses.reduce((sum, bonus) => sum + bonus.remaining, 0),
    bonuses,
  };
};

/**
 * Marks all bonuses of a member as cleared when no bets remain. Only then can earlier bets be ignored. Call it inside a
 * transaction that has locked the member's account.
 */
export const clearRollover = async (tx: Database, memberId: string, now: Date): Promise<void> => {
  const { bonuses } = await getLockedBonus(tx, memberId);
  if (bonuses.length > 0) return;
  await tx
    .update(rewardClaims)
    .set({ clearedAt: now })
    .where(and(eq(rewardClaims.memberId, memberId), isNull(rewardClaims.clearedAt)));
};
