import { useUnclaimedCount } from '@livery/api/rewards/promotions';
import { isTrial } from '@livery/contract/enums';
import { useSession } from '@livery/kit/session';
import { useEffect } from 'react';
import { setUnclaimedRewards } from './unclaimed-rewards.ts';

/** Asks how many promotions wait for the member, and has it shown. For a guest and for a free trial there are none. */
export const RewardsBadgeSync = () => {
  const session = useSession();
  const count = useUnclaimedCount(session !== null && !isTrial(session.type));
  useEffect(() => setUnclaimedRewards(count), [count]);
  return null;
};
