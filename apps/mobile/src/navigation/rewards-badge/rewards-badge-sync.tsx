import { useUnclaimedCount } from '@livery/api/rewards/promotions';
import { isTrial } from '@livery/contract/enums';
import { useSession } from '@livery/kit/session';
import { useEffect } from 'react';
import { setUnclaimedRewards } from './unclaimed-rewards.ts';

/**
 * Loads the number of promotions that the member can claim and publishes it for the badge. Zero for guests and free
 * trials.
 */
export const RewardsBadgeSync = () => {
  const session = useSession();
  const count = useUnclaimedCount(session !== null && !isTrial(session.type));
  useEffect(() => setUnclaimedRewards(count), [count]);
  return null;
};
