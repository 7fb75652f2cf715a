import type { Minor } from '@livery/contract/money';
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { bets, rewardClaims } from '../../../tables.ts';
import { isValidBet } from '../../betting/member-stats.ts';

/** A bonus whose bets are counted. */
export interface Wager {
  readonly required: Minor;
  /** Valid bets since it was claimed. */
  readonly betSince: Minor;
}

/**
 * What is left to bet for each of several bonuses, given in the order they were claimed in. A bet counts for the oldest
 * that it can count for, and once. The whole of what is left is the largest, over all bonuses, of what that one and the
 * later ones ask for less what was bet since it; and since the oldest are served first, it lies with the newest.
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
  /** Of the balance, this cannot be withdrawn yet: the bonuses whose bets are not all made. */
  readonly locked: Minor;
  /** Bets still to be made for all of them. */
  readonly remaining: Minor;
  /** The oldest first. */
  readonly bonuses: readonly LockedBonus[];
}

/** What a member's bonuses still hold back from a withdrawal. Inside a transaction give its handle. */
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

/** Closes the books of a member that has nothing left to bet: only then can what was bet before be forgotten. Inside a transaction that has locked the member's account. */
export const clearRollover = async (tx: Database, memberId: string, now: Date): Promise<void> => {
  const { bonuses } = await getLockedBonus(tx, memberId);
  if (bonuses.length > 0) return;
  await tx
    .update(rewardClaims)
    .set({ clearedAt: now })
    .where(and(eq(rewardClaims.memberId, memberId), isNull(rewardClaims.clearedAt)));
};
