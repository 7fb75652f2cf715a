import { useBrand } from '@livery/kit/brand';
import { useSession } from '@livery/kit/session';
import type { HomeBlock } from '@livery/merchant/home-blocks';
import { useEffect, useState } from 'react';
import { formatDay, getAudience, isBlockShown } from './block-visibility.ts';

/** Time between two looks at the calendar, in milliseconds. */
const dayCheckMs = 60_000;

/** Returns true while the block is shown to the visitor. It changes with the session and at midnight. */
export const useIsBlockShown = (block: HomeBlock): boolean => {
  const { timeZone } = useBrand();
  const session = useSession();
  const [now, setNow] = useState(() => Date.now());
  const hasDates = Boolean(block.from ?? block.to);
  useEffect(() => {
    if (!hasDates) return undefined;
    const timer = setInterval(() => setNow(Date.now()), dayCheckMs);
    return () => clearInterval(timer);
  }, [hasDates]);
  return isBlockShown(block, getAudience(session), formatDay(now, timeZone));
};
