import { paths, withQuery } from '@livery/kit/paths';

/** Value of the parameter `code` that opens the list of lotteries. */
export const lobbyCode = 'lobby';

/**
 * Returns the page of a lottery that the address launches, or undefined for a vendor's game. Only addresses of
 * lotteries have `playType` and `prize_mode`.
 */
export const getLotteryPath = (query: URLSearchParams): string | undefined => {
  if (!query.has('playType') && !query.has('prize_mode')) return undefined;
  const [playType, prizeMode, code, pageBack] = ['playType', 'prize_mode', 'code', 'pageBack'].map(
    (name) => query.get(name) ?? undefined,
  );
  if (!code || code === lobbyCode) return withQuery(paths.lottery, { prize_mode: prizeMode, pageBack });
  return withQuery(paths.startLottery, { code, prize_mode: prizeMode, playType: playType ?? 'trad', pageBack });
};
