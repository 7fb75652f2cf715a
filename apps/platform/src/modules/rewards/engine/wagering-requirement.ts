import type { Minor } from '@livery/contract/money';
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { bets, isValidBet } from '../../betting/index.ts';
import { rewardClaims } from '../rewards.tables.ts';

/** A bonus with its wagering requirement: the sum of bets before it can be withdrawn. */
export interface Wager {
  readonly required: Minor;
  /** Valid bets since the bonus was claimed. */
  readonly betSince: Minor;
}

/**
 * Computes the bets that each bonus still requires. `wagers` is sorted by claim time, the oldest first. A bet counts
 * once, for the oldest unfinished bonus. For each bonus the function sums the requirements of this bonus and of all
 * newer ones, and subtracts the bets since its claim. The highest of these sums is the total that remains. The bets
 * have counted for the oldest bonuses first, so the total belongs to the newest ones.
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
  /** Sum of the bonuses with remaining bets. This part of the balance cannot be withdrawn yet. */
  readonly locked: Minor;
  /** Sum of the bets that all bonuses still require. */
  readonly remaining: Minor;
  /** Bonuses with remaining bets, the oldest first. */
  readonly bonuses: readonly LockedBonus[];
}

/** Loads the bonus money that a member cannot withdraw yet. Inside a transaction, pass the transaction as `db`. */
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
 * Marks all bonuses of a member as cleared when no bonus requires more bets. From then on their bets are not counted
 * any more. Call it inside a transaction that has locked the member's account.
 */
export const clearRollover = async (tx: Database, memberId: string, now: Date): Promise<void> => {
  const { bonuses } = await getLockedBonus(tx, memberId);
  if (bonuses.length > 0) return;
  await tx
    .update(rewardClaims)
    .set({ clearedAt: now })
    .where(and(eq(rewardClaims.memberId, memberId), isNull(rewardClaims.clearedAt)));
};
