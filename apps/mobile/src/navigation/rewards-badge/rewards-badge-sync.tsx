import { useEffect } from 'react';
import { setAppBadge } from './set-app-badge.ts';
import { useUnclaimedRewards } from './use-unclaimed-rewards.ts';

/**
 * Reports to the app shell how many promotions the member can claim. The bottom bar shows the number, but the bar
 * renders before this code has loaded. The icon of the installed app shows the number, too.
 */
export const RewardsBadgeSync = ({ onChange }: { onChange: (count: number) => void }) => {
  const count = useUnclaimedRewards();
  useEffect(() => onChange(count), [count, onChange]);
  useEffect(() => setAppBadge(count), [count]);
  return null;
};
