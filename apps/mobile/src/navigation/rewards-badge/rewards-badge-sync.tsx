import { useEffect } from 'react';
import { useUnclaimedRewards } from './use-unclaimed-rewards.ts';

/**
 * Passes the number of promotions that the member can claim to the shell, whose bottom bar renders before this code is
 * loaded.
 */
export const RewardsBadgeSync = ({ onChange }: { onChange: (count: number) => void }) => {
  const count = useUnclaimedRewards();
  useEffect(() => onChange(count), [count, onChange]);
  return null;
};
