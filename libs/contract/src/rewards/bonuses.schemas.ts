import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';
import { rewardId } from './promotions.schemas.ts';

/**
 * Cancels a bonus whose wagering requirement is not met yet. The gateway takes the bonus from the wallet. The winnings
 * from bets with the bonus remain.
 */
export const giveUpBonus = {
  request: z.object({ id: rewardId }),
  value: z.object({
    id: rewardId,
    /** Amount that was taken from the wallet: the bonus, or the balance if it was smaller. */
    taken: amount,
    sumBalance: amount,
    currency: z.string(),
  }),
};
