import { useGetPlaySessionQuery } from '@livery/api/responsible-gaming';
import { isTrial } from '@livery/contract/enums';
import type { PlayBreak } from '@livery/contract/responsible-gaming';
import { getSession, setSession, useSession } from '@livery/kit/session';
import { deviceStorage } from '@livery/kit/storage';
import { useEffect } from 'react';

/** Max delay of a browser timer in milliseconds. With a longer delay, the browser runs the timer immediately. */
const maxTimeoutMs = 2 ** 31 - 1;
/**
 * Milliseconds between the end of a break and the next request for the member's break. Without this delay, the break
 * may not have ended for the gateway yet when it receives the request.
 */
const endDelayMs = 1000;

const isSameBreak = (one: PlayBreak | null, other: PlayBreak | null): boolean =>
  one?.kind === other?.kind && one?.until === other?.until;

/** Storage key of the end of the break. `prePaintScript`, which runs before the first paint, reads the same key. */
const endKey = 'livery.pause';
/**
 * Stored end of a break that has no end. `prePaintScript` compares it as text with the current ISO date, so it counts
 * as later than every date.
 */
const never = '9999';

/**
 * Stores the end of the break on the device. The next visit then does not show the prerendered home page, which contains
 * promotions.
 */
const storeEnd = (pause: PlayBreak | null): void => {
  if (pause) deviceStorage.set(endKey, pause.until ?? never);
  else deviceStorage.remove(endKey);
};

/**
 * Copies the member's break from play from the gateway into the session, because the access checks read only the
 * session. When the break ends, loads it again. The remaining time is computed with the gateway's clock, because the
 * device clock can be wrong.
 */
export const BreakSync = () => {
  const session = useSession();
  const isMember = session !== null && !isTrial(session.type);
  const { currentData, refetch } = useGetPlaySessionQuery(undefined, { skip: !isMember });

  useEffect(() => {
    const current = getSession();
    if (!currentData || !current) return;
    storeEnd(currentData.pause);
    if (isSameBreak(current.pause ?? null, currentData.pause)) return;
    setSession({ ...current, pause: currentData.pause ?? undefined });
  }, [currentData]);

  useEffect(() => {
    if (!currentData?.pause?.until) return undefined;
    const leftMs = Date.parse(currentData.pause.until) - Date.parse(currentData.now) + endDelayMs;
    const timer = setTimeout(() => void refetch(), Math.min(leftMs, maxTimeoutMs));
    return () => clearTimeout(timer);
  }, [currentData, refetch]);
  return null;
};
