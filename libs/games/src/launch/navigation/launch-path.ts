import type { GameCategory } from '@livery/contract/enums';
import { NodeType } from '@livery/contract/enums/node-type';
import { PlayType, PrizeMode } from '@livery/contract/enums/prize-mode';
import { paths, withQuery } from '@livery/kit/paths';
import type { GameCard } from '../../game-data/game-card.ts';
import type { CurrentPrizeMode } from './prize-mode.ts';

const seaVendor = 'TCG_SEA';
const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', seaVendor];
const lotteryCategories: readonly GameCategory[] = ['LOTT', 'ELOTT'];
const slotsCategory: GameCategory = 'RNG';

/**
 * Returns the path of the page with the games of one vendor (`vassalage`) in a category. Slot games have their own
 * page, other categories use the game list page.
 */
export const getVendorPath = (category: string, vassalage: string): string =>
  category === slotsCategory
    ? withQuery(paths.slots, { vassalage })
    : withQuery(paths.gameList, { gameType: category, vassalage });

const getLotteryLaunchPath = ({ vassalage, roomId }: GameCard, prizeMode: CurrentPrizeMode): string =>
  withQuery(paths.launchGame, {
    playType: PlayType.Tradition,
    prize_mode: vassalage === seaVendor ? PrizeMode.Sea : prizeMode,
    code: roomId,
    pageBack: 'home',
  });

/**
 * Returns the path that a tile opens for a member. For a vendor, this is the list of its games. For a lottery, it is
 * the lottery page. For any other tile, it is the game of the provider. `prizeMode` selects which payouts (prize table) a
 * lottery uses.
 */
export const getLaunchPath = (game: GameCard, prizeMode: CurrentPrizeMode): string => {
  const { nodeType, vassalage, roomId, nodeId, supportPlay, gameType } = game;
  if (nodeType === NodeType.Vendor) return getVendorPath(gameType, vassalage);
  if (lotteryVendors.includes(vassalage) || lotteryCategories.includes(gameType))
    return getLotteryLaunchPath(game, prizeMode);
  return withQuery(paths.launchGame, {
    vendor: vassalage,
    gameId: roomId,
    nodeId,
    supportPlay: String(supportPlay),
    showChoice: 'false',
    ...(game.at && { at: game.at }),
  });
};
