import { useUnclaimedCount } from '@livery/api/rewards/promotions';
import { isTrial } from '@livery/contract/enums';
import { useSession } from '@livery/kit/session';

/**
 * Returns the number of promotions that the member can claim. Returns 0 for a guest, for a trial account, and during a
 * break from play.
 */
export const useUnclaimedRewards = (): number => {
  const session = useSession();
  return useUnclaimedCount(session !== null && !isTrial(session.type) && !session.pause);
};
