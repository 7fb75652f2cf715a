import { PlayType, PrizeMode } from '@livery/contract/enums';
import { paths, withQuery } from '@livery/kit/paths';
import type { GameCard } from './game-card.ts';

const seaVendor = 'TCG_SEA';
const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', seaVendor];

const prizeModeOf = ({ vassalage, gameType }: GameCard): string => {
  if (vassalage === seaVendor) return PrizeMode.Sea;
  return gameType === 'ELOTT' ? PrizeMode.Elott : PrizeMode.Lott;
};

/** The address that opens a game. A lottery's also says how it is played. */
export const launchPath = (game: GameCard): string => {
  const { vassalage, roomId, nodeId, supportPlay, gameType, gameId } = game;
  const isLottery = gameType === 'LOTT' || gameType === 'ELOTT' || lotteryVendors.includes(vassalage);
  return withQuery(paths.launchGame, {
    vendor: vassalage,
    gameId: roomId,
    nodeId,
    supportPlay: String(supportPlay),
    ...(isLottery && { playType: PlayType.Tradition, prize_mode: prizeModeOf(game), code: gameId, pageBack: 'home' }),
  });
};
