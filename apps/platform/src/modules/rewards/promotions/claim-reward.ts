import { ErrorCode } from '@livery/contract/errors';
import type { Minor } from '@livery/contract/money';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { counterpartAccount, postMovement, readBalance } from '../../ledger/index.ts';
import { assertNotExcluded } from '../../responsible-gaming/index.ts';
import { listClaimableRewards } from './claimable-rewards.ts';
import { loadRewardContext, type RewardQuery } from '../engine/reward-context.ts';
import { clearRollover } from '../engine/wagering-requirement.ts';
import { rewardClaims } from '../rewards.tables.ts';

export interface PaidReward {
  readonly amount: Minor;
  readonly rollover: Minor;
  readonly claimedAt: Date;
  readonly balance: Minor;
  readonly currency: string;
  /** False if the reward was already paid. In this case, no money was moved. */
  readonly isNew: boolean;
}

/**
 * Pays a reward to a member. If the reward was already paid, returns the first payment and moves no money. The function
 * locks the member's wallet first, so that concurrent claims run one after another. The claim and the money movement
 * are stored in one transaction. Throws a GatewayError during a self-exclusion of the member.
 */
export const payReward = (db: Database, query: RewardQuery, rewardId: string): Promise<PaidReward> =>
  db.transaction(async (tx) => {
    const { merchant, memberId, now } = query;
    const { balance, currency } = await readBalance(tx, memberId, 'lock');
    const [paid] = await tx
      .select()
      .from(rewardClaims)
      .where(and(eq(rewardClaims.memberId, memberId), eq(rewardClaims.rewardId, rewardId)));
    if (paid)
      return {
        amount: paid.amount,
        rollover: paid.rollover,
        claimedAt: paid.claimedAt,
        balance,
        currency,
        isNew: false,
      };
    await assertNotExcluded(tx, now, memberId);
    const context = await loadRewardContext(tx, query);
    const reward = (await listClaimableRewards(context)).find(({ id }) => id === rewardId);
    if (!reward) throw new GatewayError(ErrorCode.RewardNotClaimable);
    const { source, promotionId, titles, amount, rollover, points = 0, lines } = reward;
    await clearRollover(tx, memberId, now);
    await tx.insert(rewardClaims).values({
      memberId,
      rewardId,
      merchant: merchant.code,
      source,
      promotionId,
      titles,
      amount,
      rollover,
      points,
      lines,
      claimedAt: now,
      clearedAt: rollover === 0 ? now : null,
    });
    const counterpart = counterpartAccount(merchant.code, 'promotion');
    const after = await postMovement(tx, {
      merchant: merchant.code,
      kind: 'bonus',
      memberId,
      counterpart,
      amount,
      reference: `reward/${rewardId}`,
      at: now,
    });
    return { amount, rollover, claimedAt: now, balance: after, currency, isNew: true };
  });
