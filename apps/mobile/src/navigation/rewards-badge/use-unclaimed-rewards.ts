import { useUnclaimedCount } from '@livery/api/rewards/promotions';
import { isTrial } from '@livery/contract/enums';
import { useSession } from '@livery/kit/session';

/** Number of promotions that the member can claim. Zero for guests, free trials and during a break from play. */
export const useUnclaimedRewards = (): number => {
  const session = useSession();
  return useUnclaimedCount(session !== null && !isTrial(session.type) && !session.pause);
};
