import { paths, withQuery } from '@livery/kit/paths';

/** What `code` says where no lottery is named. */
export const lobbyCode = 'lobby';

/** Where a lottery that the address launches is played, or nothing where it launches a vendor's game: `playType` and `prize_mode` are a lottery's alone. */
export const getLotteryPath = (query: URLSearchParams): string | undefined => {
  if (!query.has('playType') && !query.has('prize_mode')) return undefined;
  const [playType, prizeMode, code, pageBack] = ['playType', 'prize_mode', 'code', 'pageBack'].map(
    (name) => query.get(name) ?? undefined,
  );
  if (!code || code === lobbyCode) return withQuery(paths.lottery, { prize_mode: prizeMode, pageBack });
  return withQuery(paths.startLottery, { code, prize_mode: prizeMode, playType: playType ?? 'trad', pageBack });
};
