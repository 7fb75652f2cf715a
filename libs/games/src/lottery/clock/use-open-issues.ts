import { useOpenedNumerosQuery } from '@livery/api/lottery';
import { useEffect, useRef } from 'react';
import { useServerNow } from './use-server-now.ts';

/** Delay after a draw before its result is requested. Repeated until the result is there. Milliseconds. */
const afterDrawMs = 1500;
const retryMs = 2000;
/** Time after which an issue without a result counts as not drawn, and only the next one is requested. Milliseconds. */
const giveUpAfterMs = 45_000;

/**
 * Loads open issues and last results, with the gateway's time. Requests them again when a countdown ends. Without a
 * code, for all lotteries.
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
