import type { GameCategory } from '@livery/contract/enums';
import { NodeType } from '@livery/contract/enums/node-type';
import { PlayType, PrizeMode } from '@livery/contract/enums/prize-mode';
import { paths, withQuery } from '@livery/kit/paths';
import { slotsPath } from '../game-list/slots-path.ts';
import type { GameCard } from './game-card.ts';
import type { CurrentPrizeMode } from './prize-mode.ts';

const seaVendor = 'TCG_SEA';
const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', seaVendor];
const lotteryCategories: readonly GameCategory[] = ['LOTT', 'ELOTT'];
const slots: GameCategory = 'RNG';

/** The list of a category with one of its vendors chosen. */
export const vendorPath = (category: string, vassalage: string): string =>
  category === slots
    ? withQuery(slotsPath, { vassalage })
    : withQuery(paths.gameList, { gameType: category, vassalage });

const lotteryPath = ({ vassalage, roomId }: GameCard, current: CurrentPrizeMode): string =>
  withQuery(paths.launchGame, {
    playType: PlayType.Tradition,
    prize_mode: vassalage === seaVendor ? PrizeMode.Sea : current,
    code: roomId,
    pageBack: 'home',
  });

/** The address that a tile leads a member to: a vendor's list, a lottery in the current prize mode, or the game at its vendor. */
export const launchPath = (game: GameCard, current: CurrentPrizeMode): string => {
  const { nodeType, vassalage, roomId, nodeId, supportPlay, gameType } = game;
  if (nodeType === NodeType.Vendor) return vendorPath(gameType, vassalage);
  if (lotteryVendors.includes(vassalage) || lotteryCategories.includes(gameType)) return lotteryPath(game, current);
  return withQuery(paths.launchGame, {
    vendor: vassalage,
    gameId: roomId,
    nodeId,
    supportPlay: String(supportPlay),
    showChoice: 'false',
    ...(game.at && { at: game.at }),
  });
};
