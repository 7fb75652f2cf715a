import type { GameCategory } from '@livery/merchant/categories';
import type { Game } from './catalogue-snapshot.ts';

/** Maximum number of hot games of a category. */
const maxHotPerCategory = 10;
/** Maximum share of the games of a category that are hot. Without it, all games of a small category would be hot. */
const maxHotShare = 0.25;
/**
 * Number of games up to which the first games of the categories fill the list of hot games, if a brand has fewer hot
 * games because it has few players. A brand with few games has a shorter list.
 */
const fillUpTo = 24;
/** Maximum number of games of a category that fill the list of hot games. */
const maxFilledPerCategory = 6;

type GamesByCategory = ReadonlyMap<GameCategory, readonly Game[]>;

/**
 * Selects the hot games of a brand: the first games of each category in `ranked`, which contains the offered games with
 * players, the most played first. The order stays.
 */
export const selectHotGames = (ranked: readonly Game[], byCategory: GamesByCategory): readonly Game[] => {
  const counts = new Map<GameCategory, number>();
  return ranked.filter(({ category }) => {
    const count = (counts.get(category) ?? 0) + 1;
    counts.set(category, count);
    const offered = byCategory.get(category)?.length ?? 0;
    return count <= Math.min(maxHotPerCategory, Math.ceil(offered * maxHotShare));
  });
};

/**
 * Lists the games of the category HOT: the hot games, and then the first games of each category in the order of the
 * operator, until the list is long enough. The games that fill the list are not hot, so their tiles have no label.
 */
export const listWithFillers = (
  hot: readonly Game[],
  byCategory: GamesByCategory,
  getPosition: (game: Game) => number,
): readonly Game[] => {
  if (hot.length >= fillUpTo) return hot;
  const fillers = [...byCategory.values()]
    .flatMap((games) => games.filter((game) => !hot.includes(game)).slice(0, maxFilledPerCategory))
    .sort((one, other) => getPosition(one) - getPosition(other));
  return [...hot, ...fillers.slice(0, fillUpTo - hot.length)];
};
