import type { Minor } from '@livery/contract/money';
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { bets, isValidBet } from '../../betting/index.ts';
import { rewardClaims } from '../rewards.tables.ts';

/**
 * Bonus with a wagering requirement, which is the sum of bets that the member must place before the bonus can be
 * withdrawn.
 */
export interface Wager {
  readonly required: Minor;
  /** Sum of the member's valid (settled) bets since the claim of this bonus, in minor units. */
  readonly betSince: Minor;
}

/**
 * Computes the amount that the member must still bet for each bonus. `wagers` is sorted by claim time, the oldest
 * first. A bet counts only for the oldest bonus that still requires bets.
 *
 * 1. Total: for each bonus, add its requirement to the requirements of all newer bonuses, and subtract the bets since
 *    its claim. The total is the highest of these values.
 * 2. Split: from the newest bonus to the oldest, each bonus gets its own requirement until the total is used up. The
 *    older bonuses get 0, because the bets have already met their requirements.
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
  /**
   * Sum of the bonuses for which the member must still place bets, in minor units. The member cannot withdraw this
   * part of the balance.
   */
  readonly locked: Minor;
  /** Sum of the bets that the member must still place for all bonuses. */
  readonly remaining: Minor;
  /** Bonuses that still require bets, the oldest first. */
  readonly bonuses: readonly LockedBonus[];
}

/**
 * Computes the bonus money that a member cannot withdraw yet. Inside a transaction, the caller must pass the
 * transaction as `db`.
 */
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
 * Sets `clearedAt` of all bonuses of the member if none of them requires more bets. Later calls then need not sum bets
 * for these bonuses. The caller's transaction must have locked the member's wallet.
 */
export const clearRollover = async (tx: Database, memberId: string, now: Date): Promise<void> => {
  const { bonuses } = await getLockedBonus(tx, memberId);
  if (bonuses.length > 0) return;
  await tx
    .update(rewardClaims)
    .set({ clearedAt: now })
    .where(and(eq(rewardClaims.memberId, memberId), isNull(rewardClaims.clearedAt)));
};
