import { useGetPlaySessionQuery } from '@livery/api/responsible-gaming';
import { isTrial } from '@livery/contract/enums';
import type { PlayBreak } from '@livery/contract/responsible-gaming';
import { getSession, setSession, useSession } from '@livery/kit/session';
import { useEffect } from 'react';

/** Max delay of a browser timer in milliseconds. With a longer delay, the browser runs the timer immediately. */
const maxTimeoutMs = 2 ** 31 - 1;
/**
 * Milliseconds that the app waits after the end of a break before it loads the break again. The gateway has then
 * reached the end too.
 */
const endDelayMs = 1000;

const isSameBreak = (one: PlayBreak | null, other: PlayBreak | null): boolean =>
  one?.kind === other?.kind && one?.until === other?.until;

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
    if (!currentData || !current || isSameBreak(current.pause ?? null, currentData.pause)) return;
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
