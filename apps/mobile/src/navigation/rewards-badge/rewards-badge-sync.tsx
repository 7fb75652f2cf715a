import { useEffect } from 'react';
import { useUnclaimedRewards } from './use-unclaimed-rewards.ts';

/**
 * Reports to the app shell how many promotions the member can claim. The bottom bar shows the number, but the bar
 * renders before this code has loaded.
 */
export const RewardsBadgeSync = ({ onChange }: { onChange: (count: number) => void }) => {
  const count = useUnclaimedRewards();
  useEffect(() => onChange(count), [count, onChange]);
  return null;
};
