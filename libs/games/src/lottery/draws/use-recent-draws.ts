import { type LotteryDraw, useLotteryDrawsQuery } from '@livery/api/lottery';
import { useReloadOutdatedDraws } from '../clock/use-reload-after-draw.ts';

/** Number of past draws from which the app computes how often each number was drawn. */
const drawCount = 50;

/**
 * Loads the latest draws of a lottery, the newest first, and loads them again after each draw. `lastNumero` is the number
 * of the last draw with a result.
 */
export const useRecentDraws = (code: string, lastNumero: string | undefined) => {
  const query = useLotteryDrawsQuery({ code, pageNo: 1, pageSize: drawCount }, { refetchOnMountOrArgChange: 5 });
  const { data } = query;
  useReloadOutdatedDraws(lastNumero, data && (data.list[0]?.numero ?? ''), query);
  return query;
};

/** Returns the results of draws. Cancelled draws have none. */
export const getResults = (draws: readonly LotteryDraw[]): readonly (readonly string[])[] =>
  draws.flatMap(({ result }) => (result ? [result] : []));
