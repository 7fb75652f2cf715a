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
 * Max milliseconds after a draw for which the app requests its result. If there is still no result, the app waits for
 * the next draw.
 */
const giveUpAfterMs = 45_000;

/**
 * Loads the draw that is open for bets, the last result of a lottery, and the gateway's time. Loads them again when a
 * countdown ends. Without a code, loads the open draws of all lotteries.
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
  const isDue = data?.list.some(
    (issue) =>
      now >= new Date(issue.current.closesAt).getTime() ||
      (lacksResult(issue, now) && now - new Date(issue.current.opensAt).getTime() >= afterDrawMs),
  );
  useEffect(() => {
    if (!isDue || isFetching || document.hidden || now - requestedAt.current < retryMs) return;
    requestedAt.current = now;
    void refetch();
  }, [isDue, isFetching, now, refetch]);
  return { ...query, now };
};

/**
 * Returns true if the draw before the open one has no result yet. Returns false if its result is so late that the app
 * no longer waits for it.
 */
export const lacksResult = ({ current, last }: OpenedLottery, now: number): boolean => {
  const opensAt = new Date(current.opensAt).getTime();
  return (
    last !== null &&
    last.numero < current.numero &&
    now - opensAt < giveUpAfterMs &&
    new Date(last.drawsAt).getTime() < opensAt - retryMs
  );
};
