import { useBrand } from '@livery/kit/brand';
import { toCalendarDay } from '@livery/kit/calendar-day';
import { useSession } from '@livery/kit/session';
import type { HomeBlock } from '@livery/merchant/home-blocks';
import { useEffect, useState } from 'react';
import { getAudience, isBlockShown } from './block-visibility.ts';

/** Milliseconds between two checks of the current day. */
const dayCheckMs = 60_000;

/** Returns true while the block is shown to the visitor. The value can change with the session and at midnight. */
export const useIsBlockShown = (block: HomeBlock): boolean => {
  const { timeZone } = useBrand();
  const session = useSession();
  const [now, setNow] = useState(() => new Date());
  const hasDates = Boolean(block.from ?? block.to);
  useEffect(() => {
    if (!hasDates) return undefined;
    const timer = setInterval(() => setNow(new Date()), dayCheckMs);
    return () => clearInterval(timer);
  }, [hasDates]);
  return isBlockShown(block, getAudience(session), toCalendarDay(timeZone, now));
};
