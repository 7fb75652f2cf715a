import { ErrorCode } from '@livery/contract/errors';
import type { Minor } from '@livery/contract/money';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { bets } from '../../betting/index.ts';
import { counterpartAccount, postMovement, readBalance } from '../../ledger/index.ts';
import type { RewardQuery } from '../engine/reward-context.ts';
import { getLockedBonus } from '../engine/wagering-requirement.ts';
import { rewardClaims } from '../rewards.tables.ts';

interface GivenUpBonus {
  /** Amount that this call took from the wallet, in minor units. */
  readonly taken: Minor;
  readonly balance: Minor;
  readonly currency: string;
}

/**
 * Takes back a bonus whose wagering requirement is not met, and ends this requirement. The member loses the amount of
 * the bonus, or the full balance if it is smaller. Winnings stay with the member. A repeated call changes nothing.
 * Throws a GatewayError if the member has no such bonus, if its requirement has ended, or while bets are open.
 * Otherwise an open bet with bonus money could win after the end of the requirement.
 */
export const giveUpBonus = (
  db: Database,
  { merchant, memberId, now }: Pick<RewardQuery, 'merchant' | 'memberId' | 'now'>,
  rewardId: string,
): Promise<GivenUpBonus> =>
  db.transaction(async (tx) => {
    const { balance, currency } = await readBalance(tx, memberId, 'lock');
    const isClaim = and(eq(rewardClaims.memberId, memberId), eq(rewardClaims.rewardId, rewardId));
    const [claim] = await tx.select().from(rewardClaims).where(isClaim);
    if (claim?.givenUpAt) return { taken: 0, balance, currency };
    const { bonuses } = await getLockedBonus(tx, memberId);
    if (!claim || !bonuses.some((bonus) => bonus.claim.rewardId === rewardId))
      throw new GatewayError(ErrorCode.NotFound, { message: 'The member has no such bonus with open requirements' });
    const [openBet] = await tx
      .select({ id: bets.id })
      .from(bets)
      .where(and(eq(bets.memberId, memberId), eq(bets.state, 'open')))
      .limit(1);
    if (openBet) throw new GatewayError(ErrorCode.BonusOpenBets);
    await tx.update(rewardClaims).set({ clearedAt: now, givenUpAt: now }).where(isClaim);
    const taken = Math.min(claim.amount, balance);
    if (taken === 0) return { taken, balance, currency };
    const after = await postMovement(tx, {
      merchant: merchant.code,
      kind: 'bonus',
      memberId,
      counterpart: counterpartAccount(merchant.code, 'promotion'),
      amount: -taken,
      reference: `reward/${rewardId}/givenUp`,
      at: now,
    });
    return { taken, balance: after, currency };
  });
