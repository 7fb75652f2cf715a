import { useGetPlaySessionQuery } from '@livery/api/responsible-gaming';
import { isTrial } from '@livery/contract/enums';
import type { PlayBreak } from '@livery/contract/responsible-gaming';
import { getSession, setSession, useSession } from '@livery/kit/session';
import { deviceStorage } from '@livery/kit/storage';
import { useEffect } from 'react';

/** Max delay of a browser timer in milliseconds. With a longer delay, the browser runs the timer immediately. */
const maxTimeoutMs = 2 ** 31 - 1;
/**
 * Milliseconds that the app waits after the end of a break before it loads the break again. The wait makes sure that
 * the break has ended for the gateway too.
 */
const endDelayMs = 1000;

const isSameBreak = (one: PlayBreak | null, other: PlayBreak | null): boolean =>
  one?.kind === other?.kind && one?.until === other?.until;

/** Storage key of the end of the break. The script that runs before the first paint reads it too. */
const endKey = 'livery.pause';
/** Stored value for a break without an end. It sorts after every date, because the values are compared as texts. */
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
 * Copies the member's break from the gateway into the session, because the access checks read the session. Loads the
 * break again when it ends. The time of the end is measured with the gateway's clock, because the device clock can be
 * wrong.
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
