import { useOpenedNumerosQuery } from '@livery/api/lottery';
import { useEffect, useRef } from 'react';
import { useServerNow } from './use-server-now.ts';

/**
 * Milliseconds between a draw and the first request for its result. The request is repeated until the result has
 * loaded.
 */
const afterDrawMs = 1500;
const retryMs = 2000;
/**
 * Max milliseconds after a draw for which the app requests its result. If there is still no result, the app waits for
 * the next draw.
 */
const giveUpAfterMs = 45_000;

/**
 * Loads the open draw and the last result of a lottery, and the gateway's time. Loads them again when a countdown ends.
 * Without a code, loads the open draws of all lotteries.
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
  const isDue = data?.list.some(({ current, last }) => {
    const isOver = now >= new Date(current.closesAt).getTime();
    const lacksResult =
      last !== null &&
      last.numero < current.numero &&
      isBetween(now - new Date(current.opensAt).getTime(), afterDrawMs, giveUpAfterMs) &&
      new Date(last.drawsAt).getTime() < new Date(current.opensAt).getTime() - retryMs;
    return isOver || lacksResult;
  });
  useEffect(() => {
    if (!isDue || isFetching || document.hidden || now - requestedAt.current < retryMs) return;
    requestedAt.current = now;
    void refetch();
  }, [isDue, isFetching, now, refetch]);
  return { ...query, now };
};

function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value < to;
}
