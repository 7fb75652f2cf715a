import { paths, withQuery } from '@livery/kit/paths';

/**
 * Value of the URL parameter `code` in a launch URL of a lottery. It opens the list of all lotteries instead of one
 * lottery.
 */
export const lobbyCode = 'lobby';

/**
 * Returns the path of the lottery page if the URL launches a lottery. Returns undefined for any other game. Only URLs
 * of lotteries contain `playType` or `prize_mode`.
 */
export const getLotteryPath = (query: URLSearchParams): string | undefined => {
  if (!query.has('playType') && !query.has('prize_mode')) return undefined;
  const [playType, prizeMode, code, pageBack] = ['playType', 'prize_mode', 'code', 'pageBack'].map(
    (name) => query.get(name) ?? undefined,
  );
  if (!code || code === lobbyCode) return withQuery(paths.lottery, { prize_mode: prizeMode, pageBack });
  return withQuery(paths.startLottery, { code, prize_mode: prizeMode, playType: playType ?? 'trad', pageBack });
};
