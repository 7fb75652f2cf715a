import { useOpenedNumerosQuery } from '@livery/api/lottery';
import { useEffect, useRef } from 'react';
import { useServerNow } from './use-server-now.ts';

/** Results are asked for this long after their draw, and again until they are there. Milliseconds. */
const afterDrawMs = 1500;
const retryMs = 2000;
/** A result that is not there by then was never drawn: the next one is waited for. Milliseconds. */
const giveUpAfterMs = 45_000;

/** Open issues and last results, renewed when a countdown ends; with the gateway's time. Without a code, of all lotteries. */
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
