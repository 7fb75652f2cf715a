import { useEffect } from 'react';
import { useUnclaimedRewards } from './use-unclaimed-rewards.ts';

/**
 * Reports the number of promotions that the member can claim to the app shell. The bottom bar shows the number, but it
 * renders before this code has loaded.
 */
export const RewardsBadgeSync = ({ onChange }: { onChange: (count: number) => void }) => {
  const count = useUnclaimedRewards();
  useEffect(() => onChange(count), [count, onChange]);
  return null;
};
