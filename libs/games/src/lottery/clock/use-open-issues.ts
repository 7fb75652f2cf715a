import { type OpenedLottery, useOpenedNumerosQuery } from '@livery/api/lottery';
import { useEffect, useRef } from 'react';
import { useServerNow } from './use-server-now.ts';

/**
 * Milliseconds between a draw and the first request for its result. The request is repeated until the result has
 * loaded.
 */
const afterDrawMs = 1500;
const retryMs = 2000;
/**
 * Maximum number of milliseconds after a draw during which the app requests the result. If there is still no result, the
 * app waits for the next draw.
 */
const giveUpAfterMs = 45_000;

/**
 * Loads the draw that is open for bets, the last result of a lottery, and the gateway's time. Loads them again when
 * betting closes, and after the draw until the result has loaded. Without a `code`, loads the open draws of all
 * lotteries.
 */
export const useOpenIssues = (code?: string) => {
  const query = useOpenedNumerosQuery(code ? { code } : {}, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
    refetchOnFocus: true,
  });
  const { data, refetch, isFetching } = query;
  const now = useServerNow(data);
  const requestedAt = useRef(0);
  const isDue = data?.list.some((issue) => {
    const awaited = findAwaitedDraw(issue, now);
    return now >= new Date(issue.current.closesAt).getTime() || (awaited !== undefined && now >= awaited + afterDrawMs);
  });
  useEffect(() => {
    if (!isDue || isFetching || document.hidden || now - requestedAt.current < retryMs) return;
    requestedAt.current = now;
    void refetch();
  }, [isDue, isFetching, now, refetch]);
  return { ...query, now };
};

/**
 * Returns the time of the draw before the open one, in epoch milliseconds. Betting on that draw ended when the open
 * draw opened for bets (`opensAt`). From the end of betting to the draw, the time is the same as for the open draw.
 */
const getPreviousDraw = ({ opensAt, closesAt, drawsAt }: OpenedLottery['current']): number =>
  new Date(opensAt).getTime() + new Date(drawsAt).getTime() - new Date(closesAt).getTime();

/**
 * Returns the time of the draw before the open one, in epoch milliseconds, if the app waits for its result. The time
 * can be in the future. Returns undefined if the result has loaded. Also returns undefined `giveUpAfterMs` after the
 * draw.
 */
export const findAwaitedDraw = ({ current, last }: OpenedLottery, now: number): number | undefined => {
  const drawsAt = getPreviousDraw(current);
  const isLoaded = last === null || new Date(last.drawsAt).getTime() >= drawsAt - retryMs;
  return isLoaded || now >= drawsAt + giveUpAfterMs ? undefined : drawsAt;
};
