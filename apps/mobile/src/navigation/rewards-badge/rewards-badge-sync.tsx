import { useEffect } from 'react';
import { setAppBadge } from './set-app-badge.ts';
import { useUnclaimedRewards } from './use-unclaimed-rewards.ts';

/**
 * Reports to the app shell how many promotions the member can claim, and shows the number on the icon of the installed
 * app. The bottom bar also shows the number. It gets the number from the app shell, because this code loads later than
 * the bar.
 */
export const RewardsBadgeSync = ({ onChange }: { onChange: (count: number) => void }) => {
  const count = useUnclaimedRewards();
  useEffect(() => onChange(count), [count, onChange]);
  useEffect(() => setAppBadge(count), [count]);
  return null;
};
